// Sockets for measuring: as little work in this process as can be, since it shares two cores with the server.
import WebSocket from "ws";

export class Wire {
	/** Bytes received so far. */
	bytes = 0;
	/** Called with each message, parsed. @type {(message: any) => void} */
	heard = () => {};
	/** The last text received. */
	last = "";
	#socket;

	/** @param {WebSocket} socket */
	constructor(socket) {
		this.#socket = socket;
		socket.on("message", (/** @type {Buffer} */ data) => {
			this.bytes += data.length;
			this.last = data.toString();
			this.heard(JSON.parse(this.last));
		});
	}

	/**
	 * @param {string} origin
	 * @param {string} code
	 * @param {string} [cookie]
	 * @returns {Promise<Wire>}
	 */
	static open(origin, code, cookie) {
		const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/api/tables/${code}/socket`, {
			headers: { Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
			perMessageDeflate: false,
		});
		return new Promise((resolve, reject) => {
			const wire = new Wire(socket);
			socket.once("open", () => resolve(wire));
			socket.once("error", reject);
		});
	}

	/** @param {string} text */
	send(text) {
		this.#socket.send(text);
	}

	/** @returns {Promise<void>} */
	close() {
		return new Promise((resolve) => {
			this.#socket.once("close", () => resolve());
			this.#socket.close(1000);
		});
	}
}

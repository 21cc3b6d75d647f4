// @ts-nocheck  It runs in workerd, whose types are neither those of Node nor those of a page.
// For each message one row and one broadcast, without any rules. What it broadcasts is what the room was seen to send
// (PUT …/reply), so that both push the same bytes.
import { DurableObject } from "cloudflare:workers";

export class Table extends DurableObject {
	#sql = this.ctx.storage.sql;
	#reply = "";

	constructor(ctx, env) {
		super(ctx, env);
		this.#sql.exec("CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
		this.#sql.exec("CREATE TABLE IF NOT EXISTS reply (one INTEGER PRIMARY KEY, body TEXT NOT NULL)");
		this.#reply = this.#sql.exec("SELECT body FROM reply").toArray()[0]?.body ?? "";
	}

	async fetch(request) {
		if (request.method === "PUT") {
			this.#reply = await request.text();
			this.#sql.exec("INSERT OR REPLACE INTO reply VALUES (1, ?)", this.#reply);
			return new Response(null, { status: 204 });
		}
		const [client, server] = Object.values(new WebSocketPair());
		this.ctx.acceptWebSocket(server);
		return new Response(null, { status: 101, webSocket: client });
	}

	webSocketMessage(_socket, body) {
		this.#sql.exec("INSERT INTO message (body) VALUES (?)", body);
		for (const socket of this.ctx.getWebSockets()) socket.send(this.#reply);
	}

	webSocketClose(socket, code) {
		if (![1005, 1006, 1015].includes(code)) socket.close(code);
	}
}

export default {
	fetch(request, env) {
		// /api/tables/CODE/…, as in the product.
		const code = new URL(request.url).pathname.split("/")[3];
		return env.TABLES.getByName(code).fetch(request);
	},
};

// A placeholder: it sends one message through a table and shows what comes back.
const socket = new WebSocket(new URL("/api/tables/ABCDE/socket", location.href.replace(/^http/, "ws")));
socket.addEventListener("open", () => socket.send(JSON.stringify({ hello: "table" })));
socket.addEventListener("message", ({ data }) => {
	const echo = document.querySelector("#echo");
	if (echo) echo.textContent = data;
});
const footer = document.querySelector("#version");
if (footer) footer.textContent = `${__VERSION__} ${__COMMIT__}`;

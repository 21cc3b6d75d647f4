// Sheets: modal dialogs that say something and are closed again.

/** @param {string} id */
export function openSheet(id) {
	const sheet = document.getElementById(id);
	if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal();
}

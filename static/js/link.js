// Addresses of tables.

/** @param {string} code */
export const linkOf = (code) => `${location.origin}/t/${code}`;

/* Where a backend goes. While an address is empty nothing leaves the browser, and the page says so. */

/** Takes applications as JSON; see README.md. */
export const applyEndpoint = '';

/** Takes new posts as JSON; see README.md. */
export const postEndpoint = '';

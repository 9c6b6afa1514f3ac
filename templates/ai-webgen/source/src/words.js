/** What a script says and needs: the JSON that stands at the end of the page under this id. */
export const readWords = (id) => JSON.parse(document.getElementById(id).textContent);

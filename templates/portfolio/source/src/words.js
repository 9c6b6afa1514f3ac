/** What a script says: the JSON that stands at the end of the page under this id. */
export function readWords(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

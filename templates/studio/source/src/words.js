/** What a script says and needs: the JSON that stands at the end of the page under this id. */
export function readWords(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

/** A sentence with what belongs into its braces: `{from} to {to}`. */
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
}

/*
 * What the drafting rules know. It is written out in the page, below the table: each trade and each way of talking is an item
 * there, with its key in data-trade or data-tone. Labels of both are the options of the lists in the brief.
 */
const says = (root, name) => root.querySelector(`[data-slot="${name}"]`).textContent.trim();
const rows = (root, name) =>
  [...root.querySelectorAll(`[data-slot-list="${name}"] > li`)].map((row) => [says(row, 'name'), says(row, 'value')]);

/** Trades by their keys. Names, prices and hours are first guesses, to be corrected by the owner. */
export const readTrades = (root) =>
  byKey(root, 'trade', (item) => ({
    name: says(item, 'name'),
    verb: says(item, 'verb'),
    thing: says(item, 'thing'),
    place: says(item, 'place'),
    offer: rows(item, 'offer'),
    hours: rows(item, 'hours'),
    question: [says(item, 'question'), says(item, 'answer')],
  }));

/** Ways of talking by their keys: sentences with gaps such as `{thing}`, and what the button says. */
export const readTones = (root) =>
  byKey(root, 'tone', (item) =>
    Object.fromEntries(['headline', 'lead', 'about', 'action'].map((name) => [name, says(item, name)])),
  );

/** Titles of the parts that can be wished for, in the order in which they are drawn, and the fields of a contact form. */
export const readParts = (root) => ({
  titles: Object.fromEntries(
    [...root.querySelectorAll('[name="part"]')].map((box) => [box.value, box.parentElement.textContent.trim()]),
  ),
  contact: says(root, 'rules.contact'),
  fields: [...root.querySelectorAll('[data-contact-fields] > li')].map((item) => item.textContent.trim()),
});

/** A sentence with its gaps filled; a gap that nobody knows stays. */
export const fill = (sentence, values) =>
  sentence.replace(/\{(\w+)\}/g, (gap, name) => String(values[name] ?? gap));

function byKey(root, kind, read) {
  const items = [...root.querySelectorAll(`[data-${kind}]`)];
  return Object.fromEntries(items.map((item) => [item.dataset[kind], read(item)]));
}

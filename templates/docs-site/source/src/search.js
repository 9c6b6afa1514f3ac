/* The index of the manual and the search in it: made in the browser when it is first wanted, from the words of all pages, which stand in each. */

const split = (text) => text.toLowerCase().match(/[a-z0-9][a-z0-9.-]*[a-z0-9]|[a-z0-9]/g) ?? [];
const wordsOf = (elements) => elements.map(({ textContent }) => textContent.trim()).join(' ');

export function makeIndex() {
  const entries = [...document.querySelectorAll('[data-manual] > div')].flatMap((page) => {
    const [name, start, parts] = page.children;
    const title = name.textContent;
    return [
      { page: title, heading: '', address: page.dataset.file, text: wordsOf([...start.children]) },
      ...[...parts.children].map((part) => ({ page: title, heading: part.firstElementChild.textContent, address: part.dataset.place, text: wordsOf([...part.lastElementChild.children]) })),
    ];
  });
  for (const entry of entries) entry.words = { title: split(`${entry.heading} ${entry.heading ? '' : entry.page}`), page: split(entry.page), text: split(entry.text) };
  const vocabulary = [...new Set(entries.flatMap((entry) => [...entry.words.title, ...entry.words.page, ...entry.words.text]))];
  return { entries, vocabulary };
}

/** How many letters must be added, dropped, changed or swapped; stops counting at the limit. */
export function distance(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, row[j] + 1, next[j - 1] + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length];
}

/* Words of the manual that a typed word may mean: those that begin with it, or else those that are nearly it. */
function meanings(word, vocabulary) {
  const begins = vocabulary.filter((known) => known.startsWith(word));
  if (begins.length) return begins;
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (!limit) return [];
  return vocabulary.filter((known) => distance(word, known, limit) <= limit || (known.length > word.length && distance(word, known.slice(0, word.length), limit) <= limit));
}

export function search({ entries, vocabulary }, query) {
  const asked = split(query);
  if (!asked.length) return { hits: [], marks: [] };
  const wanted = asked.map((word) => ({ word, means: new Set(meanings(word, vocabulary)) }));
  const score = ({ words: own }) => {
    let sum = 0;
    for (const { word, means } of wanted) {
      const points = (list, worth) => (list.includes(word) ? worth * 2 : list.some((known) => means.has(known)) ? worth : 0);
      const one = points(own.title, 8) + points(own.page, 3) + points(own.text, 2);
      if (!one) return 0;
      sum += one;
    }
    // A heading that says this and nothing else comes first.
    return own.title.every((known) => wanted.some(({ means }) => means.has(known))) ? sum + 6 : sum;
  };
  const hits = entries.map((entry) => ({ ...entry, score: score(entry) })).filter((hit) => hit.score).sort((a, b) => b.score - a.score).slice(0, 8);
  return { hits, marks: [...new Set(wanted.flatMap(({ means }) => [...means]))].sort((a, b) => b.length - a.length) };
}

/** A piece of text around the first marked word, cut into marked and other parts. */
export function excerpt(text, marks, around = 46) {
  if (!marks.length) return [[false, text.slice(0, around * 2)]];
  const test = new RegExp(`\\b(${marks.slice(0, 40).map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  const first = text.search(test);
  const from = first > around ? text.lastIndexOf(' ', first - around) + 1 : 0;
  const to = text.length > from + around * 3 ? text.lastIndexOf(' ', from + around * 3) : text.length;
  const piece = `${from ? '... ' : ''}${text.slice(from, to)}${to < text.length ? ' ...' : ''}`;
  return piece.split(test).map((part, i) => [i % 2 === 1, part]);
}

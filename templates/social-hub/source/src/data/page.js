/**
 * What belongs to the community stands in `index.html`: it is read before React takes its place. A part that has been taken out
 * of the page is empty here.
 */
const textOf = (name, inside = document) => inside.querySelector(`[data-slot="${name}"]`)?.textContent ?? '';
const listOf = (text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** An item with the texts named, its `data-` attributes, and the photograph that stands in it. */
const itemsOf = (name, texts) =>
  [...document.querySelectorAll(`[data-slot-list="${name}"] > li`)].map((item) => {
    const image = item.querySelector('img[data-photo]');
    const photo = image && {
      src: image.getAttribute('src'),
      width: image.width,
      height: image.height,
      alt: image.alt,
      focus: image.style.objectPosition,
    };
    return { ...item.dataset, ...Object.fromEntries(texts.map((text) => [text, textOf(text, item)])), photo };
  });

export const words = {
  name: textOf('brand.name'),
  people: textOf('today.people-title'),
  samples: textOf('legal.samples'),
  rules: textOf('legal.rules'),
  contact: textOf('contact.words'),
  mail: textOf('contact.email'),
};

export const hasLeaf = document.querySelector('[data-slot-section="leaf"]') !== null;

/** What the five kinds of notes are called. */
export const kindNames = JSON.parse(document.getElementById('kinds').textContent);

export const people = itemsOf('people.items', ['name', 'home', 'about', 'since', 'follows']).map((one) => ({
  ...one,
  since: Number(one.since),
  follows: listOf(one.follows),
}));
export const notes = itemsOf('notes.items', ['title', 'text', 'tabs']).map((one) => ({
  ...one,
  tabs: listOf(one.tabs),
}));
export const answers = itemsOf('answers.items', ['text']);
export const messages = itemsOf('messages.items', ['text']);
export const activity = itemsOf('activity.items', []);

/**
 * What belongs to whoever offers the pad stands in `index.html`: it is read before React takes its place. A part that has been
 * taken out of the page is empty here.
 */
const textOf = (name, inside = document) => inside.querySelector(`[data-slot="${name}"]`)?.textContent ?? '';
const itemsOf = (name) => [...document.querySelectorAll(`[data-slot-list="${name}"] > li`)];
const tagsOf = (text) => text.split(',').map((tag) => tag.trim().toLowerCase()).filter(Boolean);

export const words = {
  name: textOf('brand.name'),
  advice: textOf('legal.advice'),
  shortAdvice: textOf('legal.short'),
  samples: textOf('legal.samples'),
  contact: textOf('contact.words'),
  mail: textOf('contact.email'),
};

/** What every new letter begins with, until it is changed under Settings. */
export const owner = JSON.parse(document.getElementById('owner').textContent);

export const letterItems = itemsOf('letters.items').map((item) => ({
  ...Object.fromEntries(
    ['name', 'group', 'when', 'to', 'subject', 'text', 'ending', 'note'].map((part) => [part, textOf(part, item)]),
  ),
  tags: tagsOf(textOf('tags', item)),
}));

export const sheetItems = itemsOf('sheets.items').map((item) => ({
  ...Object.fromEntries(
    ['title', 'to', 'text', 'ending', 'folder', 'earlier-title', 'earlier-text', 'first-title', 'first-text'].map(
      (part) => [part, textOf(part, item)],
    ),
  ),
  tags: tagsOf(textOf('tags', item)),
  isLetter: item.dataset.kind === 'letter',
  hoursAgo: Number(item.dataset.ago),
}));

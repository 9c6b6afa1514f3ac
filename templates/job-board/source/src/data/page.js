/**
 * What belongs to the board stands in the pages: it is read before React takes its place. A page without a list has none of it.
 */
const textOf = (item, name) => item.querySelector(`[data-slot="${name}"]`)?.textContent ?? '';
const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const itemsOf = (name) => [...document.querySelectorAll(`[data-slot-list="${name}"] > li`)];

/** The photograph that stands in a frame, or null. */
function photoIn(frame) {
  const image = frame?.querySelector('img[data-photo]');
  return image && { src: image.getAttribute('src'), alt: image.alt, focus: image.style.objectPosition };
}

const namesOf = (list) => Object.fromEntries(itemsOf(list).map((item) => [item.dataset.key, textOf(item, 'name')]));
const flaggedOf = (list) =>
  Object.fromEntries(
    itemsOf(list).map((item) => [item.dataset.key, { name: textOf(item, 'name'), letter: item.dataset.letter }]),
  );

export const kinds = flaggedOf('fields.kinds');
export const places = namesOf('fields.places');
export const contracts = flaggedOf('fields.contracts');
export const watches = namesOf('fields.hours');

export const jobs = itemsOf('jobs.items').map((item) => {
  const { key, kind, place, contract, hours, from, to, posted, closes, drawing } = item.dataset;
  return {
    id: key,
    kind,
    place,
    contract,
    watch: hours,
    pay: [Number(from), Number(to)],
    posted,
    closes,
    ship: drawing,
    photo: photoIn(item),
    title: textOf(item, 'title'),
    employer: textOf(item, 'employer'),
    port: textOf(item, 'port'),
    why: textOf(item, 'why'),
    does: linesOf(textOf(item, 'does')),
    needs: linesOf(textOf(item, 'needs')),
  };
});
export const byId = Object.fromEntries(jobs.map((job) => [job.id, job]));

/** Pages without jobs and forms have no words of them. */
const none = { flags: '', pays: '', sign: '' };
export const words = {
  ...none,
  ...JSON.parse(document.getElementById('words')?.textContent ?? '{}'),
  brand: textOf(document, 'brand.name'),
  title: textOf(document, 'hero.title'),
  lead: textOf(document, 'hero.words'),
  postTitle: textOf(document, 'post.title'),
  postLead: textOf(document, 'post.words'),
};
export const heroPhoto = photoIn(document.querySelector('[data-slot-photo="hero.photo"]'));

/** `€2,000`: the sign of the currency before the number. */
export const money = (number) => `${words.sign}${number.toLocaleString('en-GB')}`;

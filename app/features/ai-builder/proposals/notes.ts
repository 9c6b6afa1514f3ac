import type { SiteValues, Value } from '../../../../domain/contract/contract.ts';
import { asPhone, type Business, isUnwanted } from './business.ts';
import { stationsIn } from './career.ts';
import { nearestPalette } from './own-look.ts';
import { shorten } from './shorten.ts';

/** What parts are called in a note. Those that no description can fill are named as what is missing. */
const NOTHING_TO_SHOW: Record<string, string> = {
  gallery: 'Pictures for a gallery',
  pictures: 'Pictures',
  projects: 'Projects to show',
  testimonials: 'Testimonials',
  faq: 'Questions with their answers',
  news: 'News',
  blog: 'Posts',
  statistics: 'Figures',
  partners: 'Names of partners',
  downloads: 'Files to download',
  video: 'A video',
  jobs: 'Open positions',
  steps: 'Steps',
  features: 'Features',
  social: 'Accounts on other services',
};

const NOT_MADE: Record<string, string> = {
  newsletter: 'A form for a newsletter',
  shop: 'A basket with payment',
  animation: 'Animation',
  map: 'A drawn map',
};

function colourNote({ facts }: Business, { template = '' }: SiteValues): string {
  const words = facts.colours.map(({ word }) => word).join(', ');
  return nearestPalette(template, facts.colours)
    ? `Of the template’s own palettes the one nearest to ${words} is shown.`
    : `The template keeps its own colours; ${words} can be chosen later.`;
}

const hasLegalPage = ({ pages }: SiteValues) => pages?.includes('legal.html');

const MADE_BY_BASE = new Set(['newsletter']);

/** What of the facts is on no page, and what has to be added, as whole sentences. */
export function notesOf(business: Business, values: SiteValues, isBase: boolean): string[] {
  const { facts } = business;
  const wanted = [...new Set([...facts.wanted, ...facts.forms])];
  const missing = wanted.flatMap((part) => NOTHING_TO_SHOW[part] ?? []);
  const unmade = wanted.flatMap((part) => (isBase && MADE_BY_BASE.has(part) ? [] : (NOT_MADE[part] ?? [])));
  const dropped = droppedFacts(business, values);
  const shown = shownIn(values);
  const left = facts.leftOver.filter((text) => !shown.includes(plain(text)));
  return [
    ...(facts.name ? [] : [`No name was found. The pages say “${business.name}” until you change it.`]),
    ...(facts.kind ? [] : ['What kind of business it is was not clear, so the words are general.']),
    ...missing.map((what) => `${what}: none given, so the section is left out. Nothing is invented.`),
    ...unmade.map((what) => `${what} is not part of this template.`),
    ...dropped.map((text) => `“${shorten(text, 80)}” is on no page of this template.`),
    ...(isBase || facts.colours.length === 0 ? [] : [colourNote(business, values)]),
    ...(/^(en|de)$/.test(facts.language)
      ? []
      : ['Your own words are kept; headings and buttons are in English and can be changed.']),
    ...(left.length > 0
      ? [`Not understood: ${left.map((text) => `“${shorten(text, 80)}”`).join(', ')}.`]
      : []),
    hasLegalPage(values)
      ? 'Who runs the website, the terms and how long messages are kept have to be added on the legal page.'
      : 'The template has no legal page: who runs the website has to be added.',
  ];
}

/** Jobs with their years stand as entries, not as the sentence. */
const isDrawn = (sentence: string, { template }: SiteValues) =>
  template === 'one-page-cv' && stationsIn(sentence).length > 0;

/** Facts that stand in no value, in the words they were given in. */
export function droppedFacts(business: Business, values: SiteValues): string[] {
  const { facts } = business;
  const shown = shownIn(values);
  // Days in a table of the week stand there one by one.
  const hasWeek = 'hours.monday' in values.slots;
  const hides = (...parts: string[]) => isUnwanted(business, ...parts);
  const all = [
    facts.name && business.name,
    ...facts.places.map(({ text, street, town }) => street ?? town ?? text),
    ...facts.phones.map(asPhone),
    ...facts.emails,
    ...facts.links.map((link) => link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')),
    ...(facts.handles ?? []).map(({ handle }) => handle.replace(/^@/, '')),
    ...(hides('hours') ? [] : facts.hours.flatMap(({ days, times }) => (hasWeek ? [times] : [days, times]))),
    ...(hides('offers', 'menu')
      ? []
      : business.offers.flatMap(({ group, name, detail }) => [group, name, detail])),
    ...(hides('offers', 'menu', 'prices') ? [] : facts.offers.map(({ price }) => price)),
    ...(hides('prices') ? [] : (facts.prices ?? [])),
    ...(hides('team') ? [] : facts.people.flatMap(({ name, role }) => [name, role])),
    ...(hides('events', 'schedule') ? [] : facts.dates.flatMap(({ date, what }) => [date, what])),
    ...(hides('about') ? [] : business.sentences.filter((sentence) => !isDrawn(sentence, values))),
  ];
  const texts = all.filter((text): text is string => Boolean(text?.trim()));
  return [...new Set(texts)].filter((text) => !shown.includes(plain(text)));
}

/** Every text of the pages, to look for another one in it. */
const shownIn = (values: SiteValues) => plain(Object.values(values.slots).flatMap(textsOf).join('\n'));

const plain = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/[\s.!?…]+$/u, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Every text in a value. */
function textsOf(value: Value): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => Object.values(item).flatMap(textsOf));
  return [];
}

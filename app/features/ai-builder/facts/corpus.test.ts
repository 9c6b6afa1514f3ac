import { expect, it } from 'vitest';
import descriptions from '../composer/testing/descriptions.json' with { type: 'json' };
import type { Facts } from './facts.ts';
import { readFacts } from './read-facts.ts';

/** Our kinds by the coarser ones of the descriptions. */
const KINDS: Record<string, string> = {
  bakery: 'bakery cafe',
  restaurant: 'restaurant food-stand bar brewery cafe',
  salon: 'hair-salon barber nail-studio spa',
  trades: 'carpenter builder plumber electrician painter gardener mechanic repair cleaning',
  law: 'law-firm accountant consultancy',
  medical: 'doctor dentist therapist physiotherapist vet',
  hotel: 'hotel guesthouse campsite',
  fitness: 'gym yoga dance sports-club',
  portfolio: 'photographer artist designer maker',
  freelance: 'developer designer writer agency',
  invitation: 'wedding party',
  music: 'band musician dj',
  charity: 'charity association church',
  school: 'school nursery tutor',
  shop: 'shop maker florist bookshop farm bike-shop',
  saas: 'saas app',
  blog: 'blog newsletter magazine podcast writer',
  event: 'conference concert',
  architecture: 'architect estate-agent',
};

/** Letters and digits alone: blanks and signs are written in many ways. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}€£$¥₹]/gu, '');
}

/** All facts that have a place of their own, in both orders in which a page may put them. */
function structured(facts: Facts): string {
  const parts = [
    facts.name ?? '',
    ...facts.places.map(({ text, town }) => `${text} ${town ?? ''}`),
    ...facts.phones,
    ...facts.emails,
    ...facts.links,
    ...(facts.handles ?? []).map(({ handle }) => handle),
    ...(facts.prices ?? []),
    ...facts.hours.map(({ what, days, times }) => `${what ?? ''} ${days} ${times}`),
    ...facts.offers.flatMap(({ name, detail, price }) => [
      `${name} ${detail ?? ''} ${price ?? ''}`,
      `${name} ${price ?? ''}`,
    ]),
    ...facts.people.flatMap(({ name, role }) => [`${name} ${role ?? ''}`, `${role ?? ''} ${name}`]),
    ...facts.dates.flatMap(({ date, what }) => [`${date} ${what ?? ''}`, `${what ?? ''} ${date}`]),
  ];
  return parts.map(bare).join('|');
}

it('finds most facts of descriptions that were written by somebody else', () => {
  const count = { kinds: 0, names: 0, languages: 0, facts: 0, kept: 0, expected: 0 };
  for (const { text, kind, name, lang, facts: expected } of descriptions) {
    const facts = readFacts(text);
    const isKind =
      kind === 'application'
        ? facts.application !== null
        : facts.application === null && KINDS[kind]?.split(' ').includes(facts.kind ?? '');
    const own = structured(facts);
    const all = `${own}|${bare([...facts.sentences, facts.tagline ?? ''].join(' '))}`;
    count.kinds += isKind ? 1 : 0;
    count.names += bare(facts.name ?? '') === bare(name ?? '') ? 1 : 0;
    count.languages += facts.language === lang ? 1 : 0;
    count.expected += expected.length;
    count.facts += expected.filter((fact) => own.includes(bare(fact))).length;
    count.kept += expected.filter((fact) => all.includes(bare(fact))).length;
  }
  const of = descriptions.length;
  process.stdout.write(
    `Facts: ${count.facts} of ${count.expected} in their places, ${count.kept} with sentences; kinds ${count.kinds}, names ${count.names}, languages ${count.languages} of ${of}.\n`,
  );
  expect(count.kinds).toBeGreaterThanOrEqual(of * 0.93);
  expect(count.names).toBeGreaterThanOrEqual(of * 0.82);
  expect(count.languages).toBeGreaterThanOrEqual(of * 0.95);
  expect(count.facts).toBeGreaterThanOrEqual(count.expected * 0.77);
  expect(count.kept).toBeGreaterThanOrEqual(count.expected * 0.87);
});

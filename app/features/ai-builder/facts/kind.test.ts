import { expect, it } from 'vitest';
import { KIND_WORDS } from './kind-words.ts';
import { readFacts } from './read-facts.ts';

it.each([
  ['Schuhmacherwerkstatt mit Laden', 'repair'],
  ['Hochzeitsfotografin aus Ulm', 'photographer'],
  ['Dorfbaeckerei am Bach', 'bakery'],
  ['Tierarztpraxis für Katzen', 'vet'],
  ['software for restaurants', 'saas'],
  ['A blog about baking bread', 'blog'],
  ['Yoga studio above the bakery', 'yoga'],
  ["I teach piano. My husband's a plumber", 'tutor'],
  ['14 Chapel Street. Solicitors', 'law-firm'],
  ['IRON PANTRY GYM, $39 a month, free trial', 'gym'],
  ['strona dla salonu fryzjerskiego', 'hair-salon'],
  ['小さなパン屋', 'bakery'],
  ['something nice, please', null],
])('%s', (text, kind) => {
  expect(readFacts(text).kind).toBe(kind);
});

it('is found by the first word of each kind in English and in German', () => {
  for (const [kind, words] of Object.entries(KIND_WORDS)) {
    const [strong = ''] = words.split('|');
    for (const group of strong.split(';').slice(0, 2)) {
      const word = group.split(',')[0]?.replaceAll('*', '').trim() ?? '';
      const { kind: found, otherKinds } = readFacts(`Website: ${word}`);
      expect([found, ...otherKinds], word).toContain(kind);
    }
  }
});

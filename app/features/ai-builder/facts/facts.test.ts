import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import { readFacts } from './read-facts.ts';

const LEAFLET = `Silver Crumb
Bakery and café in Hebden Bridge

We have baked bread by hand since 1987. Our ovens are heated with wood from the valley.

Opening hours
Mon–Fri 7–17
Sat 8–14
Closed Sundays

Price list
Sourdough loaf ........ £4.20
Rye bread (800 g) ..... £3.80
Cinnamon bun £2.50

Team
Marta Lewin – head baker
Joe Birch – front of house

12 Bridge Gate, Hebden Bridge HX7 8EX
Tel. 01632 960 111 · hello@silvercrumb.example
Please make it warm, cream and dark green. No blog.`;

const HANDBILL = `Schuhmacherwerkstatt Fadenlauf, Lindenstraße 5, 04109 Leipzig. Wir reparieren Schuhe, Taschen und Gürtel.
Absätze ab 12 €, neue Sohlen 35 €. Di-Fr 9-18 Uhr, Sa 10–13 Uhr, montags geschlossen. Inhaberin ist Klara Vogt.
Tel. 0341 23125 44. Die Seite soll schlicht sein, dunkelblau und weiß, ohne Galerie, mit Kontaktformular.`;

describe('a pasted leaflet', () => {
  it('is read in full', () => {
    expect(readFacts(LEAFLET)).toMatchObject({
      language: 'en',
      kind: 'bakery',
      otherKinds: ['cafe'],
      application: null,
      name: 'Silver Crumb',
      places: [
        {
          street: '12 Bridge Gate',
          postcode: 'HX7 8EX',
          town: 'Hebden Bridge',
          text: '12 Bridge Gate, Hebden Bridge HX7 8EX',
        },
      ],
      phones: ['01632 960 111'],
      emails: ['hello@silvercrumb.example'],
      hours: [
        { days: 'Mon–Fri', times: '7–17' },
        { days: 'Sat', times: '8–14' },
        { days: 'Sundays', times: 'Closed' },
      ],
      offers: [
        { name: 'Sourdough loaf', price: '£4.20' },
        { name: 'Rye bread', detail: '800 g', price: '£3.80' },
        { name: 'Cinnamon bun', price: '£2.50' },
      ],
      people: [
        { name: 'Marta Lewin', role: 'head baker' },
        { name: 'Joe Birch', role: 'front of house' },
      ],
      colours: [{ word: 'cream' }, { word: 'dark green' }],
      tones: ['warm'],
      unwanted: ['blog'],
      sentences: [
        'We have baked bread by hand since 1987.',
        'Our ovens are heated with wood from the valley.',
      ],
      leftOver: [],
    });
  });

  it('is read in German', () => {
    expect(readFacts(HANDBILL)).toMatchObject({
      language: 'de',
      kind: 'repair',
      name: 'Schuhmacherwerkstatt Fadenlauf',
      places: [{ street: 'Lindenstraße 5', postcode: '04109', town: 'Leipzig' }],
      phones: ['0341 23125 44'],
      hours: [
        { days: 'Di-Fr', times: '9-18 Uhr' },
        { days: 'Sa', times: '10–13 Uhr' },
        { days: 'montags', times: 'geschlossen' },
      ],
      offers: [
        { name: 'Schuhe' },
        { name: 'Taschen' },
        { name: 'Gürtel' },
        { name: 'Absätze', price: 'ab 12 €' },
        { name: 'neue Sohlen', price: '35 €' },
      ],
      people: [{ name: 'Klara Vogt', role: 'Inhaberin' }],
      colours: [{ word: 'dunkelblau' }, { word: 'weiß' }],
      tones: ['minimal'],
      unwanted: ['gallery'],
      forms: ['contact'],
    });
  });
});

describe('wishes', () => {
  it('win over the description, and the later over the earlier', () => {
    const facts = readFacts('A light blue blog called First, with a gallery', [
      'make it darker',
      'another colour: teal',
      'call it Second',
      'remove the gallery',
      'add a contact form',
      'fewer sections',
    ]);
    expect(facts).toMatchObject({
      name: 'Second',
      colours: [{ word: 'teal' }],
      scheme: 'dark',
      wanted: [],
      unwanted: ['gallery'],
      forms: ['contact'],
      size: 'fewer',
    });
    expect(readFacts('A green bakery', ['call it Silver Calm'])).toMatchObject({
      colours: [{ word: 'green' }],
      tones: [],
    });
    expect(readFacts('A bakery', ['no gallery', 'with a gallery after all'])).toMatchObject({
      wanted: ['gallery'],
      unwanted: [],
    });
  });

  it('change one of two colours when they say which', () => {
    const { colours } = readFacts('Gym, white text on a navy background', ['red accents']);
    expect(colours.map(({ word, on }) => [word, on])).toEqual([
      ['navy', 'ground'],
      ['red', 'accent'],
    ]);
  });
});

describe('other languages', () => {
  it.each([
    [
      'fr',
      'Crée un site pour ma boulangerie « Au Pain Doré » à Lyon. Pain 4,50 €. Nous pétrissons à la main.',
    ],
    [
      'es',
      'Necesito una página para mi taller de bicicletas «La Rueda». Revisión 25 €. Arreglamos bicis con calma.',
    ],
    [
      'pl',
      'Potrzebuję strony dla piekarni „Złoty Kłos” w Krakowie. Chleb 12 zł. Pieczemy na zakwasie od lat.',
    ],
    [
      'ja',
      '東京の小さなパン屋「ひだまり」のホームページを作ってください。食パン450円。私たちは毎朝店で焼いています。',
    ],
    ['ar', 'موقع لمطعم "البيت الشامي" في القاهرة. فلافل 30 جنيه. نقدم أكلا شاميا منذ عام 1990.'],
    ['hi', 'मुझे अपने कैफ़े "चाय घर" के लिए वेबसाइट चाहिए। चाय 30 रुपये। हम हर सुबह ताज़ी चाय बनाते हैं।'],
  ])('%s: names, prices and sentences are kept', (language, text) => {
    const facts = readFacts(text);
    expect(facts.language).toBe(language);
    expect(text).toContain(facts.name);
    expect(facts.offers[0]?.price).toMatch(/\d/);
    expect(facts.sentences).toHaveLength(1);
    expect(facts.kind).not.toBeNull();
  });
});

describe('mark-up', () => {
  it('is text without its tags, and rows of tables stay rows', () => {
    const facts = readFacts(
      '<h1>Soup Corner</h1><table><tr><td>Lentil soup</td><td>5,50&nbsp;&euro;</td></tr><tr><td>Borscht</td><td>6 €</td></tr></table><script>alert("Red €9")</script>',
    );
    expect(facts.offers).toEqual([
      { name: 'Lentil soup', price: '5,50 €' },
      { name: 'Borscht', price: '6 €' },
    ]);
    expect(facts.colours).toEqual([]);
    expect(facts.leftOver).toContain('<script>alert("Red €9")</script>');
    expect(readFacts('A shop called "<img src=x onerror=alert(1)>"').name).toBeNull();
  });
});

/** Every text among the facts, but for those that are words of our tables. */
function writtenIn(facts: Facts): string[] {
  return [
    facts.name ?? '',
    ...facts.phones,
    ...facts.emails,
    ...facts.links,
    ...facts.hours.flatMap(({ days, times }) => [days, times]),
    ...facts.offers.flatMap(({ name, price }) => [name, price ?? '']),
    ...facts.people.flatMap(({ name, role }) => [name, role ?? '']),
    ...facts.dates.map(({ date }) => date),
    ...facts.colours.map(({ word }) => word),
    ...facts.places.map(({ text }) => text),
    ...facts.sentences,
    ...facts.leftOver,
  ];
}

/** Pieces that readers look for, and pieces that get in their way. */
const PIECES = [
  ...LEAFLET.split('\n'),
  ...HANDBILL.split('. '),
  ...[
    '(',
    ')',
    '"',
    '„',
    '“',
    '«',
    '#',
    '#fff',
    '€',
    '5 €',
    '<b>',
    '</b>',
    '<script>',
    '-',
    '–',
    ':',
    '\n',
    '\t',
    '|',
  ],
  ...[
    'no',
    'without',
    'ohne',
    'call it',
    'name:',
    'and',
    'und',
    'dark',
    'blue',
    'on',
    'Mo',
    'Mon–',
    '9–',
    '24/7',
    '1990',
  ],
  ...[
    '12. Mai',
    '12.05.2027',
    '+49 30',
    '020 7946 0123',
    'Dr.',
    'ß',
    'é',
    'İ',
    '名前',
    'مخبز',
    '🙂',
    '\u0301',
    '\u200d',
  ],
];

function timeOf(text: string): number {
  const before = process.cpuUsage();
  readFacts(text);
  return process.cpuUsage(before).user;
}

describe('any text', () => {
  it('is read without an error, and says nothing that is not in it', () => {
    const mixture = fc.array(
      fc.oneof(
        fc.constantFrom(...PIECES),
        fc.string({ maxLength: 12 }),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(
        mixture,
        fc.constantFrom(' ', '', '\n', ', '),
        fc.array(fc.constantFrom(...PIECES), { maxLength: 2 }),
        (pieces, joint, wishes) => {
          const facts = readFacts(pieces.join(joint), wishes);
          const text = facts.text ?? '';
          for (const { from, to } of facts.spans) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
          }
          // Blanks, table joints and mark-up between words are not part of what is said.
          const bare = (one: string) =>
            one.replace(/<[/!]?[a-z][^<>]*>|&(?:amp|nbsp|euro|pound|quot);|[\s,/|*\u200B\uFEFF]/giu, '');
          const whole = bare(text);
          for (const one of writtenIn(facts)) expect(whole).toContain(bare(one));
        },
      ),
      { numRuns: 2000 },
    );
  });

  // By the processor's time, beside that of prose of the same length: a pattern that is slow takes thousands of times as long.
  it.each([
    ...[
      ' ',
      '(',
      '[',
      '<',
      '1',
      '\n',
      'A ',
      'Aa-',
      'a.',
      '1 ',
      '12 Mai ',
      'Mo-',
      '"',
      '1€',
      '<script>',
      '# ',
      'no ',
    ],
  ])('of 4,000 times %j is read in about the time of prose', (unit) => {
    const prose = timeOf(`${HANDBILL}\n${LEAFLET}\n`.repeat(4).slice(0, 4000));
    expect(timeOf(unit.repeat(4000).slice(0, 4000))).toBeLessThan(Math.max(prose, 10_000) * 40);
  });

  it('of no words has no facts', () => {
    for (const text of ['', ' ', '\n\n', '...', '🙂'])
      expect(readFacts(text)).toMatchObject({
        kind: null,
        name: null,
        offers: [],
        hours: [],
        sentences: [],
        tones: [],
      });
  });
});

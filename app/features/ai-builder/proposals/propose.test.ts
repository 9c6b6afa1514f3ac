import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../domain/contract/contract.ts';
import type { Facts } from '../facts/facts.ts';
import { contrast } from '../mend/contrast.ts';
import { businessOf } from './business.ts';
import { KIND_NAMES } from './kinds.ts';
import { droppedFacts } from './notes.ts';
import { propose } from './propose.ts';
import type { SiteProposal } from './site-proposal.ts';
import { buildProposal } from './testing/build-proposal.ts';
import { BAKERY, factsOf, LAUNCH, LINKS, SPECIAL, stretched, TINY_DE } from './testing/facts-of.ts';

const templates = path.resolve(import.meta.dirname, '../../../../templates');
/** Slots that belong to the interface, or say nothing of a business. */
const ITS_OWN =
  /^(words\.|forms\.send|page\.language|page\.direction|business\.(locale|currency|time-zone)|not-found\.sign|shop\.delivery)/;

function textsOf(value: Value | undefined): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value))
    return value.flatMap((item) =>
      Object.entries(item).flatMap(([key, one]) => (key === 'id' ? [] : textsOf(one))),
    );
  return [];
}

const isLink = (text: string) => /^([\w./-]+\.html(#[\w-]+)?|\d{1,2})$/.test(text);

const FILLINGS = 'pencil|pages|lattice|masonry|earth';

/** Words that are nobody's own, which a template and a proposal may both say. */
const ANYBODYS = new Set(
  [
    'Contact|Site|Legal information|Ask for a quote|To the first page|Practice|What you send us|Write to us',
    'Trainers|Boxing|Mobility|Prices|Telephone|E-mail|Address|People|Menu|About|0|1|−1|§',
    'Please enter your name.|Please enter your e-mail address.|Read the menu|Find us|Margherita|GBP|en-GB',
    'Skip to the CV|Print|Copy e-mail|vCard|Compact|Dark|Work|Education|Notes|y|m|One year is {length} mm on paper|today|ruler|2014|What we should know|Not decided',
    FILLINGS,
  ].flatMap((words) => words.split('|')),
);
/** Drawings that a template offers for anybody: a sign of the trade, an arrow, a house. */
const DRAWING = /^(#[\w-]+|house|room|assets\/img\/(favicon|(pizzas|posters)\/[\w-]+)\.svg)$/;

/** Names in the templates. */
const INVENTED =
  /quoin|hexley|letterpress|ansell|hx4|lowe &|nettle|ashcombe|0438|eisenhalle|ringgleis|23125|weirless|arrel|thewlis|960 571|third left|thirdleft|aldermoor|960733|pizza ?world|saltmarket|porthaven|960123|achterberg|plainload|havenburn|tour world|tourworld|wexmouth|960217/i;

function leftOfTheTemplate({ slots, before }: ReturnType<typeof buildProposal>, facts: Facts): string[] {
  const given = JSON.stringify(facts);
  return Object.entries(slots).flatMap(([name, { value }]) => {
    if (ITS_OWN.test(name)) return [];
    const own = new Set(textsOf(before[name]));
    return textsOf(value)
      .filter(
        (text) =>
          own.has(text) &&
          !isLink(text) &&
          !DRAWING.test(text) &&
          !ANYBODYS.has(text) &&
          !given.includes(text),
      )
      .map((text) => `${name}: ${text}`);
  });
}

const visible = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>|<style[\s\S]*?<\/style>/g, '');

/** Every link of the pages leads to one of them, and to a part of it. */
function expectLinks(pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages))
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const [to = '', id] = link.replace(/^\/(?=\w)/, '').split('#');
      if (!file.endsWith('.html') || /^(\w+:|\/)/.test(to)) continue;
      const target = pages[to || file];
      expect(`${file} -> ${link}: ${target !== undefined}`).toBe(`${file} -> ${link}: true`);
      if (id) expect(`${link}: ${target?.includes(` id="${id}"`)}`).toBe(`${link}: true`);
    }
}

const SAMPLES: [string, Facts][] = [
  ['a bakery of which much is known', BAKERY],
  ['a dentist of whom little is known, in German', TINY_DE],
  ['nothing at all', factsOf({})],
  [
    'an Arabic café',
    factsOf({ language: 'ar', kind: 'cafe', name: 'بيت القهوة', sentences: ['نقدم القهوة كل صباح.'] }),
  ],
  ['a launch on a day', LAUNCH],
  ['somebody with many links', LINKS],
  ...SPECIAL.flatMap(([, facts]): [string, Facts][] => [
    [`${facts.kind}, full, in English`, facts],
    [`${facts.kind}, full, in German`, { ...facts, language: 'de' }],
    [`${facts.kind}, long, in English`, stretched(facts)],
    [`${facts.kind}, long name`, stretched({ ...facts, name: `${facts.name}${' & Söhne'.repeat(6)}` })],
    [`${facts.kind}, long, in German`, stretched({ ...facts, language: 'de' })],
  ]),
  ...KIND_NAMES.flatMap((kind): [string, Facts][] => [
    [`${kind}, bare`, factsOf({ kind })],
    [`${kind}, full, in German`, { ...BAKERY, kind, language: 'de' }],
  ]),
];

describe.each(SAMPLES)('%s', (_, facts) => {
  const proposals = propose(facts);

  it('is filled without a problem, and nothing of the template’s own business is left', () => {
    expect(proposals).toHaveLength(3);
    for (const proposal of proposals) {
      const built = buildProposal(proposal);
      const { pages, problems } = built;
      expect(problems).toEqual([]);
      expect(leftOfTheTemplate(built, facts)).toEqual([]);
      const texts = Object.entries(pages).filter(([file]) => file.endsWith('.html'));
      for (const [file, html] of texts)
        expect(`${file}: ${INVENTED.exec(visible(html))?.[0]}`).toBe(`${file}: undefined`);
    }
  });

  it('shows every fact, or says that it does not', () => {
    for (const { values, notes } of proposals)
      for (const text of droppedFacts(businessOf(facts), values))
        expect(notes.join('\n')).toContain(text.slice(0, 30));
  });
});

it('puts prices, hours, address, people and dates on the pages as they were written', () => {
  for (const proposal of propose(BAKERY)) {
    const { pages } = buildProposal(proposal);
    const html = visible(pages['index.html'] ?? '');
    for (const text of [
      'Krume &amp; Kruste',
      '£4.20',
      'a kilo, baked at night',
      'ask us',
      'Mon–Fri',
      '7–18',
      'closed',
      '12 Mill Lane',
      'LS1 4AB Leeds',
      'Ada Krume',
      'Baking course',
      'first Friday in June',
      'datetime="2027-05-12"',
      'tel:+441134960000',
    ])
      expect(html).toContain(text);
  }
});

it('invents no number: every one on the pages was given, or counts nothing', () => {
  const facts = factsOf({ kind: 'plumber', name: 'Rohr', sentences: ['We mend pipes.'] });
  for (const proposal of propose(facts)) {
    const { pages } = buildProposal(proposal);
    const words = visible(
      Object.entries(pages)
        .flatMap(([file, text]) => (/^(index|contact|legal)\.html$/.test(file) ? [text] : []))
        .join('\n'),
    )
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ');
    expect(words.match(/\d+/g)).toBeNull();
  }
});

it('proposes another template beside Base where it fits, and only there', () => {
  const templates = (facts: Facts) => propose(facts).map(({ template }) => template);
  expect(templates(LAUNCH)).toEqual(['coming-soon', 'base', 'base']);
  expect(templates(LINKS)).toEqual(['link-in-bio', 'base', 'base']);
  expect(templates({ ...LAUNCH, dates: [] })).toEqual(['base', 'base', 'base']);
  expect(templates({ ...LINKS, language: 'de' })).toEqual(['base', 'base', 'base']);
  expect(templates(BAKERY)).toEqual(['base', 'base', 'base']);
});

it.each(SPECIAL)(
  'proposes %s first, where it was made for the kind and enough is known',
  (template, facts) => {
    for (const language of ['en', 'de'])
      expect(propose({ ...facts, language }).map((one) => one.template)).toEqual([template, 'base', 'base']);
    const others = [
      { ...facts, kind: 'bakery' },
      { ...facts, language: 'ar' },
      factsOf({ kind: facts.kind }),
    ];
    for (const other of others) expect(propose(other).map((one) => one.template)).not.toContain(template);
  },
);

it.each(SPECIAL)('fills %s with the facts, and leads nowhere that is not there', (_, facts) => {
  const [proposal] = propose(facts);
  const built = buildProposal(proposal as SiteProposal);
  expectLinks(built.pages);
  const html = visible(built.pages['index.html'] ?? '');
  const texts = [
    facts.name,
    facts.sentences[0],
    facts.phones[0],
    facts.offers[0]?.name,
    facts.offers[0]?.price,
  ];
  for (const text of texts) if (text) expect(html).toContain(text.replaceAll('&', '&amp;'));
  expect(built.pages['index.html']).toContain('<html lang="en"');
});

it.each(SPECIAL)('leaves out of %s what was not wanted', (template, facts) => {
  const [proposal] = propose({ ...facts, unwanted: ['prices', 'hours', 'team'] });
  expect(proposal?.template).toBe(template);
  const html = visible(Object.values(buildProposal(proposal as SiteProposal).pages).join('\n'));
  const texts = [
    ...facts.offers.map(({ price }) => price),
    ...facts.hours.map(({ times }) => times),
    ...facts.people.map(({ name }) => name),
  ];
  for (const text of texts) if (text) expect(html).not.toContain(`>${text}<`);
  const formless = propose({ ...facts, unwanted: ['contact'] })[0] as SiteProposal;
  expect(visible(Object.values(buildProposal(formless).pages).join('\n'))).not.toContain('<form');
});

it('leaves only the pages that are filled', () => {
  for (const proposal of propose(BAKERY)) {
    const html = Object.keys(buildProposal(proposal).pages).filter((file) => file.endsWith('.html'));
    expect(html.sort()).toEqual(['404.html', 'contact.html', 'index.html', 'legal.html']);
  }
});

it('leads nowhere that is not there', () => {
  for (const facts of [BAKERY, TINY_DE, factsOf({})])
    for (const proposal of propose(facts)) expectLinks(buildProposal(proposal).pages);
});

it('differs in theme and in order', () => {
  const [first, second, third] = propose(BAKERY).map(({ values }) => values);
  const themes = [first, second, third].map((values) => values?.look?.pairing);
  const orders = [first, second, third].map((values) => values?.sections?.join());
  expect(new Set(themes).size).toBe(3);
  expect(new Set(orders).size).toBe(3);
});

it('keeps every colour readable in both schemes', () => {
  const look = JSON.parse(readFileSync(path.join(templates, 'base/look.json'), 'utf8'));
  const asked: Facts['colours'][] = [
    [{ word: 'yellow', hex: '#ffee00' }],
    [{ word: 'white', hex: '#ffffff', on: 'accent' }],
    [
      { word: 'navy', hex: '#10204a', on: 'ground' },
      { word: 'pink', hex: '#ff7ab8' },
    ],
    [
      { word: 'lime', hex: '#b6ff3c', on: 'ground' },
      { word: 'olive', hex: '#6b6b20' },
    ],
    [{ word: 'grey', hex: '#808080', on: 'ground' }],
  ];
  for (const colours of asked)
    for (const scheme of [null, 'light', 'dark'] as const)
      for (const { values } of propose(factsOf({ kind: 'cafe', colours, scheme }))) {
        const { palette = '', overrides = {} } = values.look ?? {};
        for (const side of ['light', 'dark'])
          for (const { front, back, least } of look.pairs) {
            const at = (name: string) => overrides[`${side}.${name}`] ?? look.palettes[palette][side][name];
            const says = `${JSON.stringify(colours)} ${scheme} ${palette} ${side} ${front} on ${back}`;
            expect(`${says}: ${contrast(at(front), at(back)) >= least}`).toBe(`${says}: true`);
          }
      }
});

it('leaves out what was not wanted', () => {
  const facts: Facts = { ...BAKERY, unwanted: ['prices', 'hours', 'contact', 'team'] };
  for (const proposal of propose(facts)) {
    const { pages } = buildProposal(proposal);
    const html = visible(
      Object.keys(pages)
        .filter((file) => file.endsWith('.html'))
        .map((file) => pages[file])
        .join('\n'),
    );
    for (const text of ['£4.20', 'Mon–Fri', '<form', 'Ada Krume']) expect(html).not.toContain(text);
    expect(html).toContain('Sourdough');
  }
});

it('has a form for a day and one for a newsletter where they are asked for', () => {
  const asked = (forms: string[]) => {
    const [proposal] = propose({ ...BAKERY, forms });
    return buildProposal(proposal as SiteProposal).pages['contact.html'] ?? '';
  };
  expect(asked(['booking', 'newsletter'])).toMatch(/name="day"[\s\S]*data-form="newsletter"/);
  expect(asked([])).not.toMatch(/name="day"|data-form="newsletter"/);
  const [proposal] = propose({ ...BAKERY, forms: ['newsletter'] });
  expect(proposal?.notes.join()).not.toContain('newsletter');
});

it('can be previewed: each proposal names a pairing of type that its template has', () => {
  const proposals = [LAUNCH, LINKS, BAKERY, ...SPECIAL.map(([, facts]) => facts)].flatMap(propose);
  for (const { template, values } of proposals) {
    const look = JSON.parse(readFileSync(path.join(templates, template, 'look.json'), 'utf8'));
    expect(Object.keys(look.pairings)).toContain(values.look?.pairing);
    expect(Object.keys(look.palettes)).toContain(values.look?.palette);
  }
});

it('shows a template in its palette nearest to the colours that were asked for', () => {
  const [, dentist] = SPECIAL[0] as (typeof SPECIAL)[number];
  const shown = (word: string, hex: string) => {
    const [first] = propose({ ...dentist, colours: [{ word, hex }] });
    return [first?.values.look?.palette, first?.notes.join(' ')];
  };
  expect(shown('teal', '#008080')).toEqual(['mint', expect.stringContaining('nearest to teal')]);
  expect(shown('grey', '#808080')).toEqual(['lilac', expect.stringContaining('grey can be chosen later')]);
});

it('draws jobs and times of learning with their years', () => {
  const [, facts] = SPECIAL.find(([template]) => template === 'one-page-cv') ?? [];
  const [proposal] = propose(facts as Facts);
  const html = buildProposal(proposal as SiteProposal).pages['index.html'] ?? '';
  for (const text of ['Lead pharmacist', 'St Anne', 'MPharm', 'University of Bath', '2010', 'today'])
    expect(html).toContain(text);
});

it('says the language and the direction of the pages', () => {
  const [arabic] = propose(factsOf({ language: 'ar', name: 'بيت', sentences: ['نقدم القهوة كل صباح.'] }));
  const { pages } = buildProposal(arabic as SiteProposal);
  expect(pages['index.html']).toContain('<html lang="ar" dir="rtl"');
  expect(pages['index.html']).toContain('نقدم القهوة كل صباح.');
  expect(arabic?.notes.join()).toContain('headings and buttons are in English');
  // Without the mark, the question mark would stand before the question.
  expect(pages['index.html']).toMatch(/[a-z]\?\u200e<\/h2>/);
});

it('makes no website of an application', () => {
  expect(propose(factsOf({ application: 'calculator' }))).toEqual([]);
});

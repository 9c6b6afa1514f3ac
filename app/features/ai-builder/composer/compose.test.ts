import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { FILE_NAMES } from '../schema.ts';
import { contrast, palettes } from './colours.ts';
import { compose } from './compose.ts';
import { LOOKS } from './kind-looks.ts';
import { KINDS } from './kind-words.ts';
import { readWords } from './page-words.ts';
import { fold, readDescription, readKind } from './read-description.ts';
import { CORPUS } from './testing/corpus.ts';
import { writePage } from './write-page.ts';

describe('the kind of site', () => {
  it('is right for at least 85 of 100 descriptions', () => {
    expect(CORPUS).toHaveLength(100);
    const wrong = CORPUS.filter(([kind, text]) => readKind(fold(text)) !== kind);
    const list = wrong.map(([kind, text]) => `${kind}, not ${readKind(fold(text))}: ${text}`);
    process.stdout.write(`The composer is right about ${100 - wrong.length} of 100 descriptions.\n`);
    expect(list.length, list.join('\n')).toBeLessThanOrEqual(15);
  });

  it('is unknown when nothing speaks for one', () => {
    expect(readKind(fold('something nice, please'))).toBeNull();
    expect(compose('something nice, please').isKindKnown).toBe(false);
  });
});

describe('a description', () => {
  it('says name, place, things, colour, tone and how to reach somebody', () => {
    const text =
      'Bakery called Blé & Co in Ghent that sells sourdough, croissants and rye bread. Green, playful. Mail hi@ble.example, tel. +32 9 123 45 67';
    expect(readDescription(text)).toMatchObject({
      kind: 'bakery',
      name: 'Blé & Co',
      place: 'Ghent',
      items: ['Sourdough', 'Croissants', 'Rye bread'],
      colour: { word: 'green' },
      tone: 'playful',
      language: 'en',
      email: 'hi@ble.example',
      phone: '+32 9 123 45 67',
    });
  });

  it.each([
    ['Restaurant "Zum Löwen" mit Speisekarte', 'Zum Löwen', 'de'],
    ['Ein Café namens Sonnendeck für meine Stadt', 'Sonnendeck', 'de'],
    ['Wedding website for Nora & Theo', 'Nora & Theo', 'en'],
    ['Tattoo studio Ink & Anchor in Hamburg', 'Ink & Anchor', 'en'],
    ['a shop for me and my friends', null, 'en'],
  ])('%s', (text, name, language) => {
    expect(readDescription(text)).toMatchObject({ name, language });
  });

  it('is followed by wishes that win', () => {
    const reading = readDescription('A blue blog called First, with a gallery', [
      'Make it red',
      'call it Second',
      'no gallery',
    ]);
    expect(reading).toMatchObject({
      kind: 'blog',
      name: 'Second',
      colour: { word: 'red' },
      unwanted: ['gallery'],
    });
    expect(readDescription('A green bakery', ['call it Silver Calm']).colour?.word).toBe('green');
    expect(readDescription('A green bakery', ['call it Silver Calm']).tone).toBeNull();
  });

  it('in a language that is not written is said to be so', () => {
    const { notes, files } = compose('Un site pour une boulangerie avec les horaires et notre histoire');
    expect(notes.join(' ')).toContain('French');
    expect(files['index.html']).toContain('<html lang="en">');
  });
});

describe('colours', () => {
  it('can be read, whatever tint they have, in both schemes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 359 }), fc.double({ min: 0, max: 0.2, noNaN: true }), (hue, chroma) => {
        for (const { paper, panel, ink, soft, accent, onAccent } of Object.values(palettes({ hue, chroma })))
          for (const [text, ground] of [
            [ink, paper],
            [ink, panel],
            [soft, paper],
            [soft, panel],
            [accent, paper],
            [accent, panel],
            [onAccent, accent],
          ] as const)
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('a page', () => {
  // As for templates: the rules of the workshop.
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: { 'require-sri': 'off' },
  });

  it('is valid HTML for every description, in three files that belong together', () => {
    for (const [, text] of CORPUS) {
      const { files } = compose(text);
      const report = validator.validateStringSync(files['index.html']);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, line, message }) => `${ruleId} ${line} ${message}`),
      );
      expect(faults, text).toEqual([]);
      for (const [, id] of files['index.html'].matchAll(/href="#([^"]+)"/g))
        expect(files['index.html']).toContain(`id="${id}"`);
      for (const name of FILE_NAMES) expect(files[name].length).toBeGreaterThan(500);
      expect(files['index.html'] + files['styles.css'] + files['script.js']).not.toMatch(
        /https?:(?!\/\/www\.w3\.org\/2000\/svg)|undefined|NaN|null[^.]/,
      );
    }
  });

  it('has all its words in both languages', () => {
    for (const kind of KINDS)
      for (const text of ['', 'mit und für die']) {
        const words = readWords(kind, readDescription(text));
        expect(
          [words.headline, words.lead, words.offerTitle, words.about].every((one) => one.length >= 5),
          kind,
        ).toBe(true);
        expect(
          words.items.every(({ name, text: more }) => name && more),
          kind,
        ).toBe(true);
        expect(LOOKS[kind].templates.length).toBeGreaterThan(0);
      }
  });

  it('has a title and a description as long as search engines want them', () => {
    for (const kind of KINDS)
      for (const name of ['A', 'A name that is as long as a name may be'])
        for (const language of ['en', 'de'] as const) {
          const reading = { ...readDescription(''), language, name };
          const { parts, art } = LOOKS[kind];
          const html = writePage({ words: readWords(kind, reading), parts, art, reading, kind });
          expect(/<title>([^<]*)</.exec(html)?.[1]).toMatch(/^.{8,70}$/);
          expect(/name="description" content="([^"]*)"/.exec(html)?.[1], kind).toMatch(/^.{50,170}$/);
        }
  });

  it('takes no markup from a description', () => {
    const { files } = compose(
      'A shop called "<img src=x onerror=alert(1)>" that sells <b>hats</b>, <i>caps</i>',
    );
    expect(files['index.html']).not.toMatch(/<img|<b>|<i>/);
  });

  it('makes up nobody and nothing', () => {
    const { notes, files } = compose('A yoga studio with prices, team, testimonials and FAQ');
    expect(notes).toHaveLength(6);
    expect(files['index.html']).not.toContain('id="prices"');
    expect(files['index.html']).not.toContain('id="contact"');
  });

  it('is the same for the same words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(compose(text)).toEqual(compose(text));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

describe('colours', () => {
  it.each([
    ['white on navy, elegant', ['white accent', 'navy ground']],
    ['dark green with cream and gold accents', ['dark green', 'cream', 'gold accent']],
    [
      'Farben: dunkelgrün, hellblau und Gold, Akzente in Rot',
      ['dunkelgrün', 'hellblau', 'Gold', 'Rot accent'],
    ],
    ['weiße Schrift auf dunkelblauem Grund', ['weiße accent', 'dunkelblauem ground']],
    ['#0f766e and #abc on rgb(10, 20, 30)', ['#0f766e', '#abc', 'rgb(10, 20, 30) ground']],
    ['Warme Farben, gerne Weizengelb', ['Weizengelb']],
    ['sage green #9caf88', ['#9caf88']],
    ['not pink, no purple; teal', ['teal']],
    ['bleu marine et blanc', ['bleu marine', 'blanc']],
    ['赤と白、シンプル', ['赤', '白']],
    ['Red wine, green tea, white bread, dark chocolate', []],
    ['We sell olive oil, lavender soap and honey', []],
    ['earthy tones: terracotta, sand, olive', ['terracotta', 'sand', 'olive']],
  ])('%s', (text, expected) => {
    expect(readFacts(text).colours.map(({ word, on }) => [word, on].filter(Boolean).join(' '))).toEqual(
      expected,
    );
  });
});

it.each([
  ['dark mode please', 'dark'],
  ['dunkler Hintergrund, schlicht', 'dark'],
  ['schlicht und hell', 'light'],
  ['white on navy', 'dark'],
  ['dark, but on white ground', 'light'],
  ['dark chocolate and light lunches', null],
  ['dark green', null],
])('the scheme of: %s', (text, scheme) => {
  expect(readFacts(text).scheme).toBe(scheme);
});

it.each([
  ['playful but not childish', ['playful']],
  ['nicht verspielt, sondern seriös', ['serious']],
  ['soft rolls and strong coffee', []],
  ['nowoczesny i elegancki', ['modern', 'elegant']],
])('the tones of: %s', (text, tones) => {
  expect(readFacts(text).tones).toEqual(tones);
});

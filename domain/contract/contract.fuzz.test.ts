import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, fuzzTimeout } from '../../server/testing/fuzz.ts';
import { applySite } from './apply-site.ts';
import { findValueFault } from './check-value.ts';
import { type Contract, type Item, parseContract } from './contract.ts';
import { readSite } from './read-site.ts';
import { canonicalRichText } from './rich-text.ts';

const hostile = fc.constantFrom(
  '</script>',
  '</title>',
  '</textarea>',
  ']]>',
  '<!--',
  '-->',
  '&',
  '&amp',
  '&#10;',
  '&lt;',
  '"',
  "'",
  '`',
  '<',
  '>',
  '=',
  '\\',
  '\\u003c',
  '\r\n',
  '\r',
  '\n',
  '\t',
  ' ',
  '  ',
  '\u00a0',
  '\u2028',
  'javascript:',
  '//',
  '$' + '{x}',
  '<b>',
  'é',
  '漢字',
  'שלום',
  '👩‍🚀',
  '\u202e',
);
const words = fc
  .array(fc.oneof(hostile, fc.string({ maxLength: 4 }), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
  .filter((text) => findValueFault(text, { type: 'text', max: 900 }) === null);

const head = '<!doctype html>\r\n<html lang="en"><head>\n<title data-slot="title">T</title>\r\n</head><body>';
const page = `${head}<p  class='x' data-slot="text">
  one</p><textarea data-slot="area">two</textarea><img data-slot-attr="alt:alt src:image" alt="three" src="a.svg">
<p data-slot="rich">four</p><a data-slot-attr="href:link" href="x.html">x</a>\r\n<ul data-slot-list="list"><li data-slot="item">1</li></ul>
<script type="application/json" id="d">{"a":[{"b":"five"}], "c" : "six" }</script><noscript><p data-slot="none">7</p></noscript>
<svg><text data-slot="svg">8</text></svg><template><p data-slot="shape">9</p></template></body></html>`;

const slots = {
  title: { max: 900 },
  text: { max: 900 },
  area: { max: 900 },
  alt: { max: 900 },
  none: { max: 900 },
};
const parsed = parseContract(
  JSON.stringify({
    slots: {
      ...slots,
      svg: { max: 900 },
      shape: { max: 900 },
      data: { max: 900 },
      'list.item': { max: 900 },
      rich: { type: 'rich', max: 2000 },
      link: { type: 'link' },
      image: { type: 'image' },
      list: { max: 9 },
    },
    bind: [{ slot: 'data', file: 'index.html', target: 'json:#d/a/0/b' }],
  }),
);
const { contract } = parsed as { contract: Contract };
const files = { 'index.html': page };

const plain = ['title', 'text', 'area', 'alt', 'none', 'svg', 'shape', 'data'] as const;

it(
  'any words that are filled in are read again as they were, and filling them back gives the same bytes',
  () => {
    const before = readSite(files, contract).site;
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(plain.map((name) => [name, words]))),
        fc.array(words, { minLength: 1, maxLength: 4 }),
        (values, items) => {
          const list: Item[] = items.map((item, index) => ({ id: index === 0 ? '1' : null, item }));
          const result = applySite(files, contract, { slots: { ...values, list } });
          expect(result.problems).toEqual([]);
          const after = { ...files, ...result.files };
          const { site } = readSite(after, contract);
          for (const name of plain) expect(site.slots[name]?.value).toBe(values[name]);
          expect(site.slots.list?.value).toEqual(
            items.map((item, index) => ({ id: String(index + 1), item })),
          );
          const back = Object.fromEntries(
            Object.entries(before.slots).map(([name, { value }]) => [name, value ?? '']),
          );
          const again = applySite(after, contract, { slots: back });
          expect({ ...after, ...again.files }).toEqual(files);
        },
      ),
      cases(150, 'contract: words come back, and nothing else changes'),
    );
  },
  fuzzTimeout,
);

it(
  'an address or rich text either stays harmless or is refused',
  () => {
    fc.assert(
      fc.property(fc.oneof(words, fc.webUrl()), words, (address, rich) => {
        const { files: changed } = applySite(files, contract, {
          slots: { link: address, image: address, rich },
        });
        const { site, problems } = readSite({ ...files, ...changed }, contract);
        expect(problems).toEqual([]);
        const link = String(site.slots.link?.value);
        expect(new URL(link, 'https://site.example/').protocol).toMatch(/^(https?|mailto|tel|sms):$/);
        expect(new URL(String(site.slots.image?.value), 'https://site.example/').host).toBe('site.example');
        const said = canonicalRichText(rich);
        if ('html' in said && said.html !== '') expect(canonicalRichText(said.html)).toEqual(said);
      }),
      cases(300, 'contract: addresses and rich text'),
    );
  },
  fuzzTimeout,
);

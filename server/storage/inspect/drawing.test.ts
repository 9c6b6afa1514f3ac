import { expect, it } from 'vitest';
import { isDrawing } from './drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const check = (text: string) => isDrawing(Buffer.from(text));

it.each([
  ['plain', svg('<rect width="9"/>')],
  ['with what editors write before it', `\ufeff<?xml version="1.0"?>\n<!-- by hand -->\n${svg('<g></g>')}\n`],
  ['of a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('')}`],
  ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g/></svg:svg>'],
  ['with styles and words', svg('<style><![CDATA[a>b{fill:red}]]></style><text>1 > 0 &amp; "ünï"</text>')],
  ['of many steps', svg('<g/>'.repeat(50_000))],
])('a drawing %s is one', async (_, text) => {
  expect(await check(text)).toBe(true);
});

it.each([
  ['a page', '<html><body>no drawing</body></html>'],
  ['words', 'Just words.'],
  ['nothing', ''],
  ['words before it', ` a${svg('')}`],
  ['two of them', svg('') + svg('')],
  ['one that is cut off', svg('<g></g>').slice(0, -3)],
  ['tags that cross', svg('<a><b></a></b>')],
  ['an attribute without quotes', svg('<rect width=9/>')],
  ['a comment without an end', svg('<!-- ')],
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a file from outside', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
  ['thousands inside of each other', svg('<g>'.repeat(5000) + '</g>'.repeat(5000))],
])('%s is none', async (_, text) => {
  expect(await check(text)).toBe(false);
});

it('bytes that are no text, or packed, are none', async () => {
  expect(await isDrawing(Buffer.from([0x1f, 0x8b, 8, 0]))).toBe(false);
  expect(await isDrawing(Buffer.from(svg(''), 'utf16le'))).toBe(false);
});

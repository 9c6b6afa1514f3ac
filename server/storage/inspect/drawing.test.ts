import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readDrawing } from './drawing.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const check = (text: string) => readDrawing(Buffer.from(text));
const drawn = { fault: null };

it.each([
  ['plain', svg('<rect width="9"/>')],
  ['with what editors write before it', `\ufeff<?xml version="1.0"?>\n<!-- by hand -->\n${svg('<g></g>')}\n`],
  ['of a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('')}`],
  ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:g/></svg:svg>'],
  ['with styles and words', svg('<style><![CDATA[a>b{fill:red}]]></style><text>1 > 0 &amp; "ünï"</text>')],
  ['behind a long comment', `<!-- ${'x'.repeat(100_000)} -->\n${svg('')}`],
  [
    'with prefixes of its own',
    svg('<use xlink:href="#a" xml:space="preserve"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  ],
  [
    'with a prefix that ends where it is needed no more',
    svg('<g xmlns:a="b"><i a:b=""/></g><g xmlns:c="d" c:e=""/>'),
  ],
  ['with characters by number and name', svg('<text>&#233;&#xE9; &lt;&gt; &quot;&apos;</text>')],
  ['of many steps', svg('<g/>'.repeat(50_000))],
])('a drawing %s is one', async (_, text) => {
  expect(await check(text)).toEqual(drawn);
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
  expect(await check(text)).toBe('none');
});

it('bytes that are no text are none', async () => {
  expect(await readDrawing(Buffer.from(svg(''), 'utf16le'))).toBe('none');
  expect(await readDrawing(Buffer.from(`<?xml version="1.0" encoding="none"?>${svg('')}`))).toBe('none');
  expect(await readDrawing(Buffer.from(svg('<text>\xfc</text>'), 'latin1'))).toBe('none');
});

it('is read in the encoding in which a browser reads it', async () => {
  expect(await readDrawing(Buffer.from(`\ufeff${svg('<text>ü</text>')}`, 'utf16le'))).toEqual(drawn);
  const latin1 = `<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<text>ü</text>')}`;
  expect(await readDrawing(Buffer.from(latin1, 'latin1'))).toEqual(drawn);
});

it.each([
  ['without its namespace', '<svg width="40"><rect/></svg>', 'lacks xmlns="http://www.w3.org/2000/svg"'],
  ['of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>', 'lacks xmlns='],
  ['whose prefix means nothing', '<s:svg xmlns="http://www.w3.org/2000/svg"></s:svg>', 'lacks xmlns='],
  ['that links without saying by what', svg('<use xlink:href="#a"/>'), 'xmlns:xlink is missing'],
  ['whose prefix has ended', svg('<g xmlns:a="b"/><i a:b=""/>'), 'xmlns:a is missing'],
  ['with an entity of HTML', svg('<text>a&nbsp;b</text>'), 'XML does not know'],
  ['with an address as in HTML', svg('<a href="?a=1&b=2"/>'), 'XML does not know'],
])('a drawing %s is refused with the reason, since no browser draws it', async (_what, text, reason) => {
  expect(await check(text)).toEqual({ fault: expect.stringContaining(reason) });
});

it('a packed drawing is refused with the reason', async () => {
  const packed = gzipSync(svg(''));
  expect(await readDrawing(packed)).toEqual({ fault: expect.stringContaining('It is packed (SVGZ)') });
});

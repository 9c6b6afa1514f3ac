import { expect, test } from 'vitest';
import { addFaces, inlineStyles, type StyleSheets } from './critical-styles.ts';

const sheets: StyleSheets = {
  '/assets/a.css': [
    { text: '@namespace svg url(x);' },
    {
      selectors: [
        { text: 'p', needs: ['p'] },
        { text: '.sm\\:a', needs: ['.sm:a'] },
      ],
      body: '{color:red}',
    },
    { at: '@media print', nodes: [{ selectors: [{ text: '#gone', needs: ['#gone'] }], body: '{margin:0}' }] },
    { at: '@media screen', nodes: [{ selectors: [{ text: 'b .x', needs: ['b', '.x'] }], body: '{top:0}' }] },
    { selectors: [{ text: '[data-open]', needs: [] }], body: '{left:0}' },
  ],
};
const link = '<link nonce="" rel="stylesheet" href="/assets/a.css#"/>';

test('puts the rules in that can match, and no empty conditions', () => {
  const html = inlineStyles(`${link}<i class="b sm:a">x</i>`, sheets, 'n');
  expect(html).toBe(
    '<style nonce="n" data-href="/assets/a.css#">@namespace svg url(x);.sm\\:a{color:red}[data-open]{left:0}</style>' +
      `<noscript>${link}</noscript>` +
      '<i class="b sm:a">x</i>',
  );
});

test('reads class names as the browser does', () => {
  const style = { selectors: [{ text: '.\\[\\&\\>p\\]', needs: ['.[&>p]'] }], body: '{a:b}' };
  const html = inlineStyles(`${link}<i class="[&amp;&gt;p]">`, { '/assets/a.css': [style] }, 'n');
  expect(html).toContain('{a:b}');
});

test('leaves a style sheet alone that is not of the build', () => {
  const other = '<link nonce="" rel="stylesheet" href="/other.css"/>';
  expect(inlineStyles(other, sheets, 'n')).toBe(other);
});

test('keeps the custom properties and animations that are used, also by one another', () => {
  const sheet: StyleSheets[string] = [
    {
      selectors: [{ text: ':root', needs: [] }],
      variables: [
        { name: '--a', value: 'var(--b)' },
        { name: '--b', value: 'red' },
        { name: '--unused', value: 'blue' },
      ],
    },
    { text: '@keyframes turn{to{rotate:1turn}}', named: 'turn' },
    { text: '@keyframes jump{to{top:0}}', named: 'jump' },
    { selectors: [{ text: 'i', needs: ['i'] }], body: '{color:var(--a);animation:turn 1s}' },
  ];
  const html = inlineStyles(`${link}<i>x</i>`, { '/assets/a.css': sheet }, 'n');
  expect(html).toContain(':root{--a:var(--b);--b:red}@keyframes turn');
  expect(html).not.toContain('jump');
});

test('keeps what one sheet sets and only another one uses', () => {
  const tokens: StyleSheets[string] = [
    { selectors: [{ text: ':root', needs: [] }], variables: [{ name: '--measure', value: '42rem' }] },
  ];
  const page: StyleSheets[string] = [
    { selectors: [{ text: 'i', needs: ['i'] }], body: '{max-width:var(--measure)}' },
  ];
  const links = `${link}<link nonce="" rel="stylesheet" href="/assets/b.css"/>`;
  const html = inlineStyles(`${links}<i>x</i>`, { '/assets/a.css': tokens, '/assets/b.css': page }, 'n');
  expect(html).toContain(':root{--measure:42rem}');
});

test('sets typefaces apart, for when the page has been painted', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}';
  const html = inlineStyles(`${link}<i>x</i>`, { '/assets/a.css': [{ face }] }, 'n');
  expect(html).toContain(`<style nonce="n" data-faces media="not all">${face}</style>`);
  expect(html).toContain('data-href="/assets/a.css#"></style>');
  // Without scripts they are shown at once.
  expect(html).toContain(`<style nonce="n">${face}</style></noscript>`);
});

test('names the typefaces of a sheet beside it where nothing else is put in', () => {
  const faced = { '/assets/a.css': [{ face: '@font-face{src:url(a)}' }, ...(sheets['/assets/a.css'] ?? [])] };
  expect(addFaces(link, faced, 'n')).toBe(`${link}<style nonce="n">@font-face{src:url(a)}</style>`);
  expect(addFaces(link, sheets, 'n')).toBe(link);
});

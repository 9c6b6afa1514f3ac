import { expect, it } from 'vitest';
import { applySite } from './apply-site.ts';
import { type Contract, parseContract } from './contract.ts';
import { parseLook } from './look/look.ts';
import { renderLook } from './look/render-look.ts';
import { readSite } from './read-site.ts';

const source = `<!doctype html>
<title data-slot="page.title">Oven</title>
<script type="module" src="src/main.js"></script>
<main><section data-slot-section="menu" data-slot-section-may="hide">Bread</section>
<p data-slot="hero.words">Slowly</p></main>
`;
const page = source.replace(
  '<script type="module" src="src/main.js"></script>',
  '<link rel="stylesheet" href="assets/app.css">\n<script defer src="assets/app.js"></script>',
);
const colors = (ink: string) => ({ light: { ink }, dark: { ink } });
const lookFile = JSON.stringify({
  css: 'assets/look.css',
  palettes: {
    day: { label: 'Day', ...colors('#000000') },
    fog: { label: 'Fog', ...colors('#333333') },
  },
  pairings: { plain: { label: 'Plain', fonts: { text: ['system-ui'] } } },
  pairs: [],
});
const parsed = parseLook(lookFile);
const css = 'look' in parsed ? renderLook(parsed.look) : expect.fail('The look can not be read.');
const lost = `<!doctype html>\n<style data-look>\n${css}</style><h1 data-slot="lost.title">Gone</h1>\n`;
const files = {
  'index.html': page,
  '404.html': lost,
  'look.json': lookFile,
  'assets/look.css': css,
  'source/index.html': source,
  'source/public/404.html': lost,
  'source/public/assets/look.css': css,
  'source/src/partial/menu.html': '<p data-slot="menu.words">Not a page</p>',
};
const read = parseContract('{}');
const contract: Contract = 'contract' in read ? read.contract : expect.fail('The contract can not be read.');

it('changes what is built and what it is built from alike', () => {
  const result = applySite(files, contract, {
    slots: { 'hero.words': 'Fast & hot', 'lost.title': 'Burnt' },
    sections: [],
    look: { palette: 'fog', pairing: 'plain', overrides: {} },
  });
  const filled = (text: string) =>
    text
      .replace('Slowly', 'Fast &amp; hot')
      .replace(/<section.*section>/, '')
      .replace('Gone', 'Burnt')
      .replace('#000000', '#333333');
  expect(result).toEqual({
    removed: [],
    problems: [],
    files: {
      'index.html': filled(page),
      '404.html': filled(lost),
      'assets/look.css': filled(css),
      'source/index.html': filled(source),
      'source/public/404.html': filled(lost),
      'source/public/assets/look.css': filled(css),
    },
  });
  expect(readSite({ ...files, ...result.files }, contract).problems).toEqual([]);
});

it('names once what can not be filled', () => {
  const { problems } = applySite(files, contract, { slots: { 'hero.words': '', nothing: 'x' } });
  expect(problems).toEqual([
    { name: 'hero.words', file: 'index.html', what: 'must not be empty' },
    { name: 'nothing', what: 'is no slot of this template' },
  ]);
});

it.each([
  ['source/index.html', 'Slowly', 'Quickly', 'hero.words'],
  ['source/index.html', ' data-slot="page.title"', '', 'page.title'],
  ['source/index.html', ' data-slot-section-may="hide"', '', 'sections'],
  ['source/public/assets/look.css', '#000000', '#000001', 'look'],
])('says that %s is not what the pages were built from', (file, from, to, name) => {
  const own = files[file as keyof typeof files].replace(from, to);
  const unlike = { name, file: 'source', what: 'is not the same in the pages that are built from it' };
  expect(readSite({ ...files, [file]: own }, contract).problems).toEqual([unlike]);
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openById } from '../catalogue.ts';
import { proposeMarks } from '../contract/propose-marks.ts';
import { templatesFolder } from '../template.ts';
import { checkContract } from './contract.ts';

const id = 'link-in-bio';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-contract-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the bar says of the template with one file changed. */
async function faultsWith(file?: string, from: string | RegExp = '', to = ''): Promise<string[]> {
  await cp(path.join(templatesFolder, id), path.join(folder, id), { recursive: true });
  if (file) {
    const place = path.join(folder, id, file);
    const text = await readFile(place, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    await writeFile(place, changed);
  }
  const template = await openById(id, folder);
  if (!template) throw new Error('The template can not be opened.');
  return (await checkContract(template)).map(({ file: place, what }) => `${place}: ${what}`);
}

it('finds nothing wrong with a template that keeps its contract', async () => {
  expect(await faultsWith()).toEqual([]);
});

it.each<[string, string, string | RegExp, string, string]>([
  [
    'words in no slot',
    'index.html',
    '<footer class="wall">',
    '<footer class="wall"><p>New words</p>',
    '"New words" is in no slot',
  ],
  [
    'a sentence in a script',
    'assets/js/share.js',
    "'Copied.'",
    "'Vilma has it.'",
    '"Vilma has it." is in no slot',
  ],
  [
    'fixed words that stand nowhere',
    'contract.json',
    '"Close"',
    '"Close", "Gone"',
    'names "Gone", which stands nowhere',
  ],
  [
    'a rule without a mark',
    'contract.json',
    '"hero.over"',
    '"hero.under"',
    'hero.under is marked on no page',
  ],
  [
    'a site.json of other words',
    'index.html',
    '>Blunt?<',
    '>Sharp?<',
    'is missing or not of the present files',
  ],
  [
    'a mark where a value could act',
    'index.html',
    '<h2 id="slip-title">',
    '<h2 id="slip-title" data-slot-attr="onclick:x" onclick="y()">',
    'x can not be the attribute "onclick" of h2',
  ],
  ['too little contrast', 'look.json', '"letter": "#fdfdf8"', '"letter": "#3a4fd0"', 'letter on plate has'],
  [
    'a style sheet of another look',
    'assets/css/look.css',
    '#1a2fc0',
    '#1a2fc1',
    'is not what look.json makes',
  ],
  [
    'a colour beside the look',
    'assets/css/style.css',
    'var(--on-wall)',
    '#123456',
    '#123456 is a colour that no palette changes',
  ],
  [
    'an id that can not be doubled',
    'index.html',
    '<h2 data-slot="rates.title">',
    '<h2 id=\'money\' data-slot="rates.title">',
    'with rates twice',
  ],
])('finds %s', async (_, file, from, to, what) => {
  expect(await faultsWith(file, from, to)).toContainEqual(expect.stringContaining(what));
});

it.each(['#0000', '#0000008c', '#ffffff26', 'rgb(from var(--wall) r g b / 50%)', 'rgb(0 0 0 / 20%)'])(
  'has nothing against %s',
  async (color) => {
    expect(await faultsWith('assets/css/style.css', 'var(--on-wall)', color)).toEqual([]);
  },
);

it('proposes a mark for each run of words that has none, and changes nothing else', () => {
  const page =
    '<!doctype html>\r\n<title>Shop</title><section id="oven"><h2>Four tonnes</h2><p class="lead">Hot <b>bricks</b></p><img alt="An oven" src="a.svg"><a data-slot="x">y</a><i>Menu</i></section>';
  const { text, names } = proposeMarks(page, new Set(['Menu']));
  expect(names.map(({ name }) => name)).toEqual(['page.text', 'oven.title', 'oven.text', 'oven.text-alt']);
  expect(text.replace(/ data-slot(-attr)?="(page|oven|alt:oven)[^"]*"/g, '')).toBe(page);
  expect(text).toContain('<h2 data-slot="oven.title">Four tonnes</h2>');
});

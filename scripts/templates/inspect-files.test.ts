import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openById } from './catalogue.ts';
import { type Changes, createFixture, type Fixture } from './fixture.ts';
import { inspectFiles } from './inspect-files.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

async function faultsOf(id: string, changes: Changes) {
  await fixture.make(id, changes);
  const template = await openById(id, fixture.folder);
  if (!template) throw new Error(`${path.join(fixture.folder, id)} can not be opened.`);
  return await inspectFiles(template);
}

const insert = (before: string, text: string) => (source: string) =>
  source.replace(before, `${text}${before}`);
const swap = (from: string | RegExp, to: string) => (source: string) => source.replace(from, to);

/** What is broken, and the one fault that must come of it: bar, file and the text on its line, words. */
const cases: [string, Changes, string, string, RegExp][] = [
  ['no licence', { LICENSE: null }, 'files', 'LICENSE', /is missing/],
  ['another licence', { LICENSE: 'All rights reserved.' }, 'files', 'LICENSE', /not the MIT licence/],
  ['an empty readme', { 'README.md': '# Corner Café\n' }, 'files', 'README.md', /fewer than 60 words/],
  ['a silent changelog', { 'CHANGELOG.md': '# Changelog\n' }, 'files', 'CHANGELOG.md', /version 1\.0\.0/],
  ['an open brief', { 'BRIEF.md': '- [ ] Copy' }, 'files', 'BRIEF.md', /still here/],
  ['a name with a space', { 'assets/my file.txt': 'x' }, 'files', 'assets/my file.txt', /some systems/],
  ['names that differ in case', { 'a.txt': 'x', 'A.txt': 'x' }, 'files', 'a.txt', /only in case/],
  ['packages left behind', { 'node_modules/x/a.js': '' }, 'files', 'node_modules', /does not belong/],
  ['a font without licence', { 'assets/a.woff2': 'x' }, 'files', 'assets/a.woff2', /no licence beside it/],
  ['too many bytes', { 'assets/a.bin': new Uint8Array(4_100_000) }, 'files', '.', /more than 4000 kB/],
  ['a wrong encoding', { 'a.txt': new Uint8Array([0x43, 0xe9]) }, 'files', 'a.txt', /not UTF-8/],
  [
    'a page too many',
    {
      'more.html': `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>More of the café</title><link rel="icon" href="assets/img/favicon.svg">
<meta name="description" content="More of what the café on the corner has to say about its coffee."></head>
<body><h1>More</h1></body></html>
`,
    },
    'files',
    'template.json',
    /says 1, but there are 2/,
  ],
  [
    'an unclosed element',
    { 'index.html': swap('<ul>', '<ul><p>Loose</p>') },
    'html',
    'index.html @ <p>Loose',
    /not permitted as content/,
  ],
  [
    'a css syntax error',
    { 'assets/css/style.css': swap('/* Reset */', 'p { color red; }') },
    'css',
    'assets/css/style.css @ color red',
    /is expected/,
  ],
  [
    'a css error in the page',
    { 'index.html': insert('</head>', '<style>\np { color red; }\n</style>\n') },
    'css',
    'index.html @ color red',
    /is expected/,
  ],
  [
    'no description',
    { 'index.html': swap(/ {2}<meta name="description".*\n/, '') },
    'head',
    'index.html @ <!doctype',
    /description of 0 characters/,
  ],
  [
    'a short title',
    { 'index.html': swap(/<title>.*<\/title>/, '<title>Café</title>') },
    'head',
    'index.html @ <title>',
    /title of 4 characters/,
  ],
  [
    'no icon',
    { 'index.html': swap(/ {2}<link rel="icon".*\n/, '') },
    'head',
    'index.html @ <!doctype',
    /no icon/,
  ],
  [
    'a lost language',
    { 'index.html': swap('<html lang="en">', '<html lang="">') },
    'head',
    'index.html @ <html',
    /language/,
  ],
  [
    'a fixed zoom',
    { 'index.html': swap('initial-scale=1"', 'initial-scale=1, user-scalable=no"') },
    'head',
    'index.html @ user-scalable',
    /zoom/,
  ],
  [
    'a missing picture',
    { 'index.html': insert('<p>Say', '<img src="assets/img/a.png" alt="">') },
    'links',
    'index.html @ a.png',
    /a\.png" does not exist/,
  ],
  [
    'a missing srcset',
    { 'index.html': insert('<p>Say', '<img src="assets/img/favicon.svg" srcset="b.png 2x" alt="">') },
    'links',
    'index.html @ b.png',
    /b\.png" does not exist/,
  ],
  [
    'a placeholder link',
    { 'index.html': swap('href="#reasons"', 'href="#"') },
    'links',
    'index.html @ href="#"',
    /"#" leads nowhere/,
  ],
  [
    'a link from the root',
    { 'index.html': swap('href="index.html"', 'href="/"') },
    'links',
    'index.html @ href="/"',
    /root of a host/,
  ],
  [
    'a link to a folder',
    { 'index.html': swap('href="index.html"', 'href="./"') },
    'links',
    'index.html @ href="./"',
    /is a folder/,
  ],
  [
    'a link to nobody',
    { 'index.html': swap('href="index.html"', 'href="https://example.com/"') },
    'links',
    'index.html @ example.com',
    /no real page/,
  ],
  [
    'a picture of another host',
    { 'assets/css/style.css': swap('/* Reset */', 'nav { background: url(https://plinth.dev/a.png); }') },
    'links',
    'assets/css/style.css @ plinth.dev',
    /another host/,
  ],
  [
    'filler',
    { 'index.html': swap('Say in one', 'Lorem ipsum in one') },
    'wording',
    'index.html @ Lorem ipsum',
    /"Lorem ipsum" is filler/,
  ],
  [
    'a note to oneself',
    { 'assets/js/site.js': insert('(() =>', '// TODO later\n') },
    'wording',
    'assets/js/site.js @ TODO',
    /note to oneself/,
  ],
  [
    'a placeholder service',
    { 'README.md': insert('## Credits', 'Pictures by picsum.photos\n\n') },
    'wording',
    'README.md @ picsum',
    /placeholder service/,
  ],
];

describe('bars that need no browser', () => {
  it('let the template pass with which every new one starts', async () => {
    expect(await faultsOf('good', {})).toEqual([]);
  });

  it.each(cases)('report %s', async (name, changes, bar, place, words) => {
    const id = name.replaceAll(' ', '-');
    const faults = await faultsOf(id, changes);
    expect(faults.map((fault) => fault.bar)).toEqual([bar]);
    const [fault] = faults;
    const [file = '', needle] = place.split(' @ ');
    expect(fault?.file).toBe(file);
    if (needle) expect(fault?.line).toBe(await fixture.lineOf(id, file, needle));
    expect(fault?.what).toMatch(words);
  });
});

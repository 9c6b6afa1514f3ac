import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuild } from './bars/build.ts';
import { makeBuild, writeBuild } from './build.ts';
import { openById } from './catalogue.ts';
import { type Changes, createFixture, type Fixture } from './fixture.ts';
import { inspectFiles } from './inspect-files.ts';
import type { Template } from './template.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

async function make(
  id: string,
  framework: string,
  changes: Changes = {},
  category = 'Business',
): Promise<Template> {
  await fixture.make(id, changes, { framework, category });
  return open(id);
}

async function open(id: string): Promise<Template> {
  const template = await openById(id, fixture.folder);
  if (!template) throw new Error(`${id} can not be opened.`);
  return template;
}

const read = ({ folder }: Template, file: string) => readFile(path.join(folder, file), 'utf8');
const swap = (from: string | RegExp, to: string) => (source: string) => source.replace(from, to);

describe('a build', () => {
  it.each(['tailwind', 'react'])('is what a new %s template begins with, and passes', async (framework) => {
    const template = await make(`new-${framework}`, framework);
    expect(await inspectFiles(template)).toEqual([]);
    expect(template.pages).toEqual(['index.html']);
    expect(template.site).toEqual([
      'assets/app.css',
      'assets/app.js',
      'assets/img/favicon.svg',
      'index.html',
    ]);
  });

  it('is the same bytes every time', async () => {
    const template = await make('same', 'tailwind');
    expect(await makeBuild(template)).toEqual(await makeBuild(template));
  });

  it('holds one classic script, deferred, and nothing of a module', async () => {
    const template = await make('classic', 'react');
    const page = await read(template, 'index.html');
    expect(page).toContain(
      '  <link rel="stylesheet" href="assets/app.css">\n  <script defer src="assets/app.js">',
    );
    expect(page).not.toMatch(/type="module"|crossorigin|modulepreload/);
    expect(await read(template, 'assets/app.js')).not.toMatch(/^\s*(import|export)\b/m);
  });

  it('makes every page of the source, around the same script', async () => {
    const second = (await read(await open('classic'), 'source/index.html')).replace('a page', 'another page');
    const template = await make('two-pages', 'react', { 'source/more.html': second });
    const { build } = await writeBuild(template);
    expect([...build.keys()]).toContain('more.html');
    expect(build.get('more.html')?.toString()).toMatch(/another page[\s\S]*src="assets\/app\.js"/);
  });

  it('writes the content of a React page into it', async () => {
    const template = await make('content', 'react');
    expect(await read(template, 'index.html')).toContain('<div id="root"><a class="skip"');
  });

  it('leaves an application to the browser, which says so without JavaScript', async () => {
    const template = await make('application', 'react', {}, 'Productivity');
    expect(await read(template, 'index.html')).toMatch(/<noscript>[\s\S]+<div id="root"><\/div>/);
  });

  it('keeps hints for pictures out of the page’s body', async () => {
    const template = await make('picture', 'react', {
      'source/src/app.jsx': swap('<header', '<img src="assets/img/favicon.svg" alt="" /><header'),
    });
    const { build } = await writeBuild(template);
    const page = build.get('index.html')?.toString();
    expect(page).toContain('<img src="assets/img/favicon.svg"');
    expect(page).not.toContain('preload');
  });

  it('takes away what an earlier build has made, and nothing else', async () => {
    const template = await make('renamed', 'tailwind', {
      'source/public/assets/img/old.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'notes.txt': 'mine',
    });
    await writeBuild(template);
    await rm(path.join(template.folder, 'source/public/assets/img/old.svg'));
    expect((await writeBuild(await open('renamed'))).removed).toEqual(['assets/img/old.svg']);
    expect((await open('renamed')).site).toContain('notes.txt');
  });

  it('is not bound to how this process runs: React is the one for production', async () => {
    expect(process.env.NODE_ENV).toBe('test');
    expect(await read(await open('content'), 'assets/app.js')).not.toContain('Invalid hook call');
  });
});

/** What is broken in a new Tailwind template, and the one fault that must come of it. */
const cases: [string, Changes, string, RegExp][] = [
  [
    'another config',
    { 'source/vite.config.js': swap("'./'", "'/'") },
    'source/vite.config.js',
    /workshop writes/,
  ],
  ['no package.json', { 'package.json': null }, 'package.json', /is missing/],
  [
    'versions that are not locked',
    { 'package.json': swap(/"vite": "[^"]+"/, '"vite": "8.0.0"') },
    'package.json',
    /workshop writes/,
  ],
  [
    'sources newer than the build',
    { 'source/src/main.js': swap('was sent', 'has gone') },
    'assets/app.js',
    /not what the source makes/,
  ],
  ['a build changed by hand', { 'index.html': swap('Say in', 'Say it in') }, 'index.html', /source makes/],
  ['a missing asset', { 'assets/app.css': null }, 'assets/app.css', /missing, though the source/],
  ['a file beside the build', { 'assets/img/a.svg': '<svg/>' }, 'assets/img/a.svg', /not made by the source/],
  ['a lock file', { 'package-lock.json': '{}' }, 'package-lock.json', /not made by the source/],
  [
    'a source that can not be read',
    { 'source/src/main.js': swap('const form', 'const const form') },
    'source/src/main.js',
    /can not be built/,
  ],
  [
    'a page without its script',
    { 'source/index.html': swap(' type="module"', '') },
    'source',
    /index\.html holds no <script type="module"/,
  ],
];

describe('the bar for builds', () => {
  it.each(cases)('reports %s', async (name, changes, file, words) => {
    const template = await make(name.replaceAll(' ', '-').replaceAll('.', '-'), 'tailwind', changes);
    const faults = await checkBuild(template);
    expect(faults, JSON.stringify(faults)).toHaveLength(1);
    expect(faults[0]).toMatchObject({ bar: 'build', file });
    expect(faults[0]?.what).toMatch(words);
  });

  it('names the line on which a source breaks', async () => {
    const template = await open('a-source-that-can-not-be-read');
    const line = await fixture.lineOf(template.id, 'source/src/main.js', 'const const');
    expect(await checkBuild(template)).toMatchObject([{ line }]);
  });

  it('lets templates be that are not built', async () => {
    await fixture.make('plain');
    expect(await checkBuild(await open('plain'))).toEqual([]);
  });

  it('does not touch what it checks', async () => {
    const template = await make('untouched', 'tailwind');
    await writeFile(path.join(template.folder, 'index.html'), 'changed');
    await checkBuild(await open('untouched'));
    expect(await read(template, 'index.html')).toBe('changed');
  });

  it('holds words of the sources to the rules, and not those of libraries in the bundle', async () => {
    const template = await make('words', 'tailwind', {
      'source/src/main.js': swap('was sent', 'TODO'),
      'assets/app.js': swap('was sent', 'TODO'),
    });
    const faults = (await inspectFiles(template)).filter(({ bar }) => bar === 'wording');
    expect(faults.map(({ file }) => file)).toEqual(['source/src/main.js']);
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applySite } from '../domain/contract/apply-site.ts';
import { type Contract, parseContract, type SiteValues } from '../domain/contract/contract.ts';
import { isFilled } from '../domain/contract/fill-template.ts';

const template = path.resolve(import.meta.dirname, '../templates/simple-blog');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-blog-'));
  await cp(template, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

/** Makes the pages anew and gives the names of the files that changed. */
async function build(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'tools/build.mjs')]);
  return stdout.split('\n').filter(Boolean);
}

async function texts(): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => isFilled(name));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
}

async function fill(values: Partial<SiteValues>): Promise<void> {
  const { contract } = parseContract(await read('contract.json')) as { contract: Contract };
  const { files, problems } = applySite(await texts(), contract, values);
  expect(problems).toEqual([]);
  for (const [name, text] of Object.entries(files)) await write(name, text);
}

it('makes the pages that are there from the Markdown that is there', async () => {
  expect(await build()).toEqual([]);
});

it('makes a page of a new post, and brings it into list, feed, tags and the page of its neighbour', async () => {
  await write(
    'posts/rain.md',
    '---\ntitle: Rain & brass\ndate: 2026-11-20\nsummary: What a wet week does to a shop full of clocks, and what to do about it then.\ntags: Weather\n---\n\nIt **rains**.\n\n## Why *not* {#why}\n\nAsk [her](https://a.example/).\n\n> In the margin.\n',
  );
  expect(await build()).toEqual(
    expect.arrayContaining(['posts/rain.html', 'posts/afraid.html', 'index.html', 'feed.xml']),
  );
  const page = await read('posts/rain.html');
  expect(page).toContain('<h1 data-slot="post-8.title">Rain &amp; brass</h1>');
  expect(page).toContain('<p data-slot="words">It <strong>rains</strong>.</p>');
  expect(page).toContain('Ask <a href="https://a.example/">her</a>.');
  expect(await read('posts/afraid.html')).toContain('href="rain.html" data-slot-section="post-8"');
  expect(await read('feed.xml')).toContain('<title data:slot="post-8.title">Rain &amp; brass</title>');
  const index = await read('index.html');
  expect(index.indexOf('posts/rain.html')).toBeLessThan(index.indexOf('posts/afraid.html'));
  expect(index).toContain('data-tag="weather"');
});

it('reads what pages were filled with back into the Markdown, and makes the same pages of it', async () => {
  await fill({
    slots: {
      'blog.name': 'Bread & Weather',
      'post-7.title': 'A loaf you are <afraid> of',
      'post-7.start': [{ id: '1', words: 'Flour, <em>water</em>, [salt].' }],
      'post-7.photo': {
        src: '../assets/img/loaf.jpg',
        alt: 'A loaf',
        width: 1200,
        height: 900,
        focus: [50, 40],
      },
      'post-3.drawing-1': 'oven',
      'post-3.photo-small': {
        src: 'assets/img/oven.jpg',
        alt: '',
        width: 800,
        height: 600,
        focus: [50, 50],
      },
    },
  });
  const filled = await texts();
  await build();
  const post = await read('posts/afraid.md');
  expect(post).toContain('title: A loaf you are <afraid> of\n');
  expect(post).toContain('\n\nFlour, *water*, \\[salt\\].\n\n');
  expect(await read('posts/tower.svg')).toContain('>oven</text>');
  const same = Object.keys(filled).filter((name) => /^posts\/|^(about|feed)\./.test(name));
  for (const name of same) expect(await read(name)).toBe(filled[name]);
  const index = await read('index.html');
  expect(index).toContain('src="assets/img/oven.jpg"');
  expect(index).toContain('src="assets/img/loaf.jpg"');
  expect(await build()).toEqual([]);
});

it('keeps a post that was left out of the list as a draft, and finds a new name of a tag', async () => {
  const { sections } = JSON.parse(await read('site.json')) as { sections: string[] };
  await fill({ slots: { 'tags.bench': 'Oven' }, sections: sections.filter((name) => name !== 'post-1') });
  await build();
  expect(await read('posts/keys.md')).toContain('draft: yes');
  expect(await read('index.html')).not.toContain('posts/keys.html');
  expect(await read('posts/afraid.md')).toContain('tags: Oven\n');
  expect(await read('index.html')).toContain('data-tag="oven"');
});

it('stops, and changes nothing, where page and Markdown have both changed', async () => {
  await write('posts/tower.md', (await read('posts/tower.md')).replace('in January', 'in March'));
  await write('posts/tower.html', (await read('posts/tower.html')).replaceAll('in January', 'in May'));
  await expect(build()).rejects.toThrow(/posts\/tower\.md has changed, and so has its page/);
  expect(await read('posts/tower.html')).toContain('in May');
});

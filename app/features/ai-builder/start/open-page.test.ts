import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Community } from '../schema.ts';
import { openPage, readProject } from './open-page.ts';
import { unpackWebsite } from './unpack-website.ts';

const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const community = (zip: Uint8Array): Community => ({
  publish: async () => ({ title: '', path: '', isPublic: true }),
  open: async (slug) => ({ title: `Project ${slug}`, zip }),
});

it.each([
  ['https://site.example/community/golden-crumb', 'golden-crumb'],
  ['/project/golden-crumb/content', 'golden-crumb'],
  ['community/bl%C3%A9?x=1', 'blé'],
  ['ada/bakery', null],
  ['/git-store/ada/community', null],
  ['/community/%E0%A4%A', null],
])('%s is the project %s', (text, slug) => {
  expect(readProject(text)).toBe(slug);
});

it('takes the first page out of a project’s archive, also out of a folder in it', async () => {
  const zip = archive({
    'site/index.html': '<head><link rel="stylesheet" href="css/a.css"></head><body></body>',
    'site/css/a.css': 'a{}',
    'site/img/a.png': 'x',
    'site/blog/index.html': '<p>Blog</p>',
    'readme.txt': 'Hello',
  });
  const { name, files, left } = await openPage('/community/bread', community(zip));
  expect(name).toBe('“Project bread”');
  expect(files['styles.css']).toBe('a{}\n');
  expect(files['index.html']).toContain('href="styles.css"');
  expect(left).toEqual(['img/a.png', 'blog/index.html']);
});

it('finds the parts of a page that Windows has packed', async () => {
  const zip = archive({ 'index.html': '<link rel="stylesheet" href="css/a.css">', 'css\\a.css': 'a{}' });
  const { files, left } = await openPage('/community/bread', community(zip));
  expect(files['styles.css']).toBe('a{}\n');
  expect(left).toEqual([]);
});

it.each([
  ['no page', archive({ 'readme.txt': 'Hello' }), 'There is no index.html in it to start from.'],
  ['no zip', strToU8('hello'), 'The archive could not be opened.'],
  [
    'a very long page',
    archive({ 'index.html': 'x'.repeat(2_200_000) }),
    'index.html is too long to work on here.',
  ],
])('says so when there is %s', async (_what, zip, message) => {
  await expect(openPage('/community/bread', community(zip))).rejects.toThrow(message);
});

it('does not unpack what is no text', async () => {
  const { paths, read } = unpackWebsite(archive({ 'index.html': '<p>', 'film.mp4': 'x' }));
  expect(paths).toEqual(['index.html', 'film.mp4']);
  await expect(read('film.mp4')).rejects.toThrow();
});

it('asks for an address where it can not read one', async () => {
  await expect(openPage('bread', community(new Uint8Array()))).rejects.toThrow('owner/name');
});

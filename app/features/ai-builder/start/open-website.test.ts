import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Community } from '../schema.ts';
import { openWebsite, readAddress, readProject } from './open-website.ts';
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

it('opens all files of a project’s archive, without the folder around them', async () => {
  const picture = new Uint8Array([137, 80, 78, 71, 0, 255]);
  const zip = zipSync({
    'site/index.html': strToU8('<p>É</p>'),
    'site/css/a.css': strToU8('a{}'),
    'site/img/a.png': picture,
    'site/blog/': new Uint8Array(),
    'site/.DS_Store': strToU8('x'),
    '__MACOSX/site/index.html': strToU8('x'),
  });
  const { name, files } = await openWebsite('/community/bread', community(zip));
  expect(name).toBe('“Project bread”');
  expect(files).toEqual({ 'index.html': '<p>É</p>', 'css/a.css': 'a{}', 'img/a.png': picture });
});

it('keeps folders that do not hold everything, and finds what Windows has packed', async () => {
  const zip = archive({ 'site/index.html': '<p>', 'readme.txt': 'Hello', 'site\\css\\a.css': 'a{}' });
  const { files } = await openWebsite('/community/bread', community(zip));
  expect(Object.keys(files).sort()).toEqual(['readme.txt', 'site/css/a.css', 'site/index.html']);
});

it('takes from an archive of git no more than the folder that git puts around it', () => {
  const zip = archive({ 'shop/site/index.html': '<p>', 'shop/site/a.css': 'a{}' });
  expect(Object.keys(unpackWebsite(zip, true).files)).toEqual(['site/index.html', 'site/a.css']);
  expect(Object.keys(unpackWebsite(zip).files)).toEqual(['index.html', 'a.css']);
});

it('writes texts of other encodings in UTF-8, and leaves what is no text as it is', async () => {
  const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const page = '<!doctype html><meta http-equiv="content-type" content="text/html; charset=iso-8859-1"><p>é';
  const zip = zipSync({
    'index.html': latin1(page),
    'a.css': latin1('@charset "latin1"; p::after { content: "é" }'),
    'data.bin': latin1('é'),
    'b.css': strToU8('p{}'),
  });
  const { files, notice } = await openWebsite('/community/bread', community(zip));
  expect(files).toEqual({
    'index.html': page.replace('iso-8859-1', 'utf-8'),
    'a.css': '@charset "utf-8"; p::after { content: "é" }',
    'data.bin': latin1('é'),
    'b.css': 'p{}',
  });
  expect(notice).toBe('Written in UTF-8 from now on, so that it can be changed: index.html, a.css.');
});

const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, 'x']));
it.each([
  ['no page', archive({ 'readme.txt': 'Hello' }), 'There is no page in it to start from'],
  ['no zip', strToU8('hello'), 'The archive could not be opened.'],
  ['too many files', archive({ 'index.html': '<p>', ...many }), 'at most 2,000 files'],
  [
    'too many bytes',
    zipSync({ 'index.html': strToU8('<p>'), 'film.mp4': new Uint8Array(50 * 1024 * 1024) }),
    'at most 50 MB',
  ],
])('says so when there is %s', async (_what, zip, message) => {
  await expect(openWebsite('/community/bread', community(zip))).rejects.toThrow(message);
});

it('asks for an address where it can not read one', async () => {
  await expect(openWebsite('bread', community(new Uint8Array()))).rejects.toThrow('owner/name');
});

it('reads the address of a repository as people have it', () => {
  const wanted = { owner: 'plinth', slug: 'pizza-world' };
  for (const text of [
    'plinth/pizza-world',
    ' /git-store/plinth/pizza-world ',
    'https://example.org/git-store/plinth/pizza-world/file/index.html',
    'https://example.org/git/plinth/pizza-world.git',
  ])
    expect(readAddress(text)).toEqual(wanted);
  expect(readAddress('pizza-world')).toBeNull();
  expect(readAddress('')).toBeNull();
});

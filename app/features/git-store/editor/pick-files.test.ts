import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mergeFiles, readFound, totalFault } from './pick-files.ts';

const file = (path: string, content: string | Uint8Array<ArrayBuffer>) => ({
  path,
  file: new Blob([content]),
});

it('keeps what a repository can hold, and says why of the rest', async () => {
  const { files, faults, skipped } = await readFound([
    file('index.html', '<p>'),
    file('img/a.png', new Uint8Array([0x89, 0x50, 0, 1])),
    file('run.exe', 'x'),
    file('big.txt', 'a'.repeat(1024 * 1024 + 1)),
    file('node_modules/a/index.js', 'x'),
    file('.git/config', 'x'),
  ]);
  expect(files.map(({ path, text }) => [path, text])).toEqual([
    ['index.html', '<p>'],
    ['img/a.png', null],
  ]);
  expect(faults).toEqual([
    'run.exe: files of this kind are not accepted.',
    'big.txt: a file can have at most 1 MB.',
  ]);
  expect(skipped).toBe(2);
});

it('opens a zip, without the folder that holds everything', async () => {
  const zip = zipSync({
    'site/index.html': strToU8('<p>'),
    'site/css/a.css': strToU8('a {}'),
    'site/node_modules/x.js': strToU8('x'),
  });
  const { files, faults } = await readFound([file('site.zip', new Uint8Array(zip))]);
  expect(files.map(({ path }) => path).sort()).toEqual(['css/a.css', 'index.html']);
  expect(faults).toEqual([]);
});

it('reads the names of a zip that another system has packed, or says that it cannot', async () => {
  const zip = async (name: string) =>
    file(name, await readFile(new URL(`../../../lib/zip/cases/${name}`, import.meta.url)));
  const paths = async (name: string) =>
    (await readFound([await zip(name)])).files.map(({ path }) => path).sort();
  expect(await paths('cp437.zip')).toEqual(['index.html', 'Über uns/Größe.html']);
  expect(await paths('sjis-5c.zip')).toEqual(['index.html', 'ソース/表.html']);
  expect(await paths('backslash.zip')).toEqual(['css/a.css', 'img/b.svg', 'index.html']);
  expect(await paths('trailing-newline.zip')).toEqual(['index.html']);
  const unread = Buffer.from(zipSync({ 'xy.html': strToU8('<p>') }))
    .toString('latin1')
    .replaceAll('xy', '\xff\xfe');
  const { files, faults } = await readFound([file('old.zip', Buffer.from(unread, 'latin1'))]);
  expect(files).toEqual([]);
  expect(faults).toEqual([
    'old.zip: It has names in an encoding that cannot be told, such as ??.html. Pack it again with names in UTF-8.',
  ]);
});

it('keeps no path that a backslash leads out of the repository', async () => {
  const zip = zipSync({
    '..\\x.html': strToU8('<p>'),
    'C:\\x.html': strToU8('<p>'),
    'index.html': strToU8('<p>'),
  });
  const { files, faults } = await readFound([file('site.zip', new Uint8Array(zip))]);
  expect(files.map(({ path }) => path)).toEqual(['index.html']);
  expect(faults).toHaveLength(2);
});

it('unpacks no zip that says it holds too much, and none that is broken', async () => {
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.txt`, strToU8('x')]));
  const large = zipSync({ 'a.txt': new Uint8Array(1024 * 1024 + 1), 'b.txt': strToU8('b') });
  const { files, faults } = await readFound([
    file('many.zip', new Uint8Array(zipSync(many))),
    file('large.zip', new Uint8Array(large)),
    file('broken.zip', 'this is no zip'),
  ]);
  expect(files.map(({ path }) => path)).toEqual(['b.txt']);
  expect(faults).toEqual([
    'many.zip: A repository can hold at most 500 files.',
    'broken.zip: The archive could not be opened.',
    'a.txt: a file can have at most 1 MB.',
  ]);
});

it('puts a later file in the place of an earlier one, and counts all together', async () => {
  const { files: one } = await readFound([file('b.txt', 'old'), file('a.txt', 'a')]);
  const { files: two } = await readFound([file('b.txt', 'new')]);
  const merged = mergeFiles(one, two);
  expect(merged.map(({ path, text }) => [path, text])).toEqual([
    ['a.txt', 'a'],
    ['b.txt', 'new'],
  ]);
  expect(totalFault(merged)).toBeNull();
  expect(totalFault([{ size: 10 * 1024 * 1024 + 1 }])).toBe('A repository can hold at most 10 MB.');
});

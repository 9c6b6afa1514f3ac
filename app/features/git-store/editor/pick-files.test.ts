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
    'broken.zip: this zip could not be read.',
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

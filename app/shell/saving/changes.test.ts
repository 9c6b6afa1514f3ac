import { describe, expect, it } from 'vitest';
import { changesBetween, inParts } from './changes.ts';

describe('a second save', () => {
  it('changes what was saved, adds what is new and removes what is gone', async () => {
    expect(
      await changesBetween({ 'index.html': '1', 'script.js': '3' }, { 'index.html': '<p>', 'a.css': 'a {}' }),
    ).toEqual([
      { action: 'write', path: 'index.html', content: '<p>', was: '1' },
      { action: 'write', path: 'a.css', content: 'a {}' },
      { action: 'delete', path: 'script.js', was: '3' },
    ]);
  });

  it('leaves out what is as it was', async () => {
    // By `printf 'é\n' | git hash-object --stdin` and `git hash-object -t blob /dev/null`.
    const ids = {
      'e.txt': 'c6003325155f475bd7c87731607525dce73be9cf',
      'empty.txt': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    };
    expect(await changesBetween(ids, { 'e.txt': 'é\n', 'empty.txt': new Uint8Array() })).toEqual([]);
  });

  it('sends bytes as they are', async () => {
    const [change] = await changesBetween({}, { 'a.png': new Uint8Array([137, 80, 255, 0]) });
    expect(change).toEqual({ action: 'write', path: 'a.png', content: 'iVD/AA==', encoding: 'base64' });
  });
});

it('more than one call may carry goes in parts, each file whole', async () => {
  const big = 'x'.repeat(1_400_000);
  const changes = await changesBetween({ old: '1' }, { a: big, b: big, c: 'c' });
  const parts = [...inParts(changes)].map((part) => part.map(({ path }) => path));
  expect(parts).toEqual([['a'], ['b', 'c', 'old']]);
});

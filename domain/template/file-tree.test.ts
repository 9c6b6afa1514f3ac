import { expect, it } from 'vitest';
import { buildTree, holds } from './file-tree.ts';

const files = [
  'index.html',
  'assets/js/app.js',
  'assets/js/page10.js',
  'assets/js/page9.js',
  'assets/a.css',
].map((path, index) => ({ path, bytes: 10 ** index }));

it('puts files under their folders, with sums', () => {
  const root = buildTree(files);
  expect(root).toMatchObject({ name: '', path: '', bytes: 11_111, count: 5 });
  expect(root.files.map(({ name }) => name)).toEqual(['index.html']);
  const [assets] = root.folders;
  expect(assets).toMatchObject({ name: 'assets', path: 'assets', bytes: 11_110, count: 4 });
  expect(assets?.folders[0]).toMatchObject({ name: 'js', path: 'assets/js', bytes: 1_110, count: 3 });
  expect(assets?.folders[0]?.files.map(({ name, path }) => [name, path])).toEqual([
    ['app.js', 'assets/js/app.js'],
    ['page9.js', 'assets/js/page9.js'],
    ['page10.js', 'assets/js/page10.js'],
  ]);
});

it('knows whether a folder holds a file', () => {
  const assets = { ...buildTree([]), path: 'assets' };
  expect(holds(assets, 'assets/js/app.js')).toBe(true);
  expect(holds(assets, 'assets-old/app.js')).toBe(false);
  expect(holds(assets, undefined)).toBe(false);
});

import { expect, it } from 'vitest';
import { findFiles } from './find-files.ts';

const files = ['src/app/main.ts', 'main.css', 'docs/domain.md', 'src/many-inns.ts'].map((path) => ({
  path,
  sha: '',
  size: 1,
}));
const found = (query: string) => findFiles(files, query).map(({ path }) => path);

it('finds names first, then paths, then letters in their order', () => {
  expect(found('main')).toEqual(['main.css', 'src/app/main.ts', 'docs/domain.md', 'src/many-inns.ts']);
  expect(found('app/')).toEqual(['src/app/main.ts']);
  expect(found('sam ts')).toEqual(['src/app/main.ts']);
  expect(found('zzz')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

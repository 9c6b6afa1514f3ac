import { expect, it } from 'vitest';
import type { Template } from '../template.ts';
import { readFiles } from './read-files.ts';

it('reads pages, feeds, look and what pages are built from, and no programs', async () => {
  const files = [
    'index.html',
    'feed.xml',
    'assets/look.css',
    'site.json',
    'assets/app.js',
    'source/public/feed.xml',
    'source/src/data.json',
    'tools/built.json',
  ];
  const template = { files, text: async (file: string) => `text of ${file}` } as Template;
  expect(Object.keys(await readFiles(template))).toEqual([
    'index.html',
    'feed.xml',
    'assets/look.css',
    'site.json',
    'source/public/feed.xml',
  ]);
});

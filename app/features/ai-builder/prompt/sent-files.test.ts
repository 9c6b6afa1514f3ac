import { expect, it } from 'vitest';
import { MAX_FILES, NO_FILES } from '../schema.ts';
import { sentFiles } from './sent-files.ts';

const page = (links: string) =>
  `<link rel="stylesheet" href="css/a.css"><script src="js/a.js"></script>${links}`;
const site = {
  'README.md': 'x'.repeat(1000),
  'index.html': page('<a href="about.html">About</a>'),
  'about.html': '<p>About</p>',
  'team.html': '<p>Team</p>',
  'css/a.css': 'a{}',
  'js/a.js': 'a()',
  'img/a.png': new Uint8Array(7),
};

it('sends the three files of a page, and names no others', () => {
  const files = { ...NO_FILES, 'index.html': '<p>' };
  expect(sentFiles(files, 'index.html', 'red')).toEqual({ files, others: [] });
});

it('sends all code of a small website, and names the rest with its size', () => {
  const { files, others } = sentFiles(site, 'index.html', 'red');
  expect(Object.keys(files)).toEqual(['index.html', 'css/a.css', 'js/a.js', 'about.html', 'team.html']);
  expect(others).toEqual([
    { path: 'README.md', bytes: 1000 },
    { path: 'img/a.png', bytes: 7 },
  ]);
});

it('leaves out what has a name that is too long to be sent', () => {
  const long = `${'x'.repeat(256)}.html`;
  const { files, others } = sentFiles({ ...site, [long]: '<p>' }, 'index.html', 'red');
  expect([...Object.keys(files), ...others.map(({ path }) => path)]).not.toContain(long);
});

it('sends first what is named, then the page and what it loads, within the limit', () => {
  const big = { ...site, 'team.html': 'x'.repeat(MAX_FILES - 200), 'old.html': 'y'.repeat(MAX_FILES - 200) };
  const asked = sentFiles(big, 'index.html', 'Please shorten team.html.');
  expect(Object.keys(asked.files)[0]).toBe('team.html');
  expect(asked.files).toHaveProperty(['css/a.css']);
  expect(asked.others.map(({ path }) => path)).toContain('old.html');
  expect(Object.values(asked.files).join('').length).toBeLessThanOrEqual(MAX_FILES);
});

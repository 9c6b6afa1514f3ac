import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);

/** Written while the product is built, run or tested. */
const made = ['node_modules', 'build', 'data', 'test-results'];

describe('the map in CONTRIBUTING.md', () => {
  const [, map = ''] = /## Where things are\n[\s\S]*?```\n([\s\S]*?)```/.exec(read('CONTRIBUTING.md')) ?? [];
  let above = '';
  /** Paths from the root, each line of the map with those that it names. */
  const named = map.split('\n').flatMap((line) => {
    const found = /^( *)(\S+(?: \S+)*?) {2,}\S/.exec(line);
    if (!found) return [];
    const [, indent = '', names = ''] = found;
    const paths = names
      .split(' ')
      .filter(Boolean)
      .map((name) => name.replace(/<noun>\/?$/, ''));
    if (indent === '') above = paths[0] ?? '';
    return paths.map((name) => (indent === '' ? name : above + name));
  });

  it('names files and folders that exist', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it.each(['', 'app', 'server', 'docs'])('names every folder in /%s', (folder) => {
    const folders = foldersIn(folder)
      .filter((name) => folder !== '' || !made.includes(name))
      .map((name) => path.posix.join(folder, name, '/'));
    const missing = folders.filter((name) => !named.some((one) => one.startsWith(name)));
    expect(missing).toEqual([]);
  });
});

describe('the glossary', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .map((line) => /^\| `([^`]+)` \| (.+) \| (.+) \|$/.exec(line))
    .filter((found) => found !== null)
    .map(([, term = '', meaning = '', where = '']) => ({ term, meaning, where }));

  it('has each term once', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms.length).toBeGreaterThan(30);
    expect(terms).toEqual([...new Set(terms)]);
  });

  it.each(rows)('$term is in the files that it names', ({ term, where }) => {
    const word = (/ as `([^`]+)`$/.exec(where)?.[1] ?? term.split(' ')[0] ?? term).toLowerCase();
    const files = [...where.replace(/ as `[^`]+`$/, '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(read(file).toLowerCase(), file).toContain(word);
  });
});

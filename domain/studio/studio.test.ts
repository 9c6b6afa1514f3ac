import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, canUndo, goTo, type History, NO_HISTORY, redo, undo } from './history.ts';
import { idsOf, packHistory, unpackHistory } from './kept-history.ts';
import {
  fileAt,
  fileNameFault,
  limitFault,
  pagesOf,
  renameFile,
  type SiteFile,
  type SiteFiles,
  sameFiles,
  siteFault,
  textAt,
  withFile,
  withoutFile,
} from './site-files.ts';

const path = fc.constantFrom('index.html', 'a/b.css', 'constructor', '__proto__', 'toString', 'p.png', '404');
const file: fc.Arbitrary<SiteFile> = fc.oneof(fc.string({ maxLength: 5 }), fc.uint8Array({ maxLength: 4 }));
type Change = {
  kind: 'put' | 'remove' | 'rename' | 'undo' | 'redo' | 'go';
  path: string;
  to: string;
  file: SiteFile;
};
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('put', 'put', 'remove', 'rename', 'undo', 'redo', 'go'),
  path,
  to: path,
  file,
});

const filesOf = (history: History): SiteFiles =>
  history.steps.find(({ id }) => id === history.current)?.files ?? {};

function made(history: History, { kind, path, to, file }: Change, at: number): History {
  const files = filesOf(history);
  if (kind === 'undo') return undo(history);
  if (kind === 'redo') return redo(history);
  if (kind === 'go') return goTo(history, 1 + (at % 5));
  const next =
    kind === 'put'
      ? withFile(files, path, file)
      : kind === 'remove'
        ? withoutFile(files, path)
        : renameFile(files, path, to);
  return addStep(history, kind, next, at);
}

describe('files of a website', () => {
  it('are as a map would have them, whatever their names are', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let files: SiteFiles = {};
        const map = new Map<string, SiteFile>();
        for (const { kind, path, to, file } of changes) {
          const before = files;
          const held = map.get(path);
          if (kind === 'remove') {
            files = withoutFile(files, path);
            map.delete(path);
          } else if (kind === 'rename') {
            files = renameFile(files, path, to);
            if (held !== undefined) map.delete(path);
            if (held !== undefined) map.set(to, held);
          } else {
            files = withFile(files, path, file);
            map.set(path, file);
          }
          expect(sameFiles(before, { ...before })).toBe(true);
        }
        expect(new Map(Object.entries(files))).toEqual(map);
        for (const one of ['constructor', '__proto__', 'toString'])
          expect(fileAt(files, one)).toEqual(map.get(one));
        expect(textAt(files, 'toString')).toBe(
          typeof map.get('toString') === 'string' ? map.get('toString') : '',
        );
      }),
    );
  });

  it('have limits, said in a sentence', () => {
    expect(limitFault(2000, 50 * 1024 * 1024)).toBeNull();
    expect(limitFault(2001, 1)).toBe('A website can have at most 2,000 files here.');
    expect(siteFault({ a: new Uint8Array(50 * 1024 * 1024), b: 'é' })).toBe(
      'A website can have at most 50 MB of files here.',
    );
  });

  it('have names that stay inside', () => {
    expect(fileNameFault('../a.html')).toContain('inside the website');
    expect(fileNameFault('')).toBe('A file needs a name.');
    expect(fileNameFault('assets/über uns.html')).toBeNull();
  });

  it('begin with the first page', () => {
    const files = { 'about.html': '', 'blog/index.html': '', 'index.html': '', 'a.css': '', '404.html': '' };
    expect(pagesOf(files)).toEqual(['index.html', '404.html', 'about.html', 'blog/index.html']);
    expect(pagesOf({ 'site/b.html': '', 'site/index.html': '', 'z.html': '' })[0]).toBe('site/index.html');
    expect(pagesOf({ 'b.html': '', 'a.htm': '' })).toEqual(['a.htm', 'b.html']);
  });
});

describe('the history of a website', () => {
  it('keeps each state as it was, and redo takes undo back', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        let history = NO_HISTORY;
        const seen = new Map<number, SiteFiles>();
        changes.forEach((one, at) => {
          history = made(history, one, at);
          const { current } = history;
          if (current !== null && !seen.has(current)) seen.set(current, { ...filesOf(history) });
        });
        for (const step of history.steps) expect(step.files).toEqual(seen.get(step.id));
        if (canUndo(history)) expect(redo(undo(history)).current).toBe(history.current);
        expect(new Set(history.steps.map(({ id }) => id)).size).toBe(history.steps.length);
      }),
    );
  });

  it('comes back as it was kept, and equal files are kept once', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const history = changes.reduce(made, NO_HISTORY);
        const ids = new Map<SiteFile, string>();
        const idOf = (one: SiteFile) => ids.get(one) ?? (ids.set(one, `${ids.size}`).get(one) as string);
        const kept = packHistory(history, idOf);
        const files = new Map([...ids].map(([one, id]) => [id, one]));
        expect(unpackHistory(structuredClone(kept), (id) => files.get(id))).toEqual(history);
        expect(new Set(idsOf(kept)).size).toBe(ids.size);
      }),
    );
  });

  it('names only what changed from state to state', () => {
    const site = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.txt`, `text ${at}`]));
    const first = addStep(NO_HISTORY, 'a', site, 1);
    const kept = packHistory(addStep(first, 'b', withFile(site, '7.txt', 'new'), 2), (one) => `${one}`);
    expect(kept.steps[1]).toMatchObject({ put: [['7.txt', 'new']], gone: [] });
  });

  it('is read as it was kept before, with its files in it', () => {
    const old = addStep(NO_HISTORY, 'a', { 'index.html': '<p>', 'styles.css': '', 'script.js': '' }, 1);
    expect(unpackHistory(structuredClone(old), () => undefined)).toEqual(old);
  });

  it('forgets its oldest states when all of them are too many bytes, and never the present one', () => {
    const limits = { steps: 200, bytes: 25 };
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(10));
    const history = texts.reduce((all, text, at) => addStep(all, text, { x: text }, at, limits), NO_HISTORY);
    expect(history.steps.map(({ label }) => label)).toEqual(texts.slice(2));
    expect(addStep(history, 'big', { x: 'e'.repeat(99) }, 9, limits).steps).toHaveLength(1);
  });
});

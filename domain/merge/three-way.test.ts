import { describe, expect, it } from 'vitest';
import { mergeTrees, type Outcome } from './three-way.ts';

type Texts = Record<string, string | Uint8Array>;

const treeOf = (texts: Texts) =>
  new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      typeof text === 'string' ? new TextEncoder().encode(text) : text,
    ]),
  );
const picture = (...bytes: number[]) => new Uint8Array([0, 255, ...bytes]);

/** The merged folder as texts, and what became of which file. */
function merged(base: Texts, mine: Texts, theirs: Texts): { files: Texts; outcomes: Outcome[] } {
  const { files, outcomes } = mergeTrees(treeOf(base), treeOf(mine), treeOf(theirs));
  const shown = (bytes: Uint8Array) => (bytes[0] === 0 ? bytes : new TextDecoder().decode(bytes));
  return { files: Object.fromEntries([...files].map(([path, bytes]) => [path, shown(bytes)])), outcomes };
}

const page = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

describe('a file', () => {
  it.each<[string, Texts, Texts, Texts, Texts, Outcome[]]>([
    ['that only mine changed is mine', { a: 'x' }, { a: 'y' }, { a: 'x' }, { a: 'y' }, []],
    [
      'that only theirs changed is theirs',
      { a: 'x' },
      { a: 'x' },
      { a: 'y' },
      { a: 'y' },
      [{ path: 'a', kind: 'updated' }],
    ],
    ['that both changed alike is so', { a: 'x' }, { a: 'y' }, { a: 'y' }, { a: 'y' }, []],
    ['that mine added stays', {}, { a: 'x' }, {}, { a: 'x' }, []],
    ['that theirs added comes', {}, {}, { a: 'x' }, { a: 'x' }, [{ path: 'a', kind: 'added' }]],
    ['that both added alike is there once', {}, { a: 'x' }, { a: 'x' }, { a: 'x' }, []],
    ['that mine removed stays away', { a: 'x' }, {}, { a: 'x' }, {}, []],
    ['that both removed is gone', { a: 'x' }, {}, {}, {}, []],
    [
      'that theirs removed goes where mine left it as it was',
      { a: 'x' },
      { a: 'x' },
      {},
      {},
      [{ path: 'a', kind: 'removed' }],
    ],
    [
      'that theirs removed stays where mine changed it',
      { a: 'x' },
      { a: 'y' },
      {},
      { a: 'y' },
      [{ path: 'a', kind: 'kept' }],
    ],
    [
      'that mine removed and theirs changed stays away, and is named',
      { a: 'x' },
      {},
      { a: 'y' },
      {},
      [{ path: 'a', kind: 'left-out' }],
    ],
    [
      'that both added differently holds both',
      {},
      { a: 'x\n' },
      { a: 'y\n' },
      { a: '<<<<<<< mine\nx\n=======\ny\n>>>>>>> theirs\n' },
      [{ path: 'a', kind: 'conflict', count: 1 }],
    ],
  ])('%s', (_, base, mine, theirs, files, outcomes) => {
    expect(merged(base, mine, theirs)).toEqual({ files, outcomes });
  });

  it('that both changed has the changes of both', () => {
    const { files, outcomes } = merged(
      { 'a.html': page },
      { 'a.html': page.replace('one', 'ONE') },
      { 'a.html': page.replace('ten', 'TEN') },
    );
    expect(files['a.html']).toBe(page.replace('one', 'ONE').replace('ten', 'TEN'));
    expect(outcomes).toEqual([{ path: 'a.html', kind: 'merged' }]);
  });

  it('that is no text and that both changed is there in both versions', () => {
    const present = { 'p/a.webp': picture(1), 'p/a.theirs.webp': 'mine too' };
    expect(
      merged(present, { ...present, 'p/a.webp': picture(2) }, { ...present, 'p/a.webp': picture(3) }),
    ).toEqual({
      files: { ...present, 'p/a.webp': picture(2), 'p/a.theirs-2.webp': picture(3) },
      outcomes: [{ path: 'p/a.webp', kind: 'conflict', beside: 'p/a.theirs-2.webp' }],
    });
  });
});

describe('a renamed file', () => {
  const edited = page.replace('one', 'ONE');
  it('of mine gets the changes of theirs', () => {
    const { files, outcomes } = merged(
      { 'about.html': page },
      { 'team.html': edited },
      { 'about.html': page.replace('ten', 'TEN') },
    );
    expect(files).toEqual({ 'team.html': edited.replace('ten', 'TEN') });
    expect(outcomes).toEqual([{ path: 'team.html', kind: 'merged' }]);
  });

  it('of theirs takes the changes of mine along', () => {
    const { files, outcomes } = merged(
      { 'about.html': page },
      { 'about.html': edited },
      { 'pages/about.html': page.replace('ten', 'TEN') },
    );
    expect(files).toEqual({ 'pages/about.html': edited.replace('ten', 'TEN') });
    expect(outcomes).toEqual([{ path: 'pages/about.html', kind: 'merged', from: 'about.html' }]);
  });

  it('of theirs that mine left alone moves', () => {
    const { files, outcomes } = merged(
      { 'a.webp': picture(1) },
      { 'a.webp': picture(1) },
      { 'b.webp': picture(1) },
    );
    expect(files).toEqual({ 'b.webp': picture(1) });
    expect(outcomes).toEqual([{ path: 'b.webp', kind: 'moved', from: 'a.webp' }]);
  });

  it('of both has the name of mine', () => {
    const { files } = merged({ 'a.html': page }, { 'b.html': edited }, { 'c.html': page });
    expect(files).toEqual({ 'b.html': edited });
  });

  it('of theirs does not take the place of another file of mine', () => {
    const { files } = merged(
      { 'a.html': page },
      { 'a.html': edited, 'b.html': 'mine' },
      { 'b.html': page.replace('ten', 'TEN') },
    );
    expect(files).toEqual({ 'a.html': edited.replace('ten', 'TEN'), 'b.html': 'mine' });
  });

  it('is told from a page that has the frame alone in common', () => {
    const { files } = merged(
      { 'a.html': page },
      { 'a.html': page },
      { 'b.html': page.replace(/one[\s\S]*seven/, 'other\nwords') },
    );
    expect(Object.keys(files)).toEqual(['b.html']);
    expect(files['b.html']).toContain('other');
  });
});

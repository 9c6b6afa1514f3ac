import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../lib/line-diff.ts';
import { NO_FILES, type PageFiles } from '../schema.ts';
import { applyHunk } from './hunk.ts';
import { hunksBetween } from './hunks-between.ts';
import { parseHunks } from './parse-hunks.ts';
import { accept, isDecided, propose, reject } from './proposal.ts';

const css = (text: string): PageFiles => ({ ...NO_FILES, 'styles.css': text });
const hunk = (search: string, replace: string) => ({ file: 'styles.css' as const, search, replace });

describe('applyHunk', () => {
  it('replaces the one place', () => {
    expect(applyHunk(css('a{}\nb{}\n'), hunk('b{}', 'c{$&}'))).toEqual({ files: css('a{}\nc{$&}\n') });
  });

  it('says plainly that the text was not found, or is there more than once', () => {
    expect(applyHunk(css('a{}'), hunk('z{}', ''))).toEqual({
      problem: 'The text to replace was not found in styles.css.',
    });
    expect(applyHunk(css('a{}\na{}'), hunk('a{}', ''))).toMatchObject({
      problem: expect.stringContaining('2 times'),
    });
    expect(applyHunk(css('a{}'), hunk('\n  \n', 'x'))).toHaveProperty('problem');
  });

  it('forgives blanks around lines', () => {
    expect(
      applyHunk(css('@media x {\n  a {\n    b: c;\n  }\n}\n'), hunk('a {\nb: c;  \n}\n', 'd {}')),
    ).toEqual({
      files: css('@media x {\nd {}\n}\n'),
    });
  });

  it('adds to the end when nothing is searched for', () => {
    expect(applyHunk(css('a{}'), hunk('', 'b{}\n'))).toEqual({ files: css('a{}\nb{}\n') });
  });
});

describe('parseHunks', () => {
  const reply = [
    'I change the colour.',
    '**styles.css**',
    '```',
    '<<<<<<< SEARCH',
    'a { color: red }',
    '=======',
    'a { color: blue }',
    '>>>>>>> REPLACE',
    '<<<<<<< SEARCH',
    'b {}',
    '=======',
    '>>>>>>> REPLACE',
    '```',
    'index.html',
    '<<<<<<< SEARCH',
    '<p>Old',
  ];

  it('reads file, text and replacement, and leaves out what was cut off', () => {
    expect(parseHunks(reply.join('\r\n'))).toEqual({
      hunks: [hunk('a { color: red }', 'a { color: blue }'), hunk('b {}', '')],
      isCut: true,
    });
  });

  it('guesses a file that is not named', () => {
    const of = (code: string) =>
      parseHunks(`<<<<<<< SEARCH\n${code}\n=======\n>>>>>>> REPLACE`).hunks[0]?.file;
    expect([of('<p>a</p>'), of('a {\n  color: red;\n}'), of('const a = () => 1;')]).toEqual([
      'index.html',
      'styles.css',
      'script.js',
    ]);
  });
});

describe('diffLines', () => {
  it('holds both texts', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = diffLines(before, after);
        const side = (leave: string) => diff.filter(({ kind }) => kind !== leave).map(({ text }) => text);
        expect(side('added')).toEqual(before);
        expect(side('removed')).toEqual(after);
      }),
    );
  });

  it('keeps what is common', () => {
    expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
    ]);
  });
});

describe('hunksBetween', () => {
  it('leads from any text to any other, through small changes where it can', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'dd', ''), { maxLength: 30 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        let files = css(before);
        for (const one of hunksBetween(css(before), css(after))) {
          const result = applyHunk(files, one);
          if (!('files' in result)) throw new Error(result.problem);
          files = result.files;
        }
        expect(files).toEqual(css(after));
      }),
      { numRuns: 1000 },
    );
    const long = Array.from({ length: 60 }, (_, index) => `line ${index}`);
    const changed = long.with(5, 'five').with(50, 'fifty');
    const hunks = hunksBetween(css(long.join('\n')), css(changed.join('\n')));
    expect(hunks.map(({ search }) => search.split('\n').length)).toEqual([7, 7]);
  });
});

describe('a proposal', () => {
  const files = css('a{}\nb{}\nc{}\n');
  const proposal = propose('other letters', files, [hunk('a{}', 'x{}'), hunk('q{}', ''), hunk('c{}', 'z{}')]);

  it('is decided change by change', () => {
    expect(proposal.hunks.map(({ problem }) => problem !== null)).toEqual([false, true, false]);
    const first = accept(proposal, files, [2]);
    expect(first.files).toEqual(css('a{}\nb{}\nz{}\n'));
    const rejected = reject(first.proposal, [0, 1, 2]);
    expect(rejected.hunks.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'accepted']);
    expect([isDecided(first.proposal), isDecided(rejected)]).toEqual([false, true]);
    expect(accept(rejected, first.files, [0, 1, 2]).files).toEqual(first.files);
  });

  it('leaves a change open that can not be made any more, and says why', () => {
    const { proposal: after, files: same } = accept(proposal, css('other\n'), [0]);
    expect(after.hunks[0]).toMatchObject({ state: 'open', problem: expect.stringContaining('not found') });
    expect(same).toEqual(css('other\n'));
  });
});

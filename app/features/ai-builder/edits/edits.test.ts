import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../lib/line-diff.ts';
import { FILE_NAMES, NO_FILES, type PageFiles } from '../schema.ts';
import { wishAgain, withSecondTry } from './ask-again.ts';
import { applyHunk } from './hunk.ts';
import { hunksBetween } from './hunks-between.ts';
import { accept, isDecided, propose, reject, takeNearest } from './proposal.ts';
import { readEdits } from './read-edits.ts';
import shapes from './testing/edits.json' with { type: 'json' };

const css = (text: string): PageFiles => ({ ...NO_FILES, 'styles.css': text });
const hunk = (search: string, replace: string) => ({ file: 'styles.css' as const, search, replace });

describe('applyHunk', () => {
  it('replaces the one place', () => {
    expect(applyHunk(css('a{}\nb{}\n'), hunk('b{}', 'c{$&}'))).toEqual({ files: css('a{}\nc{$&}\n') });
  });

  it('says plainly that the text was not found, or is there more than once', () => {
    expect(applyHunk(css('a{}'), hunk('z{}', ''))).toEqual({
      problem: 'The text to replace was not found in styles.css.',
      near: null,
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
      files: css('@media x {\n  d {}\n}\n'),
    });
  });

  it('forgives other quotation marks, dashes and blanks, and indents as it was', () => {
    const text = "p {\n    content: 'a \u2013 b';\n}\n";
    expect(
      applyHunk(css(text), hunk('\tcontent:\u00A0\u2018a - b\u2019;', '\tcontent: none;\n\tx: y;')),
    ).toEqual({
      files: css('p {\n    content: none;\n    x: y;\n}\n'),
    });
  });

  it('shows the lines that are most alike, and takes their place when that is confirmed', () => {
    const files = css('a {}\nh1 { color: teal; margin: 0 }\nb {}\n');
    const proposal = propose('red', files, [hunk('h1 { colour: teal; margin: 0; }', 'h1 { color: red }')]);
    expect(proposal.hunks[0]).toMatchObject({
      near: 'h1 { color: teal; margin: 0 }',
      problem: expect.any(String),
    });
    const taken = takeNearest(proposal, files, 0);
    expect(taken.hunks[0]).toMatchObject({ near: null, problem: null });
    expect(accept(taken, files, [0]).files).toEqual(css('a {}\nh1 { color: red }\nb {}\n'));
    expect(applyHunk(files, hunk('footer { display: grid }', ''))).toMatchObject({ near: null });
  });

  it('adds to the end when nothing is searched for', () => {
    expect(applyHunk(css('a{}'), hunk('', 'b{}\n'))).toEqual({ files: css('a{}\nb{}\n') });
  });
});

describe('the changes of a reply', () => {
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
    expect(readEdits(reply.join('\r\n'), NO_FILES)).toEqual({
      hunks: [hunk('a { color: red }', 'a { color: blue }'), hunk('b {}', '')],
      isCut: true,
      problem: null,
    });
  });

  it('guesses a file that is not named', () => {
    const of = (code: string) =>
      readEdits(`<<<<<<< SEARCH\n${code}\n=======\n>>>>>>> REPLACE`, NO_FILES).hunks[0]?.file;
    expect([of('<p>a</p>'), of('a {\n  color: red;\n}'), of('const a = () => 1;')]).toEqual([
      'index.html',
      'styles.css',
      'script.js',
    ]);
  });
});

describe('the changes of a reply with', () => {
  const files = shapes.files as PageFiles;
  it.each(shapes.cases)('$name', ({ reply }) => {
    const { hunks, problem } = readEdits(reply, files);
    let state = files;
    for (const one of hunks) {
      const result = applyHunk(state, one);
      if (!('files' in result)) throw new Error(result.problem);
      state = result.files;
    }
    expect(problem).toBeNull();
    expect(state['styles.css'].startsWith(shapes.want.begins)).toBe(true);
    expect(state['script.js']).toBe(files['script.js']);
  });

  it.each([
    ['a part of a file', '```css\nh1 { color: red }\n```'],
    [
      'what stays left out',
      `\`\`\`css\nh1 { color: red }\n/* ... the rest stays the same */\n${'p {}\n'.repeat(200)}\`\`\``,
    ],
  ])('%s: nothing is changed, and that is said', (_, reply) => {
    const long = css(`h1 { color: teal }\n${'p { margin: 0 }\n'.repeat(60)}`);
    expect(readEdits(reply, long)).toEqual({
      hunks: [],
      isCut: false,
      problem: expect.stringContaining('a part of styles.css'),
    });
  });

  it('words alone: they are told', () => {
    expect(readEdits('Which title do you mean?', files)).toMatchObject({
      hunks: [],
      problem: expect.stringContaining('Which title do you mean?'),
    });
  });

  it('a diff with wrong line numbers, and several files', () => {
    const reply =
      '--- index.html\n+++ index.html\n@@ -90,1 +90,1 @@\n-<h1>Bakery</h1>\n+<h1>Bread</h1>\n--- a/script.js\n+++ b/script.js\n@@ @@\n-console.log(1)\n+console.log(2)\n';
    expect(readEdits(reply, files).hunks).toEqual([
      { file: 'index.html', search: '<h1>Bakery</h1>', replace: '<h1>Bread</h1>' },
      { file: 'script.js', search: 'console.log(1)', replace: 'console.log(2)' },
    ]);
  });

  it('a file that is not there: it is a new one, of any website', () => {
    const site = { 'site/index.html': '<p>', 'site/a.css': 'a{}', 'b.png': new Uint8Array(2) };
    const reply =
      'about.html\n<<<<<<< SEARCH\n=======\n<h1>About</h1>\n>>>>>>> REPLACE\na.css\n<<<<<<< SEARCH\na{}\n=======\nb{}\n>>>>>>> REPLACE\n';
    const { hunks } = readEdits(reply, site);
    const proposal = propose('more', site, hunks);
    expect(accept(proposal, site, [0, 1]).files).toEqual({
      ...site,
      'about.html': '<h1>About</h1>',
      'site/a.css': 'b{}',
    });
    const whole = readEdits('`team.html`\n```html\n<h1>Team</h1>\n```\n`a.css`\n```css\na{}\nc{}\n```', site);
    expect(whole.hunks.map(({ file }) => file)).toEqual(['site/a.css', 'team.html']);
  });

  it('a file that is not a text: it stays as it is', () => {
    const site = { 'index.html': '<p>', 'b.png': new Uint8Array(2) };
    const { hunks } = readEdits('b.png\n<<<<<<< SEARCH\n=======\n<p>\n>>>>>>> REPLACE\n', site);
    const proposal = propose('more', site, [{ file: 'b.png', search: '', replace: '<p>' }, ...hunks]);
    expect(proposal.hunks[0]?.problem).toBe('b.png is not a text.');
    expect(accept(proposal, site, [0]).files).toEqual(site);
  });

  it('anything: is read without an error, as far as it has come as well', () => {
    const piece = fc.constantFrom(
      '<<<<<<< SEARCH',
      '=======',
      '>>>>>>> REPLACE',
      '\n',
      '```css',
      '```',
      'styles.css',
      'h1 { color: teal }',
      '@@ -1 +1 @@',
      '-h1',
      '+h2',
      ' ',
      '<p>Open</p>',
      '<think>',
      '</think>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        for (const isEnded of [true, false]) {
          for (const one of readEdits(parts.join(''), files, isEnded).hunks)
            expect(FILE_NAMES).toContain(one.file);
        }
      }),
      { numRuns: 2000 },
    );
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

describe('what is asked again by itself', () => {
  const files = css('h1 { color: teal }\np { margin: 0 }\n');
  const first = propose('red', files, [
    hunk('h1 { colour: teal }', 'h1 { color: red }'),
    hunk('p { margin: 0 }', 'p {}'),
  ]);

  it('names the wish, the text that was not found, and what is there', () => {
    const asked = wishAgain('red', first);
    expect(asked).toMatch(/^red\n/);
    expect(asked).toContain(
      'styles.css, looked for:\nh1 { colour: teal }\nThere stands:\nh1 { color: teal }',
    );
    expect(asked).not.toContain('margin');
  });

  it('takes the place of what could not be made; the rest stays', () => {
    const second = withSecondTry(first, files, [
      hunk('h1 { color: teal }', 'h1 { color: red }'),
      hunk('p { margin: 0 }', 'p {}'),
    ]);
    expect(second.hunks.map(({ search, problem }) => [search, problem])).toEqual([
      ['p { margin: 0 }', null],
      ['h1 { color: teal }', null],
    ]);
    expect(withSecondTry(first, files, [hunk('h2 {}', '')])).toBe(first);
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasConflictMarks } from './merge-text.ts';
import { mergeTrees } from './three-way.ts';
import { textOf } from './tree.ts';

const templates = path.join(import.meta.dirname, '..', '..', 'templates');
const named = readdirSync(templates, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The pages and style sheets of a template as lines. */
function pagesOf(template: string): Map<string, string[]> {
  const files = readdirSync(path.join(templates, template)).filter((name) => /\.(html|json|md)$/.test(name));
  return new Map(
    files.map((file) => [file, readFileSync(path.join(templates, template, file), 'utf8').split('\n')]),
  );
}

const encode = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));

/** A line of a file that is replaced or gets a new one in front. */
interface Edit {
  file: number;
  line: number;
  isInserted: boolean;
}

const edits = fc.array(fc.record({ file: fc.nat(1000), line: fc.nat(100_000), isInserted: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

/** Makes edits whose lines can be told from all others, and says which lines those are. */
function edit(pages: Map<string, string[]>, wanted: Edit[], who: string) {
  const names = [...pages.keys()];
  const changed = new Map(pages);
  const written: { file: string; text: string; line: number }[] = [];
  for (const [number, { file, line, isInserted }] of wanted.entries()) {
    const name = names[file % names.length] as string;
    const lines = [...(changed.get(name) ?? [])];
    const place = line % Math.max(1, lines.length);
    const text = `<p>${who} ${number}</p>`;
    lines.splice(place, isInserted ? 0 : 1, text);
    changed.set(name, lines);
    written.push({ file: name, text, line: place });
  }
  const left = written.filter(({ file, text }) => changed.get(file)?.includes(text));
  return { tree: new Map([...changed].map(([name, lines]) => [name, encode(lines)])), left };
}

const runs = Math.max(5, Math.round(Number(process.env.FUZZ_CASES ?? 200) / named.length));

describe('a copy that was edited', () => {
  it.each(named)('of %s loses no edit when the template changes anywhere', (template) => {
    const pages = pagesOf(template);
    const base = new Map([...pages].map(([name, lines]) => [name, encode(lines)]));
    fc.assert(
      fc.property(edits, edits, (own, fresh) => {
        const mine = edit(pages, own, 'mine');
        const theirs = edit(pages, fresh, 'theirs');
        const { files, outcomes } = mergeTrees(base, mine.tree, theirs.tree);
        const text = (file: string) => textOf(files.get(file) ?? new Uint8Array()) ?? '';
        for (const { file, text: line } of [...mine.left, ...theirs.left]) expect(text(file)).toContain(line);
        for (const { path: file, kind } of outcomes)
          expect([file, hasConflictMarks(text(file))]).toEqual([file, kind === 'conflict']);
        // In different files nothing contradicts.
        const shared = new Set(mine.left.map(({ file }) => file)).intersection(
          new Set(theirs.left.map(({ file }) => file)),
        );
        expect(outcomes.filter(({ kind, path: file }) => kind === 'conflict' && !shared.has(file))).toEqual(
          [],
        );
      }),
      { numRuns: runs },
    );
  });

  it.each(named)('of %s merges without a conflict where the edits are apart', (template) => {
    const pages = pagesOf(template);
    const base = new Map([...pages].map(([name, lines]) => [name, encode(lines)]));
    const gaps = fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1000), gaps, (chosen, steps) => {
        const name = [...pages.keys()][chosen % pages.size] as string;
        const lines = (pages.get(name) ?? []).map((line, index) =>
          line === '' ? `<!-- ${index} -->` : line,
        );
        const sides = { mine: [...lines], theirs: [...lines] };
        const both = [...lines];
        let at = -1;
        for (const [number, step] of steps.entries()) {
          at += step;
          if (at >= lines.length) break;
          const text = `<p>changed ${number}</p>`;
          sides[number % 2 ? 'mine' : 'theirs'][at] = text;
          both[at] = text;
        }
        const tree = (text: string[]) => new Map([...base, [name, encode(text)]]);
        const { files, outcomes } = mergeTrees(tree(lines), tree(sides.mine), tree(sides.theirs));
        expect(outcomes.map(({ kind }) => kind)).not.toContain('conflict');
        expect(textOf(files.get(name) as Uint8Array)).toBe(both.join('\n'));
      }),
      { numRuns: runs },
    );
  });
});

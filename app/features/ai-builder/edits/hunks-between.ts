import { fileAt, isSameFile, type SiteFiles, textAt } from '../../../../domain/studio/site-files.ts';
import { type DiffLine, diffLines } from '../../../lib/line-diff.ts';
import { applyHunk, type Hunk, placesOf } from './hunk.ts';

/** Lines around a change that make its place clear. */
const CONTEXT = 3;

/** The small changes of texts that lead from one state of the files to another; none is removed. Made one after the other they give exactly that. */
export function hunksBetween(before: SiteFiles, after: SiteFiles): Hunk[] {
  return Object.keys(after)
    .filter((file) => !isSameFile(fileAt(before, file), after[file]))
    .flatMap((file) => hunksOfFile(file, textAt(before, file), textAt(after, file)));
}

function hunksOfFile(file: string, before: string, after: string): Hunk[] {
  if (before === after) return [];
  const lines = diffLines(before.split('\n'), after.split('\n'));
  const hunks = groups(lines).map(([first, last]) => hunkOf(file, lines, before, first, last));
  return leadsTo(file, before, after, hunks) ? hunks : [{ file, search: before, replace: after }];
}

/** First and last index of each run of changes; runs that are close to each other are one. */
function groups(lines: readonly DiffLine[]): [number, number][] {
  const found: [number, number][] = [];
  lines.forEach(({ kind }, index) => {
    if (kind === 'same') return;
    const last = found.at(-1);
    if (last && index - last[1] <= CONTEXT * 2) last[1] = index;
    else found.push([index, index]);
  });
  return found;
}

/** Takes in lines around the change until its place is the only one of its kind. */
function hunkOf(file: string, lines: readonly DiffLine[], before: string, first: number, last: number): Hunk {
  for (let context = CONTEXT; ; context *= 2) {
    const part = lines.slice(Math.max(0, first - context), last + 1 + context);
    const text = (leave: DiffLine['kind']) =>
      part
        .filter(({ kind }) => kind !== leave)
        .map((line) => line.text)
        .join('\n');
    const search = text('added');
    const isWhole = part.length === lines.length;
    if (isWhole || placesOf(before, search).length === 1) return { file, search, replace: text('removed') };
  }
}

function leadsTo(file: string, before: string, after: string, hunks: readonly Hunk[]): boolean {
  let files: SiteFiles = { [file]: before };
  for (const hunk of hunks) {
    const result = applyHunk(files, hunk);
    if ('problem' in result) return false;
    files = result.files;
  }
  return textAt(files, file) === after;
}

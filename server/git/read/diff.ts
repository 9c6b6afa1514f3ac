import { setImmediate as nextTurn } from 'node:timers/promises';
import { diffLines } from '../../../app/lib/line-diff.ts';
import { decodeText } from '../../../domain/repository/decode-text.ts';
import { gitBudget } from '../../budgets/budgets.ts';
import type { Place } from '../run.ts';
import { GitEndedError, GitOutputError, runGit } from '../run.ts';
import { readBlobs } from './files.ts';

interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

interface Hunk {
  /** Line numbers of its first line, counted from 1; 0 where the file is empty. */
  old_start: number;
  new_start: number;
  lines: DiffLine[];
}

interface FileDiff {
  status: 'added' | 'removed' | 'changed' | 'renamed';
  path: string;
  /** Where it was, when it was renamed. */
  old_path: string | null;
  is_binary: boolean;
  added: number;
  removed: number;
  hunks: Hunk[];
}

export interface Diff {
  files: FileDiff[];
  /** True when the change is too large to be shown line by line: then no file has hunks. */
  is_truncated: boolean;
}

const mostPatchBytes = 1024 * 1024;
const lineFeed = 0x0a;
/** Lines that a page shows of a change; each is an object of its own on the way there. */
const mostLines = 20_000;
/** How long the change line by line is looked for: a part of the time that the page has. */
const patchMilliseconds = gitBudget.readMilliseconds / 2;
/** Rename detection compares at most this many changed files with each other. */
const options = [
  '-r',
  '-M',
  '-l100',
  '--root',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-commit-id',
];

/** What a commit changes, against its first parent. */
export async function readDiff(place: Place, commit: string, parent: string | null): Promise<Diff> {
  const between = parent ? [parent, commit] : [commit];
  const raw = await runGit(['diff-tree', ...options, '--raw', '-z', ...between], {
    ...place,
    maxBytes: gitBudget.listBytes,
  });
  const changes = [...readStatus(raw.toString('utf8'))];
  const files = changes.map(({ file }) => file);
  try {
    const patch = await runGit(['diff-tree', ...options, '-p', '-U3', ...between], {
      ...place,
      maxBytes: mostPatchBytes,
      milliseconds: patchMilliseconds,
    });
    if (patch.filter((byte) => byte === lineFeed).length > mostLines) return { files, is_truncated: true };
    // The same files in the same order.
    const parts = patch
      .toString('latin1')
      .split(/^diff --git .*\n/m)
      .slice(1);
    files.forEach((file, index) => {
      const part = Buffer.from(parts[index] ?? '', 'latin1');
      readPatch(file, decodeText(part)?.text ?? part.toString('utf8'));
    });
    await readOtherTexts(place, changes);
    return { files, is_truncated: false };
  } catch (error) {
    const isTooMuch = error instanceof GitOutputError || error instanceof GitEndedError;
    if (isTooMuch && !place.signal?.aborted) return { files, is_truncated: true };
    throw error;
  }
}

/** A file that has changed, with the objects that it was and is; null where it was not there, or is not any more. */
interface Change {
  file: FileDiff;
  shas: [before: string | null, after: string | null];
}

/** Files in UTF-16 and the like whose change is looked for, pairs of their lines that are compared, and their bytes together. */
const otherTexts = { files: 8, pairs: 1_000_000, bytes: 2 * mostPatchBytes };
/** What is no text, by its name: many pictures in one commit leave room for the texts beside them. */
const neverText = /\.(avif|bmp|eot|gif|gz|ico|jpe?g|mp[34]|otf|pdf|png|tiff?|ttf|wav|web[mp]|woff2?|zip)$/i;

/** Git calls every text with a zero byte binary. What the pages show as text is compared here, line by line. */
async function readOtherTexts(place: Place, changes: Change[]): Promise<void> {
  const candidates = changes.filter(({ file }) => file.is_binary && !neverText.test(file.path));
  const chosen = candidates.slice(0, otherTexts.files);
  const shas = [...new Set(chosen.flatMap((change) => change.shas.filter((sha) => sha !== null)))];
  const blobs = await readBlobs({ ...place, maxBytes: otherTexts.bytes }, shas).catch((error: unknown) => {
    if (error instanceof GitOutputError) return null;
    throw error;
  });
  if (!blobs) return;
  const lines = new Map(shas.map((sha, index) => [sha, linesOf(blobs[index] as Buffer)]));
  let left = mostLines;
  for (const { file, shas } of chosen) {
    const [before, after] = shas.map((sha) => (sha ? lines.get(sha) : []));
    if (!before || !after || before.length + after.length > left) continue;
    left -= before.length + after.length;
    file.is_binary = false;
    file.hunks = hunksBetween(diffLines(before, after, otherTexts.pairs));
    const kinds = file.hunks.flatMap((hunk) => hunk.lines.map(({ kind }) => kind));
    file.added = kinds.filter((kind) => kind === 'added').length;
    file.removed = kinds.filter((kind) => kind === 'removed').length;
    // Others have their turn between two files.
    await nextTurn();
  }
}

/** Null for what is no text. */
function linesOf(bytes: Buffer): string[] | null {
  const text = decodeText(bytes)?.text;
  return text === undefined ? null : text.replace(/\n$/, '').split('\n');
}

/** Lines around a change that make its place clear, as git shows them. */
const contextLines = 3;

function hunksBetween(lines: DiffLine[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [oldAt, newAt] = [1, 1];
  let same: DiffLine[] = [];
  let hunk: Hunk | null = null;
  for (const line of lines) {
    if (line.kind === 'same') {
      same.push(line);
    } else {
      if (!hunk || same.length > 2 * contextLines) {
        hunk?.lines.push(...same.slice(0, contextLines));
        const before: DiffLine[] = same.slice(-contextLines);
        hunk = { old_start: oldAt - before.length, new_start: newAt - before.length, lines: before };
        hunks.push(hunk);
      } else hunk.lines.push(...same);
      same = [];
      hunk.lines.push(line);
    }
    if (line.kind !== 'added') oldAt += 1;
    if (line.kind !== 'removed') newAt += 1;
  }
  hunk?.lines.push(...same.slice(0, contextLines));
  const [first] = hunks;
  if (first && lines.every(({ kind }) => kind === 'added')) first.old_start = 0;
  if (first && lines.every(({ kind }) => kind === 'removed')) first.new_start = 0;
  return hunks;
}

const statuses = { A: 'added', D: 'removed', R: 'renamed' } as const;

function* readStatus(raw: string): Generator<Change> {
  const parts = raw.split('\0');
  for (let at = 0; at + 1 < parts.length; ) {
    const [, , before, after, letters] = parts[at]?.split(' ') ?? [];
    const letter = letters?.[0] ?? 'M';
    const isRenamed = letter === 'R';
    const [first = '', second = ''] = [parts[at + 1], parts[at + 2]];
    at += isRenamed ? 3 : 2;
    yield {
      shas: [objectOf(before), objectOf(after)],
      file: {
        status: statuses[letter as keyof typeof statuses] ?? 'changed',
        path: isRenamed ? second : first,
        old_path: isRenamed ? first : null,
        is_binary: false,
        added: 0,
        removed: 0,
        hunks: [],
      },
    };
  }
}

/** Git writes zeros where there is none. */
const objectOf = (sha = '') => (/[^0]/.test(sha) ? sha : null);

function readPatch(file: FileDiff, patch: string): void {
  let hunk: Hunk | null = null;
  const lines = patch.split('\n');
  lines.pop();
  for (const line of lines) {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (start) {
      hunk = { old_start: Number(start[1]), new_start: Number(start[2]), lines: [] };
      file.hunks.push(hunk);
    } else if (!hunk) {
      if (line.startsWith('Binary files ')) file.is_binary = true;
    } else if (line[0] === '+') {
      file.added += 1;
      hunk.lines.push({ kind: 'added', text: line.slice(1) });
    } else if (line[0] === '-') {
      file.removed += 1;
      hunk.lines.push({ kind: 'removed', text: line.slice(1) });
    } else if (line[0] === ' ') {
      hunk.lines.push({ kind: 'same', text: line.slice(1) });
    }
  }
}

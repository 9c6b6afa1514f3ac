import { gitBudget } from '../../budgets/budgets.ts';
import type { Place } from '../run.ts';
import { GitEndedError, GitOutputError, runGit } from '../run.ts';
import { decodeText } from './decode-text.ts';

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
  const files = [...readStatus(raw.toString('utf8'))];
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
    return { files, is_truncated: false };
  } catch (error) {
    const isTooMuch = error instanceof GitOutputError || error instanceof GitEndedError;
    if (isTooMuch && !place.signal?.aborted) return { files, is_truncated: true };
    throw error;
  }
}

const statuses = { A: 'added', D: 'removed', R: 'renamed' } as const;

function* readStatus(raw: string): Generator<FileDiff> {
  const parts = raw.split('\0');
  for (let at = 0; at + 1 < parts.length; ) {
    const letter = parts[at]?.split(' ').at(-1)?.[0] ?? 'M';
    const isRenamed = letter === 'R';
    const [first = '', second = ''] = [parts[at + 1], parts[at + 2]];
    at += isRenamed ? 3 : 2;
    yield {
      status: statuses[letter as keyof typeof statuses] ?? 'changed',
      path: isRenamed ? second : first,
      old_path: isRenamed ? first : null,
      is_binary: false,
      added: 0,
      removed: 0,
      hunks: [],
    };
  }
}

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

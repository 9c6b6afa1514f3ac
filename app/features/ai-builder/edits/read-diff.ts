import { pathsIn } from '../reply/file-name.ts';
import type { Hunk } from './hunk.ts';

const HUNK = /^@@.*@@|^@@/;
const HEADER = /^(?:---|\+\+\+)[ \t]+(?:[ab]\/)?(\S+)/;

/** Whether a text is, or holds, a unified diff. */
export function isDiff(text: string): boolean {
  return /^@@/m.test(text) && /^[-+](?![-+])/m.test(text);
}

/**
 * The changes of a unified diff. Its line numbers are not believed, since models count badly: the place of each is where its
 * lines stand. `fileOf` decides about the file by the names that the diff gives and by a text that is in it.
 */
export function readDiff(text: string, fileOf: (names: string[], text: string) => string): Hunk[] {
  const hunks: Hunk[] = [];
  let names: string[] = [];
  let lines: string[] | null = null;
  const end = () => {
    if (lines) {
      const { search, replace } = sidesOf(lines);
      if (search !== replace) hunks.push({ file: fileOf(names, search), search, replace });
    }
    lines = null;
  };
  for (const line of text.split('\n')) {
    const header = HEADER.exec(line);
    if (header) {
      end();
      names = [...pathsIn(header[1] ?? ''), ...names];
    } else if (HUNK.test(line)) {
      end();
      lines = [];
    } else if (/^[ \t]*(?:`{3,}|~{3,})/.test(line) || /^(?:diff|index) /.test(line)) end();
    else lines?.push(line);
  }
  end();
  return hunks;
}

function sidesOf(lines: readonly string[]): { search: string; replace: string } {
  // The last line break of the text is no empty line of the file.
  const own = lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  const side = (leave: string) =>
    own
      .filter((line) => !line.startsWith(leave) && !line.startsWith('\\'))
      .map((line) => (/^[-+ ]/.test(line) ? line.slice(1) : line))
      .join('\n');
  return { search: side('+'), replace: side('-') };
}

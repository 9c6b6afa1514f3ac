import { cleanPath, kindOfPath } from './file-name.ts';
import { type Files, putFile } from './read-structured.ts';

/** Where a patch or a diff begins a new file; an empty path for one that it changes or removes. */
function beginningOf(line: string, before: string): string | null {
  const patch = /^\*\*\* (Add|Update|Delete) File:\s*(\S+)/.exec(line);
  if (patch) return patch[1] === 'Add' ? (patch[2] ?? '') : '';
  const diff = /^\+\+\+[ \t]+(?:b\/)?(\S+)/.exec(line);
  return diff ? (/^---[ \t]+\/dev\/null/.test(before) ? (diff[1] ?? '') : '') : null;
}

/** The files that a patch (`*** Add File: index.html`) or a unified diff adds, each line after a plus. Null when there are none. */
export function filesOfAdditions(text: string): Files | null {
  if (!/^(?:\*\*\* Add File:|---[ \t]+\/dev\/null)/m.test(text)) return null;
  const files: Files = new Map();
  let path = '';
  let lines: string[] = [];
  const end = () => {
    if (kindOfPath(path)) putFile(files, path, lines.join('\n'));
    path = '';
    lines = [];
  };
  let before = '';
  for (const line of text.split('\n')) {
    const begun = beginningOf(line, before);
    if (begun !== null) {
      end();
      path = begun;
    } else if (path && line.startsWith('+')) lines.push(line.slice(1));
    before = line;
  }
  end();
  return files.size > 0 ? files : null;
}

/** A shell's command that writes the lines until a word of its own into a file, which it names before or after that word. */
const HERE =
  /^[ \t]*(?:cat|tee)\b([^\n]*?)<<-?[ \t]*(["']?)([A-Za-z_]\w*)\2([^\n]*)\n([\s\S]*?)^[ \t]*\3[ \t]*$/gm;

/** The files that commands of a shell write (`cat > index.html <<'EOF'`). Null when there are none. */
export function filesOfCommands(text: string): Files | null {
  const files: Files = new Map();
  for (const [, ahead = '', , , behind = '', content = ''] of text.matchAll(HERE)) {
    const path = /(?:>|^)[ \t]*["']?([\w./@-]+)["']?[ \t]*$/.exec(`${behind} ${ahead}`.trim())?.[1] ?? '';
    if (kindOfPath(path)) putFile(files, path, content);
  }
  return files.size > 0 ? files : null;
}

/** A line that is a name between signs: `=== index.html ===`. */
const BETWEEN_SIGNS =
  /^[ \t]*(={3,}|-{3,}|\*{3,}|#{3,})[ \t]*(?:file:?[ \t]*)?`?([\w./@-]+)`?[ \t]*\1?[ \t]*$/i;

/** The files of a text in which each stands under a line with its name between signs. Null when there are none. */
export function filesOfSections(text: string): Files | null {
  const files: Files = new Map();
  let path = '';
  let lines: string[] = [];
  const end = () => {
    if (kindOfPath(path)) putFile(files, path, lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const named = BETWEEN_SIGNS.exec(line)?.[2] ?? '';
    if (kindOfPath(named)) {
      end();
      path = cleanPath(named);
    } else lines.push(line);
  }
  end();
  return files.size > 0 ? files : null;
}

import { createHash } from 'node:crypto';
import type { Place } from './run.ts';
import { readGit, runGit } from './run.ts';

export interface NewCommit {
  branch: string;
  /** The branch's commit so far; null for the first. */
  parent: string | null;
  author: { name: string; email: string };
  message: string;
  /** Files with new content. */
  writes: { path: string; mode: string; bytes: Buffer }[];
  /** Paths that get the content of a file there is. */
  links: { path: string; mode: string; sha: string }[];
  removed: string[];
}

/** Makes a commit in a workspace, with one run of git. Returns its id. */
export async function importCommit(place: Place, commit: NewCommit): Promise<string> {
  const name = `refs/heads/${commit.branch}`;
  const parts: (string | Buffer)[] = [];
  commit.writes.forEach(({ bytes }, index) => {
    parts.push(`blob\nmark :${index + 1}\ndata ${bytes.length}\n`, bytes, '\n');
  });
  const who = `${cleanName(commit.author.name)} <${commit.author.email}> ${Math.floor(Date.now() / 1000)} +0000`;
  const message = Buffer.from(`${commit.message}\n`);
  parts.push(`commit ${name}\nauthor ${who}\ncommitter ${who}\ndata ${message.length}\n`, message, '\n');
  if (commit.parent) parts.push(`from ${commit.parent}\n`);
  // Removed first, so that a folder can take the place of a file.
  for (const path of commit.removed) parts.push(`D ${quote(path)}\n`);
  commit.writes.forEach(({ path, mode }, index) => {
    parts.push(`M ${mode} :${index + 1} ${quote(path)}\n`);
  });
  for (const { path, mode, sha } of commit.links) parts.push(`M ${mode} ${sha} ${quote(path)}\n`);
  parts.push('\n');
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  await runGit(['fast-import', '--quiet', '--force', '--date-format=raw'], { ...place, input });
  return readGit(['rev-parse', '--verify', name], place);
}

/** The id git gives to a file's bytes. */
export function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Git's own rule for names: no brackets, no line breaks, no dots and commas at the ends. */
function cleanName(name: string): string {
  const clean = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[<>\u0000-\u001f\u007f]/g, ' ')
    .replace(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, '');
  return clean || 'Member';
}

function quote(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&')}"`;
}

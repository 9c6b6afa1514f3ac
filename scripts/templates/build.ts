import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builtPapers } from './built/papers.ts';
import type { Template } from './template.ts';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** Files made from the sources: paths inside the template's folder and their bytes. */
export type Build = Map<string, Buffer>;

/** Vite's words about sources that can not be built, with paths inside the template's folder. */
export class BuildError extends Error {}

/**
 * Builds a template from its `source/` alone, as `npm run build` does in the unzipped folder but with this project's
 * packages, and in a folder of its own: the template's folder is not touched.
 */
export async function makeBuild(template: Template): Promise<Build> {
  const sources = template.files.filter((file) => file.startsWith('source/'));
  const papers = await builtPapers(template.manifest);
  return withCopy({ name: template.id, from: template.folder, files: sources, papers }, async (folder) => {
    const given = new Set(await filesIn(folder));
    await runVite(folder, ['build', 'source', '--logLevel', 'warn']);
    const build: Build = new Map();
    for (const file of await filesIn(folder))
      if (!given.has(file)) build.set(file, await readFile(path.join(folder, file)));
    return build;
  });
}

export interface Sources {
  name: string;
  /** The folder that `files` lie in. */
  from: string;
  files: string[];
  /** Further files with their texts. */
  papers: Record<string, string>;
}

/**
 * Copies sources into a folder of their own, in which they find this project's packages and nothing else, and
 * removes it after the work is done.
 */
export async function withCopy<T>(sources: Sources, work: (folder: string) => Promise<T>): Promise<T> {
  const outside = await mkdtemp(path.join(os.tmpdir(), 'plinth-build-'));
  try {
    const folder = path.join(outside, sources.name);
    await symlink(packages, path.join(outside, 'node_modules'));
    for (const file of sources.files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await cp(path.join(sources.from, file), path.join(folder, file));
    }
    await writeFiles(folder, sources.papers);
    return await work(folder);
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
}

export interface Written {
  build: Build;
  /** Pages and assets of an earlier build that the sources no longer make. */
  removed: string[];
}

/** Writes the papers and the build into the template's folder. */
export async function writeBuild(template: Template): Promise<Written> {
  const build = await makeBuild(template);
  const { folder } = template;
  const removed = template.site.filter((file) => isMade(file) && !build.has(file));
  for (const file of removed) await rm(path.join(folder, file));
  await writeFiles(folder, await builtPapers(template.manifest));
  await writeFiles(folder, Object.fromEntries(build));
  return { build, removed };
}

/** Where builds put what they make; anything else at the top is somebody's own. */
const isMade = (file: string) => /^assets\/|^[^/]+\.html$/.test(file);

/** Writes files with the folders they lie in. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}

/** Files of a folder and the folders in it: paths with forward slashes, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** In a process of its own: React is bundled for production whatever this one is, and nothing of a build stays. */
export async function runVite(folder: string, args: string[]): Promise<void> {
  const { code, said } = await runPackage('vite/bin/vite.js', args, folder, { NODE_ENV: 'production' });
  if (code !== 0) throw new BuildError(tidy(said.replaceAll(`${folder}/`, '')));
}

/** Runs a script of an installed package in a folder. Returns its exit code and all it said, without colours. */
export async function runPackage(
  script: string,
  args: string[],
  folder: string,
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(packages, script), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, said: stripVTControlCharacters(said) };
}

/** What is wrong, without colours, the way there, and where in others' code it was noticed. */
function tidy(said: string): string {
  return stripVTControlCharacters(said)
    .replace(/^[\s\S]*?error during build:\n(Build failed with \d+ errors?:\n)?/, '')
    .replace(/^ +at .*(node_modules|node:).*\n/gm, '')
    .replace(/\n\s+errors: \[[^\]]*\]\s*\}\s*$/, '')
    .trim();
}

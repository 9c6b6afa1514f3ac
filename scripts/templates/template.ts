import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { shippedFiles } from '../../server/demo/files.ts';
import { isBuilt } from './built/papers.ts';
import type { Manifest } from './schema.ts';

export const templatesFolder = path.resolve(import.meta.dirname, '../../templates');

/** A template as the bars see it. */
export interface Template {
  id: string;
  folder: string;
  manifest: Manifest;
  /** Files of the zip: paths inside the folder, sorted. */
  files: string[];
  /** Files a browser may be given: those of the zip without the sources and the papers beside them. */
  site: string[];
  /** HTML files of the site, `index.html` first. */
  pages: string[];
  /** What is looked at in a browser: the pages, or states of them by their address, such as `index.html#/orders`. */
  views: string[];
  /** sha-256 of names and contents of `site`: what measurements and photographs are made of. */
  siteHash: string;
  /** The text of a file, read once. */
  text(file: string): Promise<string>;
}

const papers =
  /^((template|contract|site|look|tokens)\.json|package\.json|README\.md|CHANGELOG\.md|LICENSE|BRIEF\.md)$|^(tools|source)\//;

/** Ids of all templates: the folders in `templates/`. */
export async function listTemplates(folder = templatesFolder): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads what is on disk; the manifest must have been found good before. */
export async function openTemplate(folder: string, manifest: Manifest): Promise<Template> {
  const files = await shippedFiles(folder);
  const site = files.filter((file) => !papers.test(file));
  const pages = site.filter((file) => file.endsWith('.html')).sort(indexFirst);
  const texts = new Map<string, Promise<string>>();
  return {
    id: path.basename(folder),
    folder,
    manifest,
    files,
    site,
    pages,
    views: pages,
    siteHash: await hashFiles(folder, site),
    text(file) {
      const text = texts.get(file) ?? readFile(path.join(folder, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}

/** sha-256 over names and contents of the files, in hexadecimal. */
export async function hashFiles(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function indexFirst(one: string, other: string): number {
  if (one === 'index.html' || other === 'index.html') return one === 'index.html' ? -1 : 1;
  return one < other ? -1 : 1;
}

/** Text files of the template that people or browsers read. */
export function isText(file: string): boolean {
  return (
    /\.(html|css|js|mjs|jsx|ts|tsx|json|md|txt|svg|xml|webmanifest)$/.test(file) ||
    /(^|\/)LICENSE$/.test(file)
  );
}

/** Code of others or made by a bundler, where our rules for words and style do not apply. */
export function isVendored(file: string): boolean {
  return /(^|\/)vendor\/|\.min\.(js|css)$/.test(file);
}

/** A script or style sheet made from `source/`, where its words are held to the rules. */
export function isBundled({ manifest }: Template, file: string): boolean {
  return isBuilt(manifest) && /^assets\/[^/]+\.(js|css)$/.test(file);
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}

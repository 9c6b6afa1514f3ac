/** What a block of a reply holds, as far as the builder has a use for it. */
export type Kind = 'html' | 'css' | 'js';

const KINDS: Record<string, Kind> = {
  html: 'html',
  htm: 'html',
  html5: 'html',
  xhtml: 'html',
  css: 'css',
  css3: 'css',
  scss: 'css',
  less: 'css',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  es6: 'js',
  ts: 'js',
  typescript: 'js',
};

/** Languages of which a block may be anything: what it holds is told by its name, or by itself. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'code', 'file', 'xml']);

/** A path with an extension that a website has. */
const PATH =
  /(?<![\w/.-])(?:\.{0,2}\/)?(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.(?:html?|css|m?js|cjs|scss|ts|json|svg|txt|xml|webmanifest|md)\b(?![\w/])/gi;

/** What a word after a fence says that a block is; undefined when it says nothing. */
export function kindOfLanguage(word: string): Kind | undefined {
  return KINDS[word.toLowerCase()];
}

export const isPlainLanguage = (word: string) => PLAIN.has(word.toLowerCase());

/** What a file is by its name; undefined for other files. */
export function kindOfPath(path: string): Kind | undefined {
  return kindOfLanguage(/\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '');
}

/** The paths that stand in a line. */
export function pathsIn(line: string): string[] {
  return [...line.matchAll(PATH)].map(([path]) => cleanPath(path));
}

/** A path as it stands in a folder: without `./`, a leading slash or steps upwards. */
export function cleanPath(path: string): string {
  return path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
}

/** The only path of a line that is a title: a heading, in bold or in backticks, with a colon, or alone. */
export function titleOf(line: string): string | null {
  const paths = pathsIn(line);
  const [path] = paths;
  if (!path || paths.length > 1) return null;
  const isMarked =
    /^\s*(?:#{1,6}\s|\*\*|__|`|=+|-{2,}|\d+[.)]\s|[-*+]\s)/.test(line) || /:\s*\**\s*$/.test(line);
  const others = line.replace(PATH, '').replace(/[^\p{L}\p{N}]/gu, '').length;
  return others === 0 || (isMarked && others <= 60) ? path : null;
}

/** The path that a comment in the first line of a file is about, if there is nothing else in it. */
export function commentedPath(line: string): string | null {
  const inner =
    /^\s*(?:<!--\s*(.*?)\s*-->|\/\*+\s*(.*?)\s*\*+\/|\/\/+\s*(.*?)|#\s*(.*?))\s*$/
      .exec(line)
      ?.slice(1)
      .find(Boolean) ?? '';
  const paths = pathsIn(inner);
  const rest = inner.replace(PATH, '').replace(/\b(?:file|path|filename)\b/gi, '');
  return paths.length === 1 && !/[\p{L}\p{N}]/u.test(rest) ? (paths[0] ?? null) : null;
}

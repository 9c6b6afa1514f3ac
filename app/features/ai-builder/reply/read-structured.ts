import { cleanPath, kindOfPath } from './file-name.ts';
import { textOf } from './read-blocks.ts';

/** Files by path, in the order in which they came. */
export type Files = Map<string, string>;

const NAMES: Record<string, string> = {
  html: 'index.html',
  css: 'styles.css',
  js: 'script.js',
  javascript: 'script.js',
};
const PATH_KEYS = ['path', 'name', 'filename', 'file', 'filePath', 'file_path'];
const TEXT_KEYS = ['content', 'contents', 'code', 'text', 'source', 'body'];

/** The files of a reply that is JSON: by kind, by name, or as a list of objects. Null for what is none. */
export function filesOfJson(text: string): Files | null {
  const begin = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (begin < 0 || end < begin) return null;
  const files: Files = new Map();
  collect(parsed(text.slice(begin, end + 1)), files);
  return files.size > 0 ? files : null;
}

/** How deep files are looked for in what holds others. */
const DEEPEST = 5;

function collect(value: unknown, files: Files, depth = 0): void {
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, files, depth + 1);
    return;
  }
  const object = value as Record<string, unknown>;
  const textAt = (keys: readonly string[]) =>
    keys.map((key) => object[key]).find((one) => typeof one === 'string');
  const [path, text] = [textAt(PATH_KEYS), textAt(TEXT_KEYS)] as (string | undefined)[];
  if (path && text !== undefined && kindOfPath(path)) {
    putFile(files, path, text);
    return;
  }
  for (const [key, one] of Object.entries(object)) {
    const name = NAMES[key.toLowerCase()] ?? (kindOfPath(key) ? key : null);
    const code = name && textIn(one);
    if (code) putFile(files, name, code);
    else if (typeof one !== 'string') collect(one, files, depth + 1);
  }
}

/** The text of a file: itself, or in an object of its own. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const object = (value ?? {}) as Record<string, unknown>;
  return TEXT_KEYS.map((key) => object[key]).find((one) => typeof one === 'string');
}

/** Adds a file to those that were read, unless it is empty. */
export function putFile(files: Files, path: string, code: string): void {
  const text = textOf(code.split('\n'));
  if (text) files.set(cleanPath(path), text);
}

/** Models forget to escape the line breaks of code in a text. */
function parsed(json: string): unknown {
  const escaped = () =>
    json.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (text) => text.replaceAll('\n', '\\n').replaceAll('\t', '\\t'));
  for (const attempt of [() => json, escaped]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next one may be read.
    }
  }
  return null;
}

/** An element that holds a file: its name is none of HTML's, and an attribute says the path. */
const ELEMENT =
  /<([a-z]+(?:[A-Z][a-z]+)+|[a-z]+(?:[-_][a-z]+)+|file|artifact|document)\b([^>]*)>([\s\S]*?)(?:<\/\1\s*>|$(?![\s\S]))/g;
const PATH_ATTRIBUTE = /\b(?:filePath|file_path|path|filename|file|name)\s*=\s*["']([^"']+)["']/;
const PAGE_ATTRIBUTE = /\btype\s*=\s*["']text\/html["']/;

/** The files of a reply in elements, such as `<file path="index.html">`. Null when there are none. */
export function filesOfElements(text: string): Files | null {
  const files: Files = new Map();
  for (const { path, content } of elementsOf(text)) {
    const inner = content.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, '');
    putFile(files, path, inner.replace(/^\s*```[^\n]*\n/, '').replace(/\n\s*```\s*$/, '\n'));
  }
  return files.size > 0 ? files : null;
}

/** Elements that hold others are looked into. */
function elementsOf(text: string, depth = 0): { path: string; content: string }[] {
  if (depth > DEEPEST) return [];
  return [...text.matchAll(ELEMENT)].flatMap(([, , attributes = '', content = '']) => {
    const path = PATH_ATTRIBUTE.exec(attributes)?.[1] ?? '';
    if (kindOfPath(path)) return [{ path, content }];
    if (PAGE_ATTRIBUTE.test(attributes)) return [{ path: 'index.html', content }];
    const called = callIn(content);
    return called.length > 0 ? called : elementsOf(content, depth + 1);
  });
}

/** Path and content as elements of a file's own, or as what a tool is called with. */
const NAMED_PART =
  /<(?:parameter=)?(path|name|filename|file|file_path|content|contents|code|text)>([\s\S]*?)<\/(?:\1|parameter)>/g;

function callIn(content: string): { path: string; content: string }[] {
  if (content.trimStart().startsWith('{'))
    return [...(filesOfJson(content) ?? [])].map(([path, text]) => ({ path, content: text }));
  const parts = [...content.matchAll(NAMED_PART)];
  const at = (keys: readonly string[]) => parts.find(([, key = '']) => keys.includes(key))?.[2];
  const path = at(PATH_KEYS)?.trim() ?? '';
  const text = at(TEXT_KEYS);
  return kindOfPath(path) && text !== undefined ? [{ path, content: text }] : [];
}

import { setImmediate as others } from 'node:timers/promises';

/** Steps after which requests get their turn: a few milliseconds. */
const stepsAtOnce = 20_000;
/** Elements inside of each other. */
const maxDepth = 1000;
const SVG = 'http://www.w3.org/2000/svg';

const between = /[^<]+|<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<!DOCTYPE[^[>]*>/sy;
const tagStart = /<(\/?)([A-Za-z_][\w:.-]*)/y;
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;
/** Names of characters that XML does not know without a list of them. */
const unknownEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** What keeps a browser from drawing an otherwise sound drawing, as a sentence; `none` for a file that is no drawing. */
export type Drawing = { fault: string | null } | 'none';

const NOT_SVG = `It does not say that it is SVG: its first tag lacks xmlns="${SVG}".`;
const BAD_ENTITY = 'It has an “&” that XML does not know. Write &amp; in its place.';

/**
 * Looks whether a file is a drawing (SVG) as an editor writes it: text whose tags are closed, one `svg` around all, no
 * entities of its own; and whether a browser draws it. Nothing of it is laid out, which takes as long as its author wants.
 */
export async function readDrawing(file: Buffer): Promise<Drawing> {
  if (file[0] === 0x1f && file[1] === 0x8b) {
    return { fault: 'It is packed (SVGZ), which no browser draws. Save it as plain SVG.' };
  }
  const text = decode(file);
  if (text === null) return 'none';
  const open: { name: string; declares: string[] }[] = [];
  const prefixes = new Prefixes();
  let fault: string | null = null;
  let at = 0;
  let roots = 0;
  const step = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (let steps = 1; at < text.length; steps += 1) {
    if (steps % stepsAtOnce === 0) await others();
    const plain = step(between);
    if (plain) {
      if (open.length === 0 && !/^(?:\s*$|<)/.test(plain[0])) return 'none';
      if (!plain[0].startsWith('<') && unknownEntity.test(plain[0])) fault ??= BAD_ENTITY;
      continue;
    }
    const [, closes, name = ''] = step(tagStart) ?? [];
    if (closes === undefined) return 'none';
    const names = [name];
    const declares: string[] = [];
    let spaces = '';
    for (let found = step(attribute); found; found = step(attribute), steps += 1) {
      if (steps % stepsAtOnce === 0) await others();
      const [, key = '', double, single] = found;
      const value = double ?? single ?? '';
      if (unknownEntity.test(value)) fault ??= BAD_ENTITY;
      if (key === 'xmlns' || key.startsWith('xmlns:')) {
        declares.push(key.slice(6));
        if (key.slice(6) === prefixOf(name)) spaces = value;
      } else names.push(key);
    }
    const end = step(tagEnd);
    if (!end) return 'none';
    if (closes) {
      const last = open.pop();
      if (last?.name !== name) return 'none';
      prefixes.drop(last.declares);
      continue;
    }
    if (open.length === 0) {
      roots += 1;
      if (!/^(?:\w+:)?svg$/.test(name)) return 'none';
      if (spaces !== SVG) fault ??= NOT_SVG;
    }
    prefixes.add(declares);
    const unknown = names.map(prefixOf).find((prefix) => !prefixes.has(prefix));
    if (unknown)
      fault ??= `It uses “${unknown.slice(0, 20)}:” without saying what that is: xmlns:${unknown.slice(0, 20)} is missing.`;
    if (end[1]) prefixes.drop(declares);
    else open.push({ name, declares });
    if (open.length > maxDepth) return 'none';
  }
  return roots === 1 && open.length === 0 ? { fault } : 'none';
}

/** '' for a name without one. */
function prefixOf(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}

/** The prefixes that the elements around a place have declared. */
class Prefixes {
  readonly #declared = new Map<string, number>();

  has(prefix: string): boolean {
    return prefix === '' || prefix === 'xml' || (this.#declared.get(prefix) ?? 0) > 0;
  }

  add(prefixes: readonly string[]): void {
    for (const prefix of prefixes) this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) + 1);
  }

  drop(prefixes: readonly string[]): void {
    for (const prefix of prefixes) this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) - 1);
  }
}

/** The text as a browser reads it: by its mark, else by what its first line says, else as UTF-8. Null when it is none. */
function decode(file: Buffer): string | null {
  const start = file.toString('latin1', 0, 200);
  const declared = /^<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1];
  const marked = start.startsWith('\xff\xfe') ? 'utf-16le' : start.startsWith('\xfe\xff') ? 'utf-16be' : null;
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

import { setImmediate as others } from 'node:timers/promises';

/** Steps after which requests get their turn: a few milliseconds. */
const stepsAtOnce = 20_000;
/** Elements inside of each other. */
const maxDepth = 1000;

const between = /[^<]+|<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<!DOCTYPE[^[>]*>/sy;
const tagStart = /<(\/?)([A-Za-z_][\w:.-]*)/y;
const attribute = /\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*')/y;
const tagEnd = /\s*(\/?)>/y;

/**
 * Whether a file is a drawing (SVG) as an editor writes it: text in UTF-8 whose tags are closed, one `svg` around all, and no
 * entities of its own. Nothing of it is laid out, which takes as long as its author wants.
 */
export async function isDrawing(file: Buffer): Promise<boolean> {
  const text = decode(file);
  if (text === null) return false;
  const open: string[] = [];
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
      if (open.length === 0 && !/^(?:\s*$|<)/.test(plain[0])) return false;
      continue;
    }
    const [, closes, name = ''] = step(tagStart) ?? [];
    if (closes === undefined) return false;
    for (; step(attribute); steps += 1) if (steps % stepsAtOnce === 0) await others();
    const end = step(tagEnd);
    if (!end) return false;
    if (closes) {
      if (open.pop() !== name) return false;
      continue;
    }
    if (open.length === 0) roots += 1;
    if (open.length === 0 && !/^(?:\w+:)?svg$/.test(name)) return false;
    if (!end[1]) open.push(name);
    if (open.length > maxDepth) return false;
  }
  return roots === 1 && open.length === 0;
}

function decode(file: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

import type { Range } from './page.ts';

/**
 * Where the string at a JSON pointer stands in a JSON text, quotes included. Null when there is none, or something other than
 * a string. The text is looked at and never written anew, so that its layout stays.
 */
export function findJsonString(text: string, pointer: string): Range | null {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = skip(text, 0);
  for (const key of keys) {
    const found = child(text, at, key);
    if (found === null) return null;
    at = found;
  }
  return text[at] === '"' ? { start: at, end: endOfValue(text, at) } : null;
}

function skip(text: string, from: number): number {
  let at = from;
  while (/[\s,:]/.test(text[at] ?? '')) at += 1;
  return at;
}

/** Where the value of a key, or of a place in a list, begins. */
function child(text: string, at: number, key: string): number | null {
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return null;
  let place = skip(text, at + 1);
  for (let index = 0; place < text.length && !/[}\]]/.test(text[place] ?? ''); index += 1) {
    let name = String(index);
    if (isObject) {
      const end = endOfValue(text, place);
      name = JSON.parse(text.slice(place, end));
      place = skip(text, end);
    }
    if (name === key) return place;
    place = skip(text, endOfValue(text, place));
  }
  return null;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (!/[\s,]/.test(character) && depth === 0) {
      const rest = /^[^\s,}\]]+/.exec(text.slice(at))?.[0] ?? '';
      return at + rest.length;
    }
    if (depth === 0 && /["}\]]/.test(character)) return at + 1;
  }
  return text.length;
}

import { parseCsv } from './csv.ts';
import { bodyError } from './errors.ts';

/** The JSON body of a request. PostgreSQL reads its values from the text; here it is only looked at. */
export interface Payload {
  text: string;
  isArray: boolean;
  /** Objects in it: 1, or the length of the array. */
  count: number;
  /** Keys of its objects, which all have the same. */
  keys: string[];
}

const maxDepth = 100;

/** Parses a body. Throws 400 when it is not JSON. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, maxDepth)) throw bodyError(`JSON may be nested ${maxDepth} levels deep at most`);
  try {
    return JSON.parse(text);
  } catch {
    throw bodyError('Empty or invalid json');
  }
}

/** The JSON that a body of another content type means: forms are one object, CSV is a list of them. Throws 400 for others. */
export function bodyAsJson(text: string, contentType = ''): string {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/csv') return JSON.stringify(parseCsv(text));
  if (type === 'application/x-www-form-urlencoded') {
    return JSON.stringify(Object.fromEntries(new URLSearchParams(text)));
  }
  // Clients that name no type, or let theirs be chosen by their library, mean JSON.
  if (!/^(|text\/plain|application\/octet-stream|application\/([\w.-]+\+)?json)$/.test(type)) {
    throw bodyError(`Content-Type not acceptable: ${type}`);
  }
  return text;
}

/**
 * Reads the body of a write: an object or an array of objects. Unless the request names its columns itself,
 * all objects must have the same keys.
 */
export function parsePayload(text: string, columns: string[] | null): Payload {
  const value = parseJson(text);
  const objects = Array.isArray(value) ? value : [value];
  if (!objects.every(isObject)) throw bodyError('Empty or invalid json');
  const payload = { text, isArray: Array.isArray(value), count: objects.length };
  if (columns) return { ...payload, keys: columns };
  const keys = Object.keys(objects[0] ?? {});
  if (!objects.every((object) => hasKeys(object, keys))) throw bodyError('All object keys must match');
  return { ...payload, keys };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKeys(object: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key));
}

/** Checked before parsing: neither parser should have to find out by running out of stack. */
function isDeeperThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

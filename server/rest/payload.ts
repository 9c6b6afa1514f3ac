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
/** Arrays and objects in a body: so many, or one for each of `bytesOfEach`. Each is made as an object of its own, twice. */
const maxContainers = 100_000;
const bytesOfEach = 64;

/** Parses a body. Throws 400 when it is not JSON. */
export function parseJson(text: string): unknown {
  const most = Math.max(maxContainers, Math.floor(text.length / bytesOfEach));
  const { depth, containers } = nesting(text, most);
  if (depth > maxDepth) throw bodyError(`JSON may be nested ${maxDepth} levels deep at most`);
  if (containers > most) throw bodyError(`JSON of this length may have ${most} arrays and objects at most`);
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

const quote = 0x22;
const backslash = 0x5c;
const [openingBracket, openingBrace] = [0x5b, 0x7b];
const [closingBracket, closingBrace] = [0x5d, 0x7d];

/**
 * How deeply a JSON text is nested, and how many arrays and objects it has, to the first that is one too many. Looked at before parsing: neither parser should have
 * to find out by running out of stack or memory.
 */
function nesting(text: string, most: number): { depth: number; containers: number } {
  let open = 0;
  let depth = 0;
  let containers = 0;
  for (let at = 0; at < text.length && containers <= most && depth <= maxDepth; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1)
        if (text.charCodeAt(at) === backslash) at += 1;
    } else if (code === openingBracket || code === openingBrace) {
      containers += 1;
      open += 1;
      if (open > depth) depth = open;
    } else if (code === closingBracket || code === closingBrace) open -= 1;
  }
  return { depth, containers };
}

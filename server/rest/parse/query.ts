import { parseError, rangeError } from '../errors.ts';
import { parseFieldPath } from './field.ts';
import {
  type Condition,
  type Logic,
  type LogicTree,
  looksLikeFilter,
  parseFilter,
  parseLogic,
} from './filter.ts';
import { type OrderTerm, parseOrder } from './order.ts';
import { Scanner } from './scanner.ts';
import { parseSelect, type SelectItem } from './select.ts';

/** Something said about one resource of the request: the root, or an embedded one by the names that lead to it. */
export interface At<T> {
  path: string[];
  value: T;
}

/** A parsed query string. Names in it are not yet known to exist. */
export interface Query {
  select: SelectItem[];
  filters: At<LogicTree>[];
  order: At<OrderTerm[]>[];
  limits: At<number>[];
  offsets: At<number>[];
  columns: string[] | null;
  onConflict: string[] | null;
  /** Arguments of a function called by GET. */
  arguments: [name: string, value: string][];
}

/** Characters of a query string, and bytes of any value in it. */
export const maxQueryLength = 16_384;
const maxFilters = 100;

/**
 * Reads a query string. `aggregates` says whether it may have aggregate functions. `callsFunction` is set for a GET of a function, where a value without an operator is an
 * argument. Throws 400 for what is not in PostgREST's grammar.
 */
export function parseQuery(parameters: URLSearchParams, aggregates: boolean, callsFunction = false): Query {
  const query: Query = {
    select: parseSelect(parameters.get('select') ?? '*', aggregates),
    filters: [],
    order: [],
    limits: [],
    offsets: [],
    columns: null,
    onConflict: null,
    arguments: [],
  };
  let filters = 0;
  for (const [name, value] of parameters) {
    if (name.includes('\0') || value.includes('\0')) {
      throw parseError('"failed to parse query string" (line 1, column 1)', 'unexpected NUL character');
    }
    if (name === 'select' || name === 'apikey') continue;
    if (name === 'columns') query.columns = parseColumns(value, name);
    else if (name === 'on_conflict') query.onConflict = parseColumns(value, name);
    else if (!readModifier(query, name, value)) {
      if (callsFunction && !name.includes('.') && !looksLikeFilter(value)) {
        query.arguments.push([name, value]);
        continue;
      }
      filters += 1;
      query.filters.push(readFilter(name, value));
    }
  }
  if (filters + query.arguments.length > maxFilters) {
    throw parseError('"failed to parse query string" (line 1, column 1)', `more than ${maxFilters} filters`);
  }
  return query;
}

/** Reads `order`, `limit`, `offset`, `and` and `or`, for the root or an embedded resource. False when it is none of them. */
function readModifier(query: Query, name: string, value: string): boolean {
  const kind = name.slice(name.lastIndexOf('.') + 1);
  switch (kind) {
    case 'order':
      // An empty order is none, as the official client's helpers may send it.
      if (value !== '') query.order.push({ path: readPath(name, kind), value: parseOrder(value) });
      return true;
    case 'limit': {
      const limit = readInteger(value);
      if (limit !== null && limit < 0) throw rangeError('Limit should be greater than or equal to zero.');
      if (limit !== null) query.limits.push({ path: readPath(name, kind), value: limit });
      return true;
    }
    case 'offset': {
      const offset = readInteger(value);
      if (offset !== null && offset > 0) query.offsets.push({ path: readPath(name, kind), value: offset });
      return true;
    }
    case 'and':
    case 'or': {
      const path = readPath(name, kind);
      const negated = path.at(-1) === 'not';
      if (negated) path.pop();
      query.filters.push({ path, value: parseLogic(kind, negated, value) satisfies Logic });
      return true;
    }
    default:
      return false;
  }
}

function readPath(name: string, kind: string): string[] {
  if (name === kind) return [];
  const scanner = new Scanner(name.slice(0, -kind.length - 1), 'tree path');
  const path = [scanner.name()];
  while (scanner.take('.')) path.push(scanner.name());
  scanner.end();
  return path;
}

function readFilter(name: string, value: string): At<Condition> {
  const { path, field } = parseFieldPath(new Scanner(name, 'tree path'));
  return { path, value: parseFilter(field, value) };
}

/** A whole number, kept within what a JavaScript number holds; null for anything else, which PostgREST ignores as well. */
function readInteger(value: string): number | null {
  if (!/^[+-]?\d+$/.test(value)) return null;
  return Math.max(-1, Math.min(Number(value), Number.MAX_SAFE_INTEGER));
}

/** Reads a plain list of column names (`columns`, `on_conflict`), each once, in the order given. */
function parseColumns(text: string, parameter: 'columns' | 'on_conflict'): string[] {
  const scanner = new Scanner(text, `${parameter} parameter`);
  const names = new Set<string>();
  do {
    scanner.skipSpace();
    names.add(scanner.name());
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.end();
  return [...names];
}

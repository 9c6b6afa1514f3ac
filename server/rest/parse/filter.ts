import { type Field, parseField } from './field.ts';
import { Scanner } from './scanner.ts';

/** Operators of one value that PostgREST knows, with PostgreSQL's. */
export const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
export type Operator = keyof typeof operators;

/** Functions that make the query of a full-text search. */
export const searches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
type Search = keyof typeof searches;

/** Right-hand sides of `is`, as SQL. */
export const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;
type State = keyof typeof states;

export type Test =
  | { kind: 'compare'; operator: Operator; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; state: State }
  | { kind: 'search'; search: Search; language: string | null; value: string };

export interface Condition {
  kind: 'condition';
  field: Field;
  negated: boolean;
  test: Test;
}

export interface Logic {
  kind: 'and' | 'or';
  negated: boolean;
  children: LogicTree[];
}

export type LogicTree = Condition | Logic;

const maxDepth = 16;
const operator = new RegExp(`(${Object.keys(operators).join('|')})(?:\\((any|all)\\))?\\.`, 'y');
const search = new RegExp(`(${Object.keys(searches).join('|')})(?:\\(([\\p{L}\\p{N}_ $]+)\\))?\\.`, 'uy');
const state = new RegExp(`(${Object.keys(states).join('|')})(?=[,) ]|$)`, 'iy');
const quantifiable: readonly Operator[] = [
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
];

/** Whether a value of a GET call to a function is a filter (`gt.5`) and not an argument. */
export function looksLikeFilter(value: string): boolean {
  return (
    /^not\..+\./s.test(value) || /^(is|in)\./.test(value) || starts(operator, value) || starts(search, value)
  );
}

function starts(pattern: RegExp, value: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(value);
}

/** Reads the value of a filter parameter: `eq.5`, `not.in.(1,2)`, `fts(english).cat`. */
export function parseFilter(field: Field, text: string): Condition {
  const scanner = new Scanner(text, 'filter');
  const condition = parseCondition(scanner, field, false);
  scanner.end();
  return condition;
}

/** Reads the value of `and`, `or`, `not.and` and `not.or`: `(a.eq.1,or(b.gt.2,c.is.null))`. */
export function parseLogic(kind: 'and' | 'or', negated: boolean, text: string): Logic {
  const scanner = new Scanner(text, 'logic tree');
  const children = parseBranches(scanner, 0);
  scanner.end();
  return { kind, negated, children };
}

function parseBranches(scanner: Scanner, depth: number): LogicTree[] {
  if (depth > maxDepth) scanner.refuse(`more than ${maxDepth} levels`);
  scanner.skipSpace();
  scanner.expect('(');
  const branches: LogicTree[] = [];
  do {
    scanner.skipSpace();
    branches.push(parseBranch(scanner, depth));
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpace();
  return branches;
}

function parseBranch(scanner: Scanner, depth: number): LogicTree {
  const branch = scanner.match(/(not\.)?(and|or)[ \t]*(?=\()/y);
  if (branch) {
    return {
      kind: branch[2] as 'and' | 'or',
      negated: branch[1] !== undefined,
      children: parseBranches(scanner, depth + 1),
    };
  }
  const field = parseField(scanner);
  scanner.expect('.');
  return parseCondition(scanner, field, true);
}

/** Reads an operator and its value. Inside a logic tree (`nested`) the value ends at a comma or parenthesis. */
function parseCondition(scanner: Scanner, field: Field, nested: boolean): Condition {
  const negated = scanner.take('not.');
  return { kind: 'condition', field, negated, test: parseTest(scanner, nested) };
}

function parseTest(scanner: Scanner, nested: boolean): Test {
  if (scanner.take('in.')) return { kind: 'in', values: parseList(scanner) };
  if (scanner.take('is.')) {
    const found = scanner.match(state)?.[1]?.toLowerCase() as State | undefined;
    return {
      kind: 'is',
      state: found ?? scanner.fail('null, not_null or trilean value (unknown, true, false)'),
    };
  }
  const searching = scanner.match(search);
  if (searching) {
    return {
      kind: 'search',
      search: searching[1] as Search,
      language: searching[2]?.trim() ?? null,
      value: parseValue(scanner, nested),
    };
  }
  const start = scanner.at;
  const comparing = scanner.match(operator);
  if (!comparing) scanner.fail('operator (eq, gt, ...)');
  const name = comparing[1] as Operator;
  const quantifier = (comparing[2] ?? null) as 'any' | 'all' | null;
  if (quantifier && !quantifiable.includes(name)) {
    scanner.at = start;
    scanner.fail('an operator that takes (any) or (all)');
  }
  return { kind: 'compare', operator: name, quantifier, value: parseValue(scanner, nested) };
}

function parseValue(scanner: Scanner, nested: boolean): string {
  if (!nested) return scanner.match(/.*/sy)?.[0] ?? '';
  return parseElement(scanner) ?? scanner.match(/\{[^{}]*\}/y)?.[0] ?? rest(scanner);
}

function parseList(scanner: Scanner): string[] {
  scanner.skipSpace();
  scanner.expect('(');
  if (scanner.take(')')) return [];
  const values: string[] = [];
  do {
    values.push(parseElement(scanner) ?? rest(scanner));
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpace();
  return values;
}

/** A value in quotes that ends where its place in the list does; null when it is not quoted like that. */
function parseElement(scanner: Scanner): string | null {
  const start = scanner.at;
  const value = scanner.quoted();
  if (value !== null && (scanner.ended || scanner.sees(',') || scanner.sees(')'))) return value;
  scanner.at = start;
  return null;
}

function rest(scanner: Scanner): string {
  return scanner.match(/[^,)]*/y)?.[0] ?? '';
}

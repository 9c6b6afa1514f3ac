import { aggregateError } from '../errors.ts';
import { type Field, parseJsonPath } from './field.ts';
import { Scanner } from './scanner.ts';

export interface SelectField {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  /** What is made of the values of a group of rows: `price.sum()`. */
  aggregate: Aggregate | null;
}

export interface Aggregate {
  name: 'avg' | 'count' | 'max' | 'min' | 'sum';
  /** A type for the result. */
  cast: string | null;
}

/** The number of rows of a group: `count()`. */
interface SelectCount {
  kind: 'count';
  alias: string | null;
  cast: string | null;
}

export interface SelectEmbed {
  kind: 'embed';
  relation: string;
  alias: string | null;
  /** Constraint, column or junction that picks one of several relationships. */
  hint: string | null;
  inner: boolean;
  /** `...relation(columns)`: its columns stand in the row itself. */
  spread: boolean;
  items: SelectItem[];
}

export type SelectItem = { kind: 'star' } | SelectField | SelectCount | SelectEmbed;

/** Deeper than any screen needs, shallow enough for a short statement. */
const maxDepth = 8;
const maxItems = 200;
const aggregateCall = /\.(avg|count|max|min|sum)\(\)/y;

/**
 * Reads the `select` parameter. An empty one selects nothing: each row is `{}`. Throws 400 for aggregate functions unless
 * the instance has `aggregates`.
 */
export function parseSelect(text: string, aggregates: boolean): SelectItem[] {
  if (text === '') return [];
  const scanner = new Scanner(text, 'select parameter');
  let count = 0;

  const parseItems = (depth: number): SelectItem[] => {
    if (depth > maxDepth) scanner.refuse(`more than ${maxDepth} levels of embedding`);
    const items: SelectItem[] = [];
    do {
      if (++count > maxItems) scanner.refuse(`more than ${maxItems} items`);
      scanner.skipSpace();
      items.push(parseItem(depth));
      scanner.skipSpace();
    } while (scanner.take(','));
    return items;
  };

  const parseItem = (depth: number): SelectItem => {
    if (scanner.take('*')) return { kind: 'star' };
    const spread = scanner.take('...');
    let name = scanner.name();
    let alias: string | null = null;
    if (!spread && scanner.sees(':') && !scanner.sees('::')) {
      scanner.take(':');
      alias = name;
      name = scanner.name();
    }
    if (name === 'count' && scanner.sees('()')) {
      if (!aggregates) throw aggregateError();
      scanner.take('()');
      return { kind: 'count', alias, cast: parseCast() };
    }
    if (spread || scanner.sees('!') || scanner.sees('(')) return parseEmbed(name, alias, spread, depth);
    const path = parseJsonPath(scanner);
    const cast = parseCast();
    const call = scanner.match(aggregateCall)?.[1] as Aggregate['name'] | undefined;
    if (call && !aggregates) throw aggregateError();
    const aggregate = call ? { name: call, cast: parseCast() } : null;
    return { kind: 'field', field: { column: name, path }, alias, cast, aggregate };
  };

  const parseCast = () => (scanner.take('::') ? scanner.typeName() : null);

  const parseEmbed = (
    relation: string,
    alias: string | null,
    spread: boolean,
    depth: number,
  ): SelectEmbed => {
    let hint: string | null = null;
    let inner = false;
    for (let params = 0; params < 2 && scanner.take('!'); params += 1) {
      const name = scanner.name();
      if (name === 'inner') inner = true;
      else if (name !== 'left') hint = name;
    }
    scanner.expect('(');
    const items = scanner.sees(')') ? [] : parseItems(depth + 1);
    scanner.expect(')');
    return { kind: 'embed', relation, alias, hint, inner, spread, items };
  };

  const items = parseItems(0);
  scanner.end();
  return items;
}

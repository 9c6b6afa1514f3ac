import { ambiguousFunction, functionNotFound } from '../errors.ts';
import { nearest } from './nearest.ts';
import { type BodyForm, byName, type ColumnRow, type Relation, type Routine, type Schema } from './schema.ts';

type ArgumentRow = Omit<ColumnRow, 'default' | 'length'> & {
  mode: 'i' | 'o' | 'b' | 'v' | 't';
  title: string;
  /** The table or view whose row it is. */
  relation: string | null;
  schema: string | null;
};

export interface RoutineRow {
  name: string;
  volatility: 'i' | 's' | 'v';
  returnsSet: boolean;
  /** Whether its author says that its set has one row at most. */
  returnsOne: boolean;
  arguments: ArgumentRow[];
  defaults: number;
  returnType: string;
  returnKind: string;
  returnArrayType: string | null;
  returnCategory: string;
  returnRelation: string | null;
  returnSchema: string | null;
  returnColumns: ColumnRow[] | null;
}

/** The form of a body that a function's only argument takes, which has no name. */
function bodyForm(inputs: ArgumentRow[]): BodyForm | null {
  const [input, ...others] = inputs;
  if (!input || input.name || others.length > 0) return null;
  if (/^jsonb?$/.test(input.kind)) return 'json';
  return input.kind === 'text' ? 'text' : null;
}

/** A function as the service may call it; null when it cannot be: an argument without a name, rows without columns. */
export function toRoutine(row: RoutineRow, schema: string, relations: Map<string, Relation>): Routine | null {
  const inputs = row.arguments.filter(({ mode }) => mode !== 'o' && mode !== 't');
  const takesBody = bodyForm(inputs);
  if (takesBody === null && inputs.some(({ name }) => !name)) return null;

  const outputs = row.arguments.filter(({ mode }) => mode === 'o' || mode === 't' || mode === 'b');
  const columns =
    outputs.length > 0
      ? outputs.map((output) => ({ ...output, default: null, length: null }))
      : row.returnColumns;
  if (row.returnKind === 'record' && !columns) return null;
  const table = row.returnSchema === schema ? relations.get(row.returnRelation ?? '') : undefined;
  return {
    name: row.name,
    arguments: inputs.map((input, index) => ({
      name: input.name ?? '',
      type: input.type,
      kind: input.kind,
      title: input.title,
      optional: index >= inputs.length - row.defaults || input.mode === 'v',
      variadic: input.mode === 'v',
    })),
    takesBody,
    volatile: row.volatility === 'v',
    returnsSet: row.returnsSet,
    result: row.returnKind === 'void' ? 'void' : columns ? 'rows' : 'scalar',
    relation: table ?? (columns ? rowsLike(row.name, byName(columns)) : null),
  };
}

/** Rows that no table has. */
export function rowsLike(name: string, columns: Relation['columns']): Relation {
  return { name, columns, primaryKey: [], methods: [], rowType: null, computed: new Map() };
}

/**
 * The function of that name which takes exactly the arguments given (those with a default may be missing), else the one
 * that takes the whole body in its `form`, null where there is none. Throws 404 for no such function, 300 for several.
 */
export function findRoutine(schema: Schema, name: string, given: string[], form: BodyForm | null): Routine {
  const overloads = schema.routines.get(name) ?? [];
  const fitting =
    form === 'text'
      ? []
      : overloads.filter((routine) => routine.takesBody !== 'json' && accepts(routine, given));
  const candidates =
    fitting.length > 0
      ? fitting
      : overloads.filter(({ takesBody }) => takesBody !== null && takesBody === form);
  const [routine, ...others] = candidates;
  if (!routine) throw functionNotFound(name, given, schema.name, form, nearRoutine(schema, name, given));
  if (others.length > 0) throw ambiguousFunction(signatures(schema, candidates));
  return routine;
}

/** What may have been meant by a name, or by arguments, that no function has. */
function nearRoutine(schema: Schema, name: string, given: string[]): string | null {
  const overloads = schema.routines.get(name);
  if (!overloads) return nearest(name, schema.routines.keys());
  const list = (names: string[]) => `${name}(${names.join(', ')})`;
  return nearest(
    list(given),
    overloads.map((overload) => list(overload.arguments.map((argument) => argument.name))),
  );
}

function accepts(routine: Routine, given: string[]): boolean {
  const known = new Set(routine.arguments.map((argument) => argument.name));
  return (
    given.every((name) => known.has(name)) &&
    routine.arguments.every((argument) => argument.optional || given.includes(argument.name))
  );
}

/** How the functions are called, those with fewer arguments first. */
function signatures(schema: Schema, candidates: Routine[]): string[] {
  return candidates
    .map((routine) => ({ count: routine.arguments.length, text: signature(schema, routine) }))
    .sort((a, b) => a.count - b.count || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

function signature(schema: Schema, routine: Routine): string {
  const list = routine.arguments.map((argument) => `${argument.name} => ${argument.title}`);
  return `${schema.name}.${routine.name}(${list.join(', ')})`;
}

import { ambiguousFunction, functionNotFound } from '../errors.ts';
import { byName, type ColumnRow, type Relation, type Routine, type Schema } from './schema.ts';

export interface RoutineRow {
  name: string;
  volatility: 'i' | 's' | 'v';
  returnsSet: boolean;
  arguments: (Omit<ColumnRow, 'default' | 'length'> & { mode: 'i' | 'o' | 'b' | 'v' | 't' })[];
  defaults: number;
  returnType: string;
  returnKind: string;
  returnCategory: string;
  returnRelation: string | null;
  returnSchema: string | null;
  returnColumns: ColumnRow[] | null;
}

/** A function as the service may call it; null when it cannot be: an argument without a name, rows without columns. */
export function toRoutine(row: RoutineRow, schema: string, relations: Map<string, Relation>): Routine | null {
  const inputs = row.arguments.filter(({ mode }) => mode !== 'o' && mode !== 't');
  const takesBody = inputs.length === 1 && !inputs[0]?.name && /^jsonb?$/.test(inputs[0]?.kind ?? '');
  if (!takesBody && inputs.some(({ name }) => !name)) return null;

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
      name: input.name,
      type: input.type,
      kind: input.kind,
      optional: index >= inputs.length - row.defaults || input.mode === 'v',
      variadic: input.mode === 'v',
    })),
    takesBody,
    volatile: row.volatility === 'v',
    returnsSet: row.returnsSet,
    result: row.returnKind === 'void' ? 'void' : columns ? 'rows' : 'scalar',
    relation:
      table ?? (columns ? { name: row.name, columns: byName(columns), primaryKey: [], methods: [] } : null),
  };
}

/**
 * The function of that name which takes exactly the arguments given (those with a default may be missing).
 * Throws 404 when there is none and 300 when several fit.
 */
export function findRoutine(schema: Schema, name: string, given: string[], hasBody: boolean): Routine {
  const overloads = schema.routines.get(name) ?? [];
  const fitting = overloads.filter((routine) => !routine.takesBody && accepts(routine, given));
  const candidates =
    fitting.length > 0 || !hasBody ? fitting : overloads.filter((routine) => routine.takesBody);
  const [routine, ...others] = candidates;
  if (!routine) throw functionNotFound(name, given, schema.name);
  if (others.length > 0) throw ambiguousFunction(candidates.map((candidate) => signature(schema, candidate)));
  return routine;
}

function accepts(routine: Routine, given: string[]): boolean {
  const known = new Set(routine.arguments.map((argument) => argument.name));
  return (
    given.every((name) => known.has(name)) &&
    routine.arguments.every((argument) => argument.optional || given.includes(argument.name))
  );
}

function signature(schema: Schema, routine: Routine): string {
  const list = routine.arguments.map((argument) => `${argument.name} => ${argument.kind}`);
  return `${schema.name}.${routine.name}(${list.join(', ')})`;
}

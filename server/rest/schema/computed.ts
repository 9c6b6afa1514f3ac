import { identifier } from '../sql/text.ts';
import type { RoutineRow } from './routines.ts';
import { byName, type Relation, type Relationship } from './schema.ts';

/**
 * Functions whose one argument is a row of the schema belong to that row: a value is a column that is asked for by the
 * function's name, rows of a table or view are a relationship. Columns are added to `relations`; relationships are returned.
 */
export function addComputed(
  rows: RoutineRow[],
  schema: string,
  relations: Map<string, Relation>,
): Relationship[] {
  return rows.flatMap((row): Relationship[] => {
    const [argument, ...others] = row.arguments;
    const from = argument?.schema === schema ? relations.get(argument.relation ?? '') : undefined;
    if (!from?.rowType || others.length > 0 || argument?.mode !== 'i') return [];
    const routine = `${identifier(schema)}.${identifier(row.name)}`;
    const to = row.returnSchema === schema ? relations.get(row.returnRelation ?? '') : undefined;
    if (to) {
      return [
        {
          from: from.name,
          to: to.name,
          kind: row.returnsSet && !row.returnsOne ? 'one-to-many' : 'many-to-one',
          constraint: '',
          refers: false,
          columns: [],
          junction: null,
          toView: false,
          computed: { name: row.name, sql: routine, rowType: from.rowType },
        },
      ];
    }
    if (!row.returnsSet && !/^(record|void)$/.test(row.returnKind)) addColumn(from, row, routine);
    return [];
  });
}

function addColumn(relation: Relation, row: RoutineRow, routine: string): void {
  const { name, returnType: type, returnKind: kind, returnArrayType: arrayType } = row;
  const [column] = byName([{ name, type, kind, arrayType, default: null, length: null }]).values();
  if (column) relation.computed.set(name, { ...column, routine });
}

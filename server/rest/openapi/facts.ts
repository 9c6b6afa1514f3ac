import type { Database, Scope } from '../../database/database.ts';

export interface RelationFacts {
  name: string;
  description: string | null;
  /** Methods that the caller may use on it. */
  writes: ('post' | 'patch' | 'delete')[];
  columns: {
    name: string;
    /** Its type as PostgreSQL writes it: `character varying(20)`. */
    format: string;
    notNull: boolean;
    description: string | null;
  }[];
}

/** What of a schema the caller may use, with what its authors say about it. */
export interface SchemaFacts {
  description: string | null;
  relations: RelationFacts[];
  /** Functions that may be called, by name. */
  functions: { name: string; description: string | null }[];
}

// The bits of pg_relation_is_updatable are those of PostgreSQL's commands: 4 update, 8 insert, 16 delete.
const factsSql = `
  select obj_description(namespace.oid, 'pg_namespace') as description,
    (
      select coalesce(json_agg(json_build_object(
        'name', class.relname,
        'description', obj_description(class.oid, 'pg_class'),
        'writes', array_remove(array[
          case when updatable & 8 > 0 and has_any_column_privilege(class.oid, 'insert') then 'post' end,
          case when updatable & 4 > 0 and has_any_column_privilege(class.oid, 'update') then 'patch' end,
          case when updatable & 16 > 0 and has_table_privilege(class.oid, 'delete') then 'delete' end
        ], null),
        'columns', (
          select json_agg(json_build_object(
            'name', attribute.attname,
            'format', format_type(attribute.atttypid, attribute.atttypmod),
            'notNull', attribute.attnotnull,
            'description', col_description(class.oid, attribute.attnum)
          ) order by attribute.attnum)
          from pg_attribute as attribute
          where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
        )
      ) order by class.relname), '[]')
      from pg_class as class, pg_relation_is_updatable(class.oid, true) as updatable
      where class.relnamespace = namespace.oid and class.relkind in ('r', 'p', 'v', 'm', 'f')
        and not class.relispartition and has_any_column_privilege(class.oid, 'select, insert, update')
    ) as relations,
    (
      select coalesce(json_agg(distinct jsonb_build_object(
        'name', proc.proname, 'description', obj_description(proc.oid, 'pg_proc')
      )), '[]')
      from pg_proc as proc
      where proc.pronamespace = namespace.oid and has_function_privilege(proc.oid, 'execute')
    ) as functions
  from pg_namespace as namespace where namespace.nspname = $1`;

/** Reads what the caller's role may use in a schema. */
export async function readFacts(database: Database, scope: Scope, schema: string): Promise<SchemaFacts> {
  const statement = { text: factsSql, values: [schema] };
  const { rows } = await database.run<SchemaFacts>(scope, statement, { readOnly: true });
  return rows[0] as SchemaFacts;
}

import { undefinedType } from '../errors.ts';

/** Types a request may cast to, by the names people use, as they stand in SQL. */
const casts: Record<string, string> = Object.fromEntries(
  (
    [
      ['bool', 'boolean', 'bool'],
      ['bytea', 'bytea'],
      ['date', 'date'],
      ['float4', 'real', 'float4'],
      ['float8', 'double precision', 'float', 'float8'],
      ['inet', 'inet'],
      ['int2', 'smallint', 'int2'],
      ['int4', 'integer', 'int', 'int4'],
      ['int8', 'bigint', 'int8'],
      ['interval', 'interval'],
      ['json', 'json'],
      ['jsonb', 'jsonb'],
      ['numeric', 'numeric', 'decimal'],
      ['text', 'text'],
      ['time', 'time', 'time without time zone'],
      ['timetz', 'timetz', 'time with time zone'],
      ['timestamp', 'timestamp', 'timestamp without time zone'],
      ['timestamptz', 'timestamptz', 'timestamp with time zone'],
      ['tsvector', 'tsvector'],
      ['uuid', 'uuid'],
      ['varchar', 'varchar', 'character varying'],
      ['_text', '_text'],
      ['_int4', '_int4'],
      ['_int8', '_int8'],
      ['_uuid', '_uuid'],
    ] as const
  ).flatMap(([type, ...names]) => names.map((name) => [name, `pg_catalog.${type}`])),
);

/** The type for a cast, from the closed list. Throws 400 for any other. */
export function castType(name: string): string {
  const lower = name.toLowerCase();
  const type = Object.hasOwn(casts, lower) ? casts[lower] : undefined;
  if (!type) throw undefinedType(name);
  return type;
}

import type { Relation, Routine, Schema } from '../schema/schema.ts';
import type { RelationFacts, SchemaFacts } from './facts.ts';

/** An OpenAPI 2.0 document in the shape that PostgREST gives, which generators of types and clients read. */
export function openApiDocument(schema: Schema, facts: SchemaFacts, address: URL, version: string): object {
  const relations = facts.relations.filter(({ name }) => schema.relations.has(name));
  const functions = facts.functions.filter(({ name }) => schema.routines.has(name));
  return {
    swagger: '2.0',
    info: { title: facts.description ?? 'Plinth REST API', version },
    host: address.host,
    basePath: '/rest/v1',
    schemes: [address.protocol.replace(':', '')],
    consumes: ['application/json', 'text/csv'],
    produces: [
      'application/json',
      'application/vnd.pgrst.object+json;nulls=stripped',
      'application/vnd.pgrst.object+json',
      'text/csv',
    ],
    paths: Object.fromEntries([
      ['/', { get: operation('Introspection', 'OpenAPI description (this document)') }],
      ...relations.map((relation) => [`/${relation.name}`, relationPaths(relation)]),
      ...functions.map(({ name, description }) => [
        `/rpc/${name}`,
        routinePaths((schema.routines.get(name) as Routine[])[0] as Routine, description),
      ]),
    ]),
    definitions: Object.fromEntries(relations.map((facts) => [facts.name, definition(schema, facts)])),
    parameters: Object.fromEntries([...shared, ...relations.flatMap(relationParameters)]),
  };
}

const shared = [
  ['select', query('select', 'Columns and embedded resources')],
  ['on_conflict', query('on_conflict', 'Columns on which rows collide')],
  ['order', query('order', 'Order of the rows')],
  ['offset', query('offset', 'Rows to leave out')],
  ['limit', query('limit', 'Rows at most')],
  ['range', { name: 'Range', in: 'header', type: 'string', required: false }],
  ['prefer', { name: 'Prefer', in: 'header', type: 'string', required: false }],
] as const;

function relationPaths({ name, description, writes, columns }: RelationFacts): object {
  const filters = columns.map((column) => `rowFilter.${name}.${column.name}`);
  const body = `body.${name}`;
  const parameters = {
    get: [...filters, 'select', 'order', 'range', 'offset', 'limit', 'prefer'],
    post: [body, 'select', 'on_conflict', 'prefer'],
    patch: [...filters, body, 'select', 'prefer'],
    delete: [...filters, 'select', 'prefer'],
  };
  return Object.fromEntries(
    (['get', ...writes] as const).map((method) => [
      method,
      {
        ...operation(name, description),
        parameters: parameters[method].map((key) => ({ $ref: `#/parameters/${key}` })),
        ...(method === 'get' ? { responses: { 200: listOf(name), 206: listOf(name) } } : {}),
      },
    ]),
  );
}

function routinePaths(routine: Routine, description: string | null): object {
  const tag = `(rpc) ${routine.name}`;
  const named = routine.arguments.filter(({ name }) => name);
  const properties = Object.fromEntries(named.map(({ name, kind }) => [name, typeOf(kind)]));
  const required = named.filter(({ optional }) => !optional).map(({ name }) => name);
  const post = {
    ...operation(tag, description),
    parameters: [
      { name: 'args', in: 'body', required: true, schema: { type: 'object', properties, required } },
    ],
  };
  if (routine.volatile) return { post };
  const parameters = named.map(({ name, optional }) => ({ ...query(name), required: !optional }));
  return { get: { ...operation(tag, description), parameters }, post };
}

function relationParameters({ name, columns }: RelationFacts): [string, object][] {
  return [
    [`body.${name}`, { name, in: 'body', required: false, schema: { $ref: `#/definitions/${name}` } }],
    ...columns.map((column): [string, object] => [
      `rowFilter.${name}.${column.name}`,
      query(column.name, column.description),
    ]),
  ];
}

function definition(schema: Schema, { name, description, columns }: RelationFacts): object {
  const relation = schema.relations.get(name) as Relation;
  const properties = columns.map((column) => {
    const known = relation.columns.get(column.name);
    const notes = [
      ...(relation.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : []),
      ...foreignKeyNotes(schema, name, column.name),
    ];
    const words = [column.description, notes.length > 0 ? `Note:\n${notes.join('\n')}` : null].filter(
      Boolean,
    );
    return [
      column.name,
      {
        ...typeOf(known?.kind ?? 'text'),
        format: column.format,
        ...(words.length > 0 ? { description: words.join('\n\n') } : {}),
        ...(known?.default ? { default: known.default } : {}),
      },
    ];
  });
  const required = columns.filter(({ notNull }) => notNull).map((column) => column.name);
  return {
    type: 'object',
    ...(description ? { description } : {}),
    required,
    properties: Object.fromEntries(properties),
  };
}

function foreignKeyNotes(schema: Schema, table: string, column: string): string[] {
  const key = schema.relationships.find(
    ({ from, refers, columns }) =>
      from === table && refers && columns.length === 1 && columns[0]?.[0] === column,
  );
  if (!key) return [];
  const other = key.columns[0]?.[1];
  return [`This is a Foreign Key to \`${key.to}.${other}\`.<fk table='${key.to}' column='${other}'/>`];
}

/** The JSON type of a PostgreSQL type, by its bare name; JSON itself may be anything. */
function typeOf(kind: string): object {
  if (kind.startsWith('_')) return { type: 'array', items: typeOf(kind.slice(1)) };
  if (/^jsonb?$/.test(kind)) return {};
  if (kind === 'bool') return { type: 'boolean' };
  if (/^int[248]$/.test(kind)) return { type: 'integer' };
  return { type: /^(numeric|float[48])$/.test(kind) ? 'number' : 'string' };
}

function operation(tag: string, summary: string | null): object {
  return { tags: [tag], ...(summary ? { summary } : {}), responses: { 200: { description: 'OK' } } };
}

function query(name: string, description: string | null = null): object {
  return { name, in: 'query', type: 'string', required: false, ...(description ? { description } : {}) };
}

function listOf(name: string): object {
  return { description: 'OK', schema: { type: 'array', items: { $ref: `#/definitions/${name}` } } };
}

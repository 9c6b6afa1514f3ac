import fc from 'fast-check';
import { ownerId, rows } from '../../database/policies/policy.ts';
import { fileOf } from '../../database/test-rows.ts';
import type { Column, Relation, Schema } from '../schema/schema.ts';
import { nonsenseTexts, queryStrings } from './queries.ts';

/** A made-up request, but for its method and path. */
export interface MadeUp {
  query: string;
  body: string;
  headers: Record<string, string>;
}

const ids = fc.constantFrom(ownerId, ...Object.values(rows), '00000000-0000-0000-0000-000000000000');

/** Values that a column of this kind would take, mostly. */
function valuesOf({ kind }: Pick<Column, 'kind'>): fc.Arbitrary<unknown> {
  const sensible: Record<string, fc.Arbitrary<unknown>> = {
    uuid: ids,
    bool: fc.boolean(),
    int2: fc.integer({ min: -3, max: 9 }),
    int4: fc.integer(),
    int8: fc.maxSafeInteger(),
    numeric: fc.oneof(fc.double(), fc.constant('NaN')),
    jsonb: fc.jsonValue({ maxDepth: 3 }),
    _text: fc.array(fc.string({ maxLength: 6 }), { maxLength: 4 }),
    timestamptz: fc.constantFrom('now', '2026-01-01', 'infinity', '292278994-08-17', '0001-01-01 BC', 0),
  };
  const words = fc.oneof(
    fc.constantFrom('A bakery', 'draft', 'published', 'spam', 'main', 'a.css', 'pizza-world', ''),
    fc.constantFrom('{"ref":1}', '=1+1', '\u0000', '\ud800', '\u202e', 'x'.repeat(5000)),
    nonsenseTexts,
  );
  return fc.oneof(
    { weight: 6, arbitrary: sensible[kind] ?? words },
    { weight: 2, arbitrary: words },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

/** Names of columns, mostly of this relation. */
function columnsOf({ columns }: Relation): fc.Arbitrary<string> {
  const known = [...columns.keys()];
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.oneof(nonsenseTexts, fc.constantFrom('ctid', 'xmin', 'tableoid', '*', '__proto__')),
    },
  );
}

const objectsOf = (relation: Relation): fc.Arbitrary<object> =>
  fc
    .array(columnsOf(relation), { maxLength: 5 })
    .chain((names) =>
      fc.tuple(
        ...names.map((name) =>
          fc.tuple(fc.constant(name), valuesOf(relation.columns.get(name) ?? { kind: '' })),
        ),
      ),
    )
    .map((entries) => Object.fromEntries(entries));

function bodiesOf(relation: Relation): fc.Arbitrary<string> {
  const objects = objectsOf(relation);
  const csv = fc
    .tuple(fc.array(columnsOf(relation), { maxLength: 3 }), fc.array(nonsenseTexts, { maxLength: 6 }))
    .map(([names, cells]) => `${names.join(',')}\n${cells.join(',')}\n${cells.join('\r\n')}`);
  return fc.oneof(
    { weight: 6, arbitrary: objects.map((one) => JSON.stringify(one)) },
    { weight: 3, arbitrary: fc.array(objects, { maxLength: 3 }).map((all) => JSON.stringify(all)) },
    // The same keys in each, as bulk writes need them.
    { weight: 2, arbitrary: objects.map((one) => JSON.stringify([one, one])) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: csv },
    { weight: 1, arbitrary: nonsenseTexts },
    { weight: 1, arbitrary: objects.map((one) => JSON.stringify(one).slice(0, -2)) },
  );
}

const filters = (relation: Relation) =>
  fc
    .tuple(
      columnsOf(relation),
      fc.constantFrom('eq', 'neq', 'in', 'gt', 'is', 'not.eq', 'like', 'cs'),
      valuesOf({ kind: 'uuid' }),
    )
    .map(([name, operator, value]) => [name, `${operator}.${operator === 'in' ? `(${value})` : value}`]);

function queriesOf(relation: Relation): fc.Arbitrary<string> {
  const list = fc.array(columnsOf(relation), { maxLength: 4 }).map((names) => names.join(','));
  const parameter = fc.oneof(
    filters(relation),
    fc.tuple(fc.constantFrom('columns', 'on_conflict', 'select', 'order'), list),
    fc.tuple(fc.constantFrom('on_conflict', 'columns'), fc.constant(relation.primaryKey.join(','))),
    fc.tuple(fc.constantFrom('limit', 'offset'), fc.constantFrom('0', '1', '-1', '1e3', '')),
  );
  const made = fc
    .array(parameter, { maxLength: 4 })
    .map((parameters) => new URLSearchParams(parameters as [string, string][]).toString());
  return fc.oneof({ weight: 6, arbitrary: made }, { weight: 1, arbitrary: queryStrings });
}

/** What a header can carry of a text: neither line ends nor anything beyond Latin-1. */
export const headerValues: fc.Arbitrary<string> = fc
  .oneof(nonsenseTexts, fc.string({ maxLength: 60, unit: 'binary' }))
  .map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim());

const known = fc.constantFrom(
  ...['return=representation', 'return=minimal', 'return=headers-only', 'count=exact', 'handling=strict'],
  ...['resolution=merge-duplicates', 'resolution=ignore-duplicates', 'missing=default', 'max-affected=1'],
  ...['tx=rollback', 'timezone=Asia/Kolkata', 'timezone=+25', 'return=representation,tx=rollback'],
);
const preference = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: headerValues });
/** A `Prefer` header with what the dialect knows, and with nonsense. */
export const preferences: fc.Arbitrary<string> = fc
  .array(preference, { maxLength: 4 })
  .map((parts) => parts.join(', '));

/** An `Accept` header. */
export const accepts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('application/json', '*/*') },
  fc.constantFrom('application/json', 'application/vnd.pgrst.object+json', 'text/csv', '*/*', 'text/html'),
  fc.constantFrom(
    'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'a/b;q=x',
  ),
  headerValues,
);
const contentTypes = fc.constantFrom(
  ...['application/json', 'application/json', 'application/json', 'text/csv', 'text/xml', ''],
  'application/x-www-form-urlencoded',
);

const madeUpFor = (relation: Relation): fc.Arbitrary<MadeUp> =>
  fc.record({
    query: queriesOf(relation),
    body: bodiesOf(relation),
    headers: fc.record({ prefer: preferences, accept: accepts, 'content-type': contentTypes }),
  });

/** Rows that a member may write; what is made up then differs from one of them in a column or two. */
const memberRows: Record<string, object> = {
  projects: { title: 'A bakery', description: 'Bread', status: 'draft' },
  git_repositories: { name: 'notes' },
  template_favourites: { template_id: 'pizza-world' },
  template_download_history: { template_id: 'pizza-world', version: '1.0.0' },
  user_profiles: { first_name: 'Ben' },
  ai_checkpoints: { chat_id: rows.chat, step: 1, label: 'A bakery', made_at: '2026-11-22T10:00:00Z' },
};

/** A request that a client sends in its daily work, but for one or two values. */
function nearlyHonest(relation: Relation, row: object, memberId: string): fc.Arbitrary<MadeUp> {
  const key = relation.primaryKey.join(',');
  const own = fc.constantFrom(`user_id=eq.${memberId}`, `user_id=neq.${memberId}`, `user_id=eq.${ownerId}`);
  const more = fc.constantFrom('', 'select=*', `on_conflict=${key}`, `columns=${Object.keys(row).join(',')}`);
  return fc.record({
    query: fc.tuple(own, more).map((parts) => parts.join('&')),
    body: fc
      .oneof(fc.constant({}), objectsOf(relation))
      .map((changes) => JSON.stringify({ ...row, ...changes })),
    headers: fc.record({ prefer: known, 'content-type': fc.constant('application/json') }),
  });
}

/** A table or view of the schema and a request of that member for it. */
export function requestsOf(schema: Schema, memberId: string): fc.Arbitrary<MadeUp & { table: string }> {
  const wild = fc
    .constantFrom(...schema.relations.values())
    .chain((relation) => madeUpFor(relation).map((made) => ({ ...made, table: relation.name })));
  const tame = fc.constantFrom(...Object.keys(memberRows)).chain((table) => {
    const relation = schema.relations.get(table);
    if (!relation) throw new Error(`The schema has no ${table}.`);
    const row = { ...memberRows[table], ...(table === 'projects' && { zip_file_url: fileOf(memberId) }) };
    return nearlyHonest(relation, row, memberId).map((made) => ({ ...made, table }));
  });
  return fc.oneof({ weight: 2, arbitrary: wild }, { weight: 1, arbitrary: tame });
}

/** A function of the schema, by its name or nearly so, and arguments for it. */
export function callsOf(schema: Schema): fc.Arbitrary<{ name: string; given: [string, unknown][] }> {
  return fc.constantFrom(...[...schema.routines.values()].flat()).chain((routine) =>
    fc.record({
      name: fc.oneof(
        { weight: 9, arbitrary: fc.constant(routine.name) },
        { weight: 1, arbitrary: nonsenseTexts },
      ),
      given: fc
        .tuple(...routine.arguments.map((one) => fc.tuple(fc.constant(one.name), valuesOf(one))))
        .chain((known) =>
          fc
            .tuple(
              fc.nat(known.length),
              fc.array(fc.tuple(nonsenseTexts, fc.jsonValue({ maxDepth: 1 })), { maxLength: 1 }),
              fc.integer({ min: 0, max: 9 }),
            )
            // Mostly just what the function takes; else one too few or too many.
            .map(([less, more, luck]): [string, unknown][] =>
              luck < 7 ? known : [...known.slice(0, less), ...more],
            ),
        ),
    }),
  );
}

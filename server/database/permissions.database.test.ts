import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { owner } from './database.ts';

const callers = { anon: 'visitors', authenticated: 'members', service_role: 'the secret key' };
const roles = Object.keys(callers) as Role[];
const operations = ['select', 'insert', 'update', 'delete'] as const;
type Role = keyof typeof callers;
type Operation = (typeof operations)[number];

interface Table {
  name: string;
  /** By role and operation: null without the right, [] for all columns, otherwise those it is given for. */
  grants: Record<Role, Record<Operation, string[] | null>>;
  policies: { name: string; roles: Role[]; operation: Operation | 'all'; isRestrictive: boolean }[];
}

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

async function rows<Row>(text: string): Promise<Row[]> {
  return (await test.database.run<Row & Record<string, unknown>>(owner, { text })).rows;
}

/** Tables and views of the schemas that clients reach, as the catalogue of the database has them. */
const tables = () =>
  rows<Table>(`
    select relation.oid::regclass::text as name,
      (select jsonb_object_agg(role, (
        select jsonb_object_agg(operation, case
          when has_table_privilege(role, relation.oid, operation) then '[]'::jsonb
          when operation <> 'delete' then (
            select jsonb_agg(attname order by attnum) from pg_attribute
            where attrelid = relation.oid and attnum > 0 and not attisdropped
              and has_column_privilege(role, relation.oid, attnum, operation))
        end) from unnest(array['${operations.join("', '")}']) as operation
      )) from unnest(array['${roles.join("', '")}']) as role) as grants,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'name', polname, 'isRestrictive', not polpermissive,
          'roles', (select jsonb_agg(rolname) from pg_roles where oid = any(polroles)),
          'operation', case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
        ) order by polname), '[]') from pg_policy where polrelid = relation.oid) as policies
    from pg_class as relation
    where relkind in ('r', 'p', 'v') and relnamespace::regnamespace::text in ('public', 'auth', 'storage', 'realtime')
    order by relation.oid::regclass::text`);

/** What a role may do, in the words of the policies that let it. */
function cell(table: Table, role: Role, operation: Operation): string {
  const columns = table.grants[role][operation];
  if (!columns) return '–';
  const theirs = table.policies.filter(
    (policy) => policy.roles?.includes(role) && ['all', operation].includes(policy.operation),
  );
  const named = (wanted: boolean) =>
    theirs.filter(({ isRestrictive }) => isRestrictive === wanted).map(({ name }) => name);
  const [permissive, restrictive] = [named(false), named(true)];
  if (permissive.length === 0) permissive.push(role === 'service_role' ? 'everything' : 'no row');
  const words = [permissive.join('; ')];
  if (restrictive.length > 0) words.push(`Always: ${restrictive.join('; ')}`);
  if (columns.length > 0) words.push(`Columns: ${columns.join(', ')}`);
  return words.join('. ');
}

function section(table: Table): string {
  const lines = operations.map((operation) =>
    ['', operation, ...roles.map((role) => cell(table, role, operation)), ''].join(' | ').trim(),
  );
  return [
    `### ${table.name}`,
    '',
    `| | ${Object.values(callers).join(' | ')} |`,
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

it('docs/permissions.md says what the database grants', async () => {
  const all = await tables();
  const isOpen = ({ grants }: Table) =>
    (['anon', 'authenticated'] as const).some((role) =>
      operations.some((operation) => grants[role][operation]),
    );
  const buckets = await rows<{
    id: string;
    public: boolean;
    file_size_limit: number;
    allowed_mime_types: string[];
  }>('select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id');
  const functions = await rows<{ name: string; callers: Role[] }>(`
    select oid::regprocedure::text as name,
      (select array_agg(role order by position) from unnest(array['${roles.join("', '")}']) with ordinality as called(role, position)
       where has_function_privilege(role, pg_proc.oid, 'execute')) as callers
    from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    order by oid::regprocedure::text`);
  const page = [
    '# Who may do what',
    '',
    'From the catalogue of the database, by `server/database/permissions.database.test.ts`; `npx vitest run -u` on it rewrites this page.',
    'A cell has the names of the policies that show or take a row, `–` where the right is not granted at all. Rows that no policy names',
    'are neither shown nor changed; what stands after `Always` holds for each row besides. `server/database/policies` proves each cell with rows of several accounts.',
    '',
    '## Tables',
    '',
    all.filter(isOpen).map(section).join('\n\n'),
    '',
    `For the server alone: ${all
      .filter((table) => !isOpen(table))
      .map(({ name }) => `\`${name}\``)
      .join(', ')}.`,
    '',
    '## Buckets',
    '',
    'Their files are rows of `storage.objects`, above.',
    '',
    '| bucket | read without a signature | bytes of a file | types |',
    '|---|---|---|---|',
    ...buckets.map(
      (bucket) =>
        `| ${bucket.id} | ${bucket.public ? 'yes' : 'no'} | ${bucket.file_size_limit ?? 'any'} | ${bucket.allowed_mime_types?.join(', ') ?? 'any'} |`,
    ),
    '',
    '## Functions of the database',
    '',
    '| function | callers |',
    '|---|---|',
    ...functions
      .filter((one) => one.callers)
      .map((one) => `| \`${one.name}\` | ${one.callers.map((role) => callers[role]).join(', ')} |`),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md');
});

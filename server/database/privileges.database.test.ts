import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner } from './database.ts';

const schemas = `('public', 'private', 'auth', 'storage', 'plinth')`;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

/** The only column of a query, as the owner sees it. */
async function column(text: string): Promise<unknown[]> {
  const { rows } = await database.run(owner, { text });
  return rows.map((row) => Object.values(row)[0]);
}

describe('every table', () => {
  it('has row-level security', async () => {
    const tables = `from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ${schemas}`;
    expect(await column(`select count(*) ${tables}`)).not.toEqual([0]);
    expect(await column(`select oid::regclass::text ${tables} and not relrowsecurity`)).toEqual([]);
  });

  it('that a visitor may use has policies', async () => {
    const open = `select oid::regclass::text from pg_class
      where relkind in ('r', 'p') and relnamespace::regnamespace::text in ${schemas}
        and has_any_column_privilege('authenticated', oid, 'select, insert, update')
        and not exists (select from pg_policy where polrelid = pg_class.oid)`;
    expect(await column(open)).toEqual([]);
  });

  it('is checked as the one who asks: no view runs as its owner', async () => {
    const views = `select oid::regclass::text from pg_class
      where relkind in ('v', 'm') and relnamespace::regnamespace::text in ${schemas}
        and not coalesce(reloptions @> '{security_invoker=true}', false)`;
    expect(await column(views)).toEqual([]);
  });
});

describe('policies', () => {
  // Bare, the call is repeated for every row; in a sub-select the planner makes it once.
  it('ask for the caller in a sub-select', async () => {
    const expressions = `select expression from pg_policies, unnest(array[qual, with_check]) as expression
      where expression ~ 'auth\\.(uid|jwt|role)\\(\\)'`;
    const asking = (await column(expressions)) as string[];
    expect(asking.length).toBeGreaterThan(10);
    for (const expression of asking) {
      const once = expression.match(/SELECT auth\.(uid|jwt|role)\(\)/g)?.length;
      expect(once).toBe(expression.match(/auth\.(uid|jwt|role)\(\)/g)?.length);
    }
  });

  it('name their roles: none is for everybody', async () => {
    expect(await column(`select policyname from pg_policies where roles @> '{public}'`)).toEqual([]);
  });
});

describe('everybody (PUBLIC)', () => {
  it('has been granted nothing', async () => {
    const granted = `
      select oid::regclass::text from pg_class, aclexplode(relacl) as entry
      where entry.grantee = 0 and relnamespace::regnamespace::text in ${schemas}
      union all
      select oid::regprocedure::text
      from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as entry
      where entry.grantee = 0 and pronamespace::regnamespace::text in ${schemas}
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select nspname from pg_namespace, aclexplode(nspacl) as entry
      where entry.grantee = 0 and nspname in ('private', 'auth', 'storage', 'plinth')`;
    // The four of auth and storage that Supabase lets everybody call are granted by role here, too.
    expect(await column(granted)).toEqual([]);
  });

  it('has no default privileges', async () => {
    const defaults = `select defaclobjtype from pg_default_acl, aclexplode(defaclacl) as entry where entry.grantee = 0`;
    expect(await column(defaults)).toEqual([]);
  });
});

it('grants visitors nothing on what a later migration creates', async () => {
  await database.script(`
    create table public.later (id int);
    create sequence public.later_seq;
    create function public.later_function() returns int language sql as 'select 1';
    create function private.later_function() returns int language sql as 'select 1';
  `);
  const reachable = `
    select role from unnest(array['anon', 'authenticated']) as role
    where has_table_privilege(role, 'public.later', 'select, insert, update, delete, truncate, references, trigger')
      or has_sequence_privilege(role, 'public.later_seq', 'usage, select, update')
      or has_function_privilege(role, 'public.later_function()', 'execute')
      or has_function_privilege(role, 'private.later_function()', 'execute')`;
  expect(await column(reachable)).toEqual([]);
  await database.script(`
    drop table public.later;
    drop sequence public.later_seq;
    drop function public.later_function(), private.later_function();
  `);
});

describe('functions', () => {
  it('that run as their owner have a fixed search path', async () => {
    const definers = `select oid::regprocedure::text from pg_proc
      where prosecdef and pronamespace::regnamespace::text in ${schemas}`;
    const open = `${definers} and not coalesce(proconfig, '{}') && array['search_path=""']`;
    expect((await column(definers)).length).toBeGreaterThan(3);
    expect(await column(open)).toEqual([]);
  });

  const executable = (role: string) => `select oid::regprocedure::text from pg_proc
    where pronamespace::regnamespace::text in ${schemas}
      and has_schema_privilege('${role}', pronamespace, 'usage')
      and has_function_privilege('${role}', oid, 'execute')
    order by 1`;
  const callable = [
    'auth.email()',
    'auth.jwt()',
    'auth.role()',
    'auth.uid()',
    'count_remixes(uuid)',
    'find_git_repository(text,text)',
    'find_named_git_repository(text)',
    'find_projects(text,text,integer,integer,text[])',
    'find_published_site(text)',
    'find_remix_origin(uuid)',
    'increment_downloads(uuid)',
    'search_git_repositories(text)',
    'similar_suggestions(text)',
    'storage.extension(text)',
    'storage.filename(text)',
    'storage.foldername(text)',
  ];

  const forMembers = [
    'allow_site_indexing(uuid)',
    'choose_handle(text)',
    'count_site_form_entries()',
    'create_access_token(text,text[],integer)',
    'end_session(uuid)',
    'find_own_git_repository(text,text)',
    'find_site_form_entries(uuid,text,text,timestamp with time zone,uuid,integer)',
    // Of these the first says no, the second finds nothing and the others refuse, unless an operator asks.
    'is_operator()',
    'list_accounts(text,integer)',
    'list_sessions()',
    'list_sites(text,text,integer)',
    'put_site_back(uuid)',
    'take_site_down(uuid,text)',
    'list_suggestion_contacts(uuid[])',
    'list_testimonial_authors(uuid[])',
    // What the caller keeps, and nobody else.
    'read_account_usage()',
    'read_site_visits(uuid,date)',
    'restore_account(uuid)',
    'suspend_account(uuid,text)',
  ];

  it.each([
    ['anon', callable],
    ['authenticated', [...callable, ...forMembers].sort()],
  ])('that %s can call are these', async (role, names) => {
    expect(((await column(executable(role))) as string[]).sort()).toEqual(names);
  });

  // PostgreSQL asks for EXECUTE when a constraint calls a function. Without USAGE on the schema, no call can name it.
  it('of private that constraints need are these', async () => {
    const granted = (role: string) => `select oid::regprocedure::text from pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege('${role}', oid, 'execute') order by 1`;
    const forEveryone = [
      'private.are_tags(text[])',
      'private.git_repository_id(text,text)',
      'private.has_length(text,integer,integer)',
      'private.is_own_file(text,uuid)',
      'private.is_web_url(text)',
      'private.named_git_repository_id(text)',
      'private.repositories_with_words(text)',
      'private.shown_site_name(uuid)',
      'private.trim_space(text)',
    ];
    expect(await column(granted('anon'))).toEqual(forEveryone);
    expect(await column(granted('authenticated'))).toEqual(
      [
        ...forEveryone,
        'private.fold_case(text)',
        'private.is_accepted_file(text)',
        // Policies ask these.
        'private.holds_account()',
        'private.holds_git_repository(uuid)',
        'private.is_fully_signed_in()',
        'private.is_operator()',
        'private.is_suspended()',
        'private.is_template_id(text)',
        // The search of an inbox, bound when it is created.
        'private.site_form_entries_with_words(uuid,text)',
        'private.wrote_testimonial(uuid)',
      ].sort(),
    );
  });
});

/** Columns a client can write, apart from what policies then decide. */
describe('columns', () => {
  const project = 'title description content tags preview_url image_url zip_file_url status';
  const profile =
    'user_id first_name last_name title about location phone linkedin github website avatar_url';

  it.each([
    ['projects', 'insert', `${project} slug user_id`],
    // The note is kept as it is unless an operator writes it.
    ['projects', 'update', `${project} review_note`],
    ['git_repositories', 'insert', 'user_id name description is_private'],
    ['git_repositories', 'update', 'name description is_private'],
    ['git_repository_files', 'insert', 'repository_id filename content file_size'],
    ['git_repository_files', 'update', 'filename content file_size'],
    ['access_tokens', 'insert', ''],
    ['access_tokens', 'update', ''],
    ['user_handles', 'insert', ''],
    ['user_handles', 'update', ''],
    ['suggestions', 'insert', ''],
    ['suggestions', 'update', 'status status_reason'],
    ['suggestion_votes', 'insert', ''],
    ['suggestion_comments', 'insert', ''],
    ['suggestion_comments', 'update', ''],
    ['testimonials', 'insert', ''],
    ['testimonials', 'update', 'name rating review'],
    ['reports', 'insert', ''],
    ['user_profiles', 'insert', profile],
    ['user_profiles', 'update', profile],
  ])('of %s a member can %s: %s', async (table, privilege, expected) => {
    const granted = (role: string) => `select attname from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('${role}', attrelid, attnum, '${privilege}')`;
    const names = expected.split(' ').filter(Boolean).sort();
    expect((await column(granted('authenticated'))).sort()).toEqual(names);
    expect(await column(granted('anon'))).toEqual([]);
  });
});

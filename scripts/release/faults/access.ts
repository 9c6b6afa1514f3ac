import type { Fault } from './fault.ts';

const migrations = 'supabase/migrations';
const policies = 'server/database/policies/policies.database.test.ts';
const privileges = 'server/database/privileges.database.test.ts';

/** Row-level security, grants, and functions that run with their owner's rights. */
export const accessFaults: Fault[] = [
  {
    name: 'delete-policy-open',
    file: `${migrations}/20261121090300_create_projects.sql`,
    find: `  for delete to authenticated
  using (user_id = (select auth.uid()));`,
    replace: `  for delete to authenticated
  using (true);`,
    tests: [policies],
  },
  {
    name: 'insert-policy-unchecked',
    file: `${migrations}/20261121101000_create_template_favourites.sql`,
    find: 'with check (user_id = (select auth.uid()));',
    replace: 'with check (true);',
    tests: [policies],
  },
  {
    name: 'operator-policy-open',
    file: `${migrations}/20261122100400_create_suggestion_status_changes.sql`,
    find: `  using ((select private.is_operator()))
  with check ((select private.is_operator()));`,
    replace: `  using (true)
  with check (true);`,
    tests: ['server/functions/suggestions/status.database.test.ts'],
  },
  {
    name: 'revoke-dropped',
    file: `${migrations}/20261122140000_create_orders.sql`,
    find: 'revoke delete, truncate on public.orders from service_role;',
    replace: '',
    tests: [policies, privileges],
  },
  {
    name: 'column-grant-widened',
    file: `${migrations}/20261121090300_create_projects.sql`,
    find: `grant update (title, description, content, tags, preview_url, image_url, zip_file_url, status)
  on public.projects to authenticated;`,
    replace: 'grant update on public.projects to authenticated;',
    tests: [policies, privileges],
  },
  {
    name: 'new-tables-granted',
    file: `${migrations}/20261121090000_revoke_default_privileges.sql`,
    find: 'alter default privileges in schema public revoke all on tables from anon, authenticated;',
    replace: 'alter default privileges in schema public grant select on tables to anon, authenticated;',
    tests: [privileges],
  },
  {
    name: 'row-level-security-missing',
    file: `${migrations}/20261122111000_create_reports.sql`,
    find: 'alter table public.reports enable row level security;',
    replace: '',
    tests: [privileges],
  },
  {
    name: 'definer-function-without-owner-check',
    file: `${migrations}/20261122130100_manage_sessions.sql`,
    find: 'where one.id = end_session.session and one.user_id = auth.uid();',
    replace: 'where one.id = end_session.session;',
    tests: ['server/auth/manage-sessions.database.test.ts'],
  },
];

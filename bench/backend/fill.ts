/** Who has the projects that are listed. Nobody signs in as them. */
export const ownerId = '00000000-0000-4000-8000-000000000001';

/** The member who signs in, inserts and uploads. */
export const member = { email: 'member@example.org', password: 'correct horse battery staple' };

/**
 * SQL that makes projects number `from` to `to`, the same to the letter wherever it runs; project 1 is the newest. One in
 * a thousand has the tag `rare`. Triggers are passed by: they are for what visitors send, one row at a time.
 */
export function fillSql(from: number, to: number): string {
  return `
insert into auth.users (id, aud, role, email) values ('${ownerId}', 'authenticated', 'authenticated', 'owner@example.org')
  on conflict do nothing;
set session_replication_role = replica;
insert into public.projects
  (id, user_id, title, description, tags, preview_url, image_url, zip_file_url, slug, created_at, updated_at)
select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, '${ownerId}', 'Project ' || n,
  repeat('A description of this project. ', 4),
  array['html', 'portfolio', case when n % 1000 = 500 then 'rare' else 'tag-' || n % 20 end],
  'https://example.org/' || n, folder || n || '.webp', folder || n || '.zip', 'project-' || n, at, at
from generate_series(${from}, ${to}) as n,
  lateral (select timestamptz '2026-01-01 00:00:00+00' - n * interval '1 minute' as at) as moment,
  (values ('http://localhost:3000/storage/v1/object/public/project-files/${ownerId}/')) as place (folder);
set session_replication_role = default;`;
}

/**
 * SQL that gives projects number `from` to `to` their live sites: one in five a light one without foreign requests, one in a
 * thousand of these without fault, and of those behind the first 5,000 one more in five a light one without fault.
 */
export function checkSitesSql(from: number, to: number): string {
  const these = `from generate_series(${from}, ${to}) as n where n % 5 = 0 or (n % 5 = 1 and n > 5000)`;
  return `
set session_replication_role = replica;
insert into public.site_checks (hash, state, done_at, axe_faults, bytes, requests, foreign_hosts)
select lpad(n::text, 64, '0'), 'done', now(), case when n % 1000 = 500 or n % 5 = 1 then 0 else 3 end, 90000, 9,
  case when n % 5 = 0 then '{}' else array['fonts.example'] end
${these};
update public.projects as project set check_hash = lpad(n::text, 64, '0')
from (select n ${these}) as site
where project.id = ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid;
set session_replication_role = default;`;
}

/** SQL that lists tags and texts of projects number `from` to `to`, as the triggers do that were passed by. */
export function listProjectsSql(from: number, to: number): string {
  const these = `status = 'published' and created_at
    between timestamptz '2026-01-01 00:00:00+00' - ${to} * interval '1 minute'
    and timestamptz '2026-01-01 00:00:00+00' - ${from} * interval '1 minute'`;
  // A join: what a function looks up row by row takes minutes of these.
  const found = `public.projects as project left join public.site_checks as site on site.hash = project.check_hash,
  lateral (
    select case when site.hash is null then 0
      else 1 + 2 * (site.axe_faults = 0)::integer + 4 * (site.foreign_hosts = '{}')::integer + 8 end
  ) as known (checks)`;
  return `
insert into private.project_tags (tag, created_at, project_id, checks)
select tag, created_at, id, checks from ${found}, unnest(case when checks > 0 then tags || ''::text else tags end) as tag
where ${these};
insert into private.project_texts (created_at, project_id, searched, checks)
select created_at, id, private.text_of_project(title, tags), checks from ${found} where ${these};`;
}

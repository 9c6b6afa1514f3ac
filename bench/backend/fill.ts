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

/** SQL that lists tags and texts of projects number `from` to `to`, as the triggers do that were passed by. */
export function listProjectsSql(from: number, to: number): string {
  const these = `status = 'published' and created_at
    between timestamptz '2026-01-01 00:00:00+00' - ${to} * interval '1 minute'
    and timestamptz '2026-01-01 00:00:00+00' - ${from} * interval '1 minute'`;
  return `
insert into private.project_tags (tag, created_at, project_id)
select tag, created_at, id from public.projects, unnest(tags) as tag where ${these};
insert into private.project_texts (created_at, project_id, searched)
select created_at, id, private.text_of_project(title, tags) from public.projects where ${these};`;
}

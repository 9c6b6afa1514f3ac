-- Remixes: a repository that began as a copy of a project of Community or of a published site.
-- See docs/decisions/062-a-remix-is-a-repository-with-an-origin.md.
alter table public.git_repositories
  -- The title of what it was copied from, as it was then, and where that is while it is there. Only the server writes
  -- them.
  add column remixed_from text,
  add column remixed_project_id uuid references public.projects (id) on delete set null,
  add column remixed_site_id uuid references public.sites (id) on delete set null,
  add constraint git_repositories_remixed_from_length check (char_length(remixed_from) between 1 and 100);
create index git_repositories_remixed_project_id_idx on public.git_repositories (remixed_project_id)
  where remixed_project_id is not null;
create index git_repositories_remixed_site_id_idx on public.git_repositories (remixed_site_id)
  where remixed_site_id is not null;
create or replace trigger "00_clear_direction_controls" before insert or update on public.git_repositories
  for each row execute function private.clear_direction_controls('name', 'description', 'remixed_from');

-- As before: their bodies hold the columns that there were when they were created.
create or replace function public.find_git_repository(owner text, repository text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2);
end;
create or replace function public.find_own_git_repository(owner text, repository text)
returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.git_repository_id($1, $2)
    and found.user_id = (select auth.uid())
    and (select private.is_fully_signed_in());
end;
create or replace function public.find_named_git_repository(name text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id = private.named_git_repository_id($1);
end;
create or replace function public.search_git_repositories(q text) returns setof public.git_repositories
language sql stable
begin atomic
  select found.* from public.git_repositories as found
  where found.id in (select private.repositories_with_words($1));
end;

-- Repositories that began as a copy of a published project, private ones too: a number, and nothing else of them.
create function public.count_remixes(project_id uuid) returns integer
language sql stable
security definer
set search_path = ''
as $$
  select count(*)::integer from public.git_repositories as repository
  where repository.remixed_project_id = (
    select project.id from public.projects as project
    where project.id = count_remixes.project_id and project.status = 'published'
  )
$$;
revoke all on function public.count_remixes(uuid) from public;
grant execute on function public.count_remixes(uuid) to anon, authenticated, service_role;

-- The name of a site that visitors see; null for one that shows nothing.
create function private.shown_site_name(site uuid) returns text
language sql stable
security definer
set search_path = ''
as $$
  select one.name from public.sites as one
  where one.id = shown_site_name.site and one.live_deployment_id is not null and one.taken_down_at is null
    and not private.is_suspended(one.user_id)
$$;
revoke execute on function private.shown_site_name(uuid) from public;
grant execute on function private.shown_site_name(uuid) to anon, authenticated, service_role;

-- What a repository was copied from, for whom asks: {title, project, site}, the slug of the project and the name of the
-- site only while they are shown. Null for every other repository.
create function public.find_remix_origin(repository uuid) returns json
language sql stable
begin atomic
  select json_build_object(
    'title', found.remixed_from,
    'project', (
      select project.slug from public.projects as project
      where project.id = found.remixed_project_id and project.status = 'published'
    ),
    'site', private.shown_site_name(found.remixed_site_id)
  )
  from public.git_repositories as found
  where found.id = $1 and found.remixed_from is not null;
end;
revoke all on function public.find_remix_origin(uuid) from public;
grant execute on function public.find_remix_origin(uuid) to anon, authenticated, service_role;

-- Writes down where a repository of the account comes from.
create function private.note_remix(account uuid, repository uuid, title text, project uuid, site uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.git_repositories as one
  set remixed_from = left(title, 100),
    remixed_project_id = (select kept.id from public.projects as kept where kept.id = note_remix.project),
    remixed_site_id = (select kept.id from public.sites as kept where kept.id = note_remix.site)
  where one.id = note_remix.repository and one.user_id = account;
  return found;
end
$$;

-- The handle of an account that others see already, beside its public repositories; null for one that is not seen.
create function private.shown_handle(account uuid) returns text
language sql stable
set search_path = ''
as $$
  select repository.owner from public.git_repositories as repository
  where repository.user_id = account and not repository.is_private
  limit 1
$$;

-- Whether others may take a copy of a site's files. Its owner decides; what comes from a private repository is not
-- given away before they have.
alter table public.sites add column remix_allowed boolean not null default true;

create function private.keep_private_sources() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.repository_id is distinct from old.repository_id and exists (
    select from public.git_repositories as source where source.id = new.repository_id and source.is_private
  ) then
    new.remix_allowed := false;
  end if;
  return new;
end
$$;
create trigger keep_private_sources
  before update of repository_id on public.sites
  for each row execute function private.keep_private_sources();

create function private.keep_hidden_sources() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.sites as site set remix_allowed = false where site.repository_id = new.id and site.remix_allowed;
  return null;
end
$$;
create trigger keep_hidden_sources
  after update of is_private on public.git_repositories
  for each row when (new.is_private and not old.is_private)
  execute function private.keep_hidden_sources();

create function private.set_remix_allowed(account uuid, site uuid, is_allowed boolean) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.sites as one set remix_allowed = is_allowed, updated_at = clock_timestamp()
  where one.id = site and one.user_id = account;
  return found;
end
$$;

-- Those that were published from a private repository before.
update public.sites as site set remix_allowed = false
from public.git_repositories as source where source.id = site.repository_id and source.is_private;

revoke execute on function
  private.note_remix(uuid, uuid, text, uuid, uuid), private.shown_handle(uuid), private.keep_private_sources(),
  private.keep_hidden_sources(), private.set_remix_allowed(uuid, uuid, boolean)
from public;

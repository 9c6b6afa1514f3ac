-- What a browser found out about deployments that became live: see docs/decisions/059-eyes-of-sites.md. Equal files are
-- looked at once, whoever publishes them. Only the server writes.
create table public.site_checks (
  -- SHA-256 in hex, of the manifest and of whether its site may connect to others.
  hash text primary key,
  state text not null default 'waiting',
  -- How often a server has begun to look.
  attempts integer not null default 0,
  asked_at timestamptz not null default clock_timestamp(),
  -- When a server took it up. Another one does when that is over two minutes ago.
  claimed_at timestamptz,
  done_at timestamptz,
  -- Why there is nothing to show.
  failure text,
  axe_faults integer,
  bytes bigint,
  requests integer,
  foreign_hosts text[] not null default '{}',
  findings jsonb not null default '[]',
  -- Widths and heights; the files are in the file store, under the key with the width behind it.
  pictures jsonb not null default '[]',
  picture_key uuid unique,
  constraint site_checks_hash_valid check (hash ~ '^[0-9a-f]{64}$'),
  constraint site_checks_state_known check (state in ('waiting', 'looking', 'done', 'failed')),
  constraint site_checks_failure_length check (char_length(failure) <= 300),
  constraint site_checks_findings_size check (octet_length(findings::text) <= 200000)
);
create index site_checks_unfinished_idx on public.site_checks (asked_at) where state in ('waiting', 'looking');

alter table public.site_deployments add column check_hash text references public.site_checks (hash) on delete set null;
create index site_deployments_check_hash_idx on public.site_deployments (check_hash);
-- The check of the live site that a project's preview is, where it was published from the project. Written by triggers.
alter table public.projects add column check_hash text references public.site_checks (hash) on delete set null;
create index projects_check_hash_idx on public.projects (check_hash) where check_hash is not null;

create trigger "00_clear_direction_controls" before insert or update on public.site_checks
  for each row execute function private.clear_direction_controls('failure', 'findings', 'foreign_hosts');

alter table public.site_checks enable row level security;
grant select on public.site_checks to anon, authenticated;
grant all on public.site_checks to service_role;

create policy "Members read checks of their own deployments" on public.site_checks
  for select to authenticated
  using (
    (select private.is_fully_signed_in()) and exists (
      select from public.site_deployments as deployment
      where deployment.check_hash = site_checks.hash and deployment.user_id = (select auth.uid())
    )
  );
create policy "Everyone reads checks of what is live and shown in Community" on public.site_checks
  for select to anon, authenticated
  using (
    exists (
      select from public.projects as project
      where project.check_hash = site_checks.hash and project.status = 'published'
    )
  );
create policy "The service role manages checks" on public.site_checks
  for all to service_role
  using (true)
  with check (true);

-- Enters that a deployment is to be looked at, and returns under which hash. In the transaction that makes it live: what is
-- swept meanwhile is entered anew.
create function private.ask_for_check(deployment uuid, is_open boolean) returns text
language sql
set search_path = ''
as $$
  with named as (
    select encode(sha256(convert_to(kept.manifest::text || case when is_open then ' open' else '' end, 'utf8')), 'hex')
      as hash
    from private.site_manifests as kept where kept.deployment_id = deployment
  )
  insert into public.site_checks as known (hash) select named.hash from named
  -- Who publishes again what could not be looked at has it tried again.
  on conflict (hash) do update set
    state = case when known.state = 'failed' then 'waiting' else known.state end,
    attempts = case when known.state = 'failed' then 0 else known.attempts end,
    asked_at = case when known.state = 'failed' then clock_timestamp() else known.asked_at end
  returning known.hash
$$;

-- The check that a project shows: of a live site of its owner's that was published from it, and is its preview.
create function private.check_of_project(project uuid, account uuid, preview text) returns text
language sql stable
set search_path = ''
as $$
  select live.check_hash
  from public.sites as site
  join public.site_deployments as live on live.id = site.live_deployment_id
  join private.site_names as held on held.site_id = site.id
  where site.project_id = project and site.user_id = account and live.source = 'project' and site.taken_down_at is null
    and (preview ~ ('^https?://' || held.name || '\.') or preview ~ ('^https?://[^/]+/sites/' || held.name || '/'))
  limit 1
$$;

create function private.check_live_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.live_deployment_id is not null then
    update public.site_deployments as live set check_hash = private.ask_for_check(live.id, new.open_connections)
    where live.id = new.live_deployment_id;
    perform pg_notify('site_checks', '');
  end if;
  -- What is gone from it shows nothing any more.
  update public.projects as project
  set check_hash = private.check_of_project(project.id, project.user_id, project.preview_url)
  where project.id in (old.project_id, new.project_id) and project.user_id = new.user_id
    and project.check_hash is distinct from
      private.check_of_project(project.id, project.user_id, project.preview_url);
  return null;
end
$$;
create trigger check_live_site
  after update of live_deployment_id, open_connections, project_id, name, taken_down_at on public.sites
  for each row when (
    (old.live_deployment_id, old.open_connections, old.project_id, old.name, old.taken_down_at)
      is distinct from (new.live_deployment_id, new.open_connections, new.project_id, new.name, new.taken_down_at)
  )
  execute function private.check_live_site();

create function private.forget_check_of_deleted_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.projects as project set check_hash = null
  where project.id = old.project_id and project.user_id = old.user_id and project.check_hash is not null;
  return null;
end
$$;
create trigger forget_check_of_deleted_site
  after delete on public.sites
  for each row execute function private.forget_check_of_deleted_site();

create function private.check_of_changed_project() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.check_hash := private.check_of_project(new.id, new.user_id, new.preview_url);
  return new;
end
$$;
create trigger check_of_changed_project
  before update of preview_url on public.projects
  for each row when (old.preview_url is distinct from new.preview_url)
  execute function private.check_of_changed_project();

-- Of the live deployments that wait to be looked at, one of the account that was looked at longest ago, with what there is
-- to look at. What was tried twice without an answer has failed.
create function private.claim_site_check(lease_seconds double precision) returns json
language plpgsql
set search_path = ''
as $$
declare
  taken text;
  answer json;
begin
  update public.site_checks as lost
  set state = 'failed', done_at = clock_timestamp(), failure = 'The browser ended before it was done.'
  where lost.state = 'looking' and lost.attempts >= 2
    and lost.claimed_at < clock_timestamp() - make_interval(secs => lease_seconds);
  select due.hash into taken
  from public.site_checks as due
  where (
      due.state = 'waiting'
      or due.state = 'looking' and due.claimed_at < clock_timestamp() - make_interval(secs => lease_seconds)
    )
    and exists (
      select from public.site_deployments as live
      join public.sites as site on site.live_deployment_id = live.id
      where live.check_hash = due.hash and site.taken_down_at is null and not private.is_suspended(live.user_id)
    )
  order by (
    select max(looked.claimed_at)
    from public.site_deployments as live
    join public.site_deployments as own on own.user_id = live.user_id
    join public.site_checks as looked on looked.hash = own.check_hash
    where live.check_hash = due.hash
  ) nulls first, due.asked_at
  limit 1
  for update of due skip locked;
  if taken is null then return null; end if;
  update public.site_checks as one
  set state = 'looking', attempts = one.attempts + 1, claimed_at = clock_timestamp()
  where one.hash = taken;
  select json_build_object(
    'hash', taken, 'attempts', one.attempts, 'manifest', kept.manifest, 'is_open', site.open_connections
  ) into answer
  from public.site_checks as one
  join public.site_deployments as live on live.check_hash = one.hash
  join public.sites as site on site.live_deployment_id = live.id
  join private.site_manifests as kept on kept.deployment_id = live.id
  where one.hash = taken
  limit 1;
  return answer;
end
$$;

-- Keeps what a look brought. False when another server looks meanwhile, or the check is no more.
create function private.finish_site_check(hash text, attempt integer, given json) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.site_checks as one
  set state = 'done', done_at = clock_timestamp(), failure = null,
    axe_faults = (given ->> 'axe_faults')::integer, bytes = (given ->> 'bytes')::bigint,
    requests = (given ->> 'requests')::integer,
    foreign_hosts = array(select json_array_elements_text(given -> 'foreign_hosts')),
    findings = (given -> 'findings')::jsonb, pictures = (given -> 'pictures')::jsonb,
    picture_key = (given ->> 'picture_key')::uuid
  where one.hash = finish_site_check.hash and one.state = 'looking' and one.attempts = attempt;
  return found;
end
$$;

-- Says that a look failed: it is tried once more, and then given up. Without a reason, the server that looked is stopped.
create function private.fail_site_check(hash text, attempt integer, reason text) returns void
language sql
set search_path = ''
as $$
  update public.site_checks as one
  set state = case when attempt < 2 or reason is null then 'waiting' else 'failed' end, failure = left(reason, 300),
    attempts = case when reason is null then attempt - 1 else attempt end,
    done_at = case when attempt < 2 or reason is null then null else clock_timestamp() end
  where one.hash = fail_site_check.hash and one.state = 'looking' and one.attempts = attempt
$$;

-- Whether the picture of this key is one of a deployment that there is, and neither its site nor its owner has been taken off
-- the net.
create function private.is_shown_picture(key uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.site_checks as one
    join public.site_deployments as deployment on deployment.check_hash = one.hash
    join public.sites as site on site.id = deployment.site_id
    where one.picture_key = key and site.taken_down_at is null and not private.is_suspended(deployment.user_id)
  )
$$;

-- Checks that no deployment refers to; their rows are gone when it returns, and their files are to go.
create function private.sweep_site_checks() returns setof uuid
language plpgsql
set search_path = ''
as $$
declare
  unused text[];
begin
  unused := array(
    select one.hash from public.site_checks as one
    where not exists (select from public.site_deployments as deployment where deployment.check_hash = one.hash)
    limit 500
    for update skip locked
  );
  -- Looked at again: what was published until they were locked is seen, and what comes later is entered anew.
  return query delete from public.site_checks as one
  where one.hash = any (unused)
    and not exists (select from public.site_deployments as deployment where deployment.check_hash = one.hash)
  returning one.picture_key;
end
$$;

-- What is live already is looked at when its turn comes.
update public.site_deployments as live set check_hash = private.ask_for_check(live.id, site.open_connections)
from public.sites as site where site.live_deployment_id = live.id;
update public.projects as project
set check_hash = private.check_of_project(project.id, project.user_id, project.preview_url)
where exists (select from public.sites as site where site.project_id = project.id);

revoke execute on function
  private.ask_for_check(uuid, boolean), private.check_of_project(uuid, uuid, text), private.check_live_site(),
  private.forget_check_of_deleted_site(), private.check_of_changed_project(),
  private.claim_site_check(double precision), private.finish_site_check(text, integer, json),
  private.fail_site_check(text, integer, text), private.is_shown_picture(uuid), private.sweep_site_checks()
from public;

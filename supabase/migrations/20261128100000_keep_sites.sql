-- Sites of members: immutable deployments over blobs that are kept once, and one pointer to the live deployment.
-- See docs/decisions/058-deployments-are-manifests-over-blobs.md. Only the server writes, through the functions in
-- `private`.
create table public.sites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null unique,
  -- Null when nothing is published.
  live_deployment_id uuid,
  -- Whether its pages may connect to other origins.
  open_connections boolean not null default false,
  -- What it was published from last.
  project_id uuid references public.projects (id) on delete set null,
  repository_id uuid references public.git_repositories (id) on delete set null,
  -- With a branch, each push to it is published.
  branch text,
  folder text not null default '',
  -- The commit of the branch that was looked at last, and why it was not published.
  followed_commit text,
  follow_fault text,
  -- When a server took up a push that it has not finished.
  push_claimed_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint sites_name_valid check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) between 3 and 40),
  constraint sites_branch_length check (char_length(branch) between 1 and 244),
  constraint sites_folder_length check (char_length(folder) <= 1024),
  constraint sites_follow_fault_length check (char_length(follow_fault) <= 1000)
);
create index sites_user_id_idx on public.sites (user_id, created_at desc);
create index sites_project_id_idx on public.sites (project_id);
create index sites_repository_id_idx on public.sites (repository_id);

create table public.site_deployments (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references public.sites (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Stands before the site's name in the address of its preview.
  label text not null,
  source text not null,
  -- The project's title, or the branch and what its commit says.
  source_label text not null default '',
  commit text,
  files integer not null,
  bytes bigint not null,
  -- What was left out, and lines of _redirects and _headers that are not understood.
  notes text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  -- When it was made live last.
  live_at timestamptz,
  constraint site_deployments_label_valid check (label ~ '^[a-z0-9]{10}$'),
  constraint site_deployments_label_unique unique (site_id, label),
  constraint site_deployments_source_known check (source in ('project', 'repository', 'upload', 'builder')),
  constraint site_deployments_source_label_length check (char_length(source_label) <= 300),
  constraint site_deployments_size check (files > 0 and bytes >= 0)
);
create index site_deployments_site_id_idx on public.site_deployments (site_id, created_at desc);
create index site_deployments_user_id_idx on public.site_deployments (user_id);
alter table public.sites add constraint sites_live_deployment_id_fkey
  foreign key (live_deployment_id) references public.site_deployments (id) on delete set null;
create index sites_live_deployment_id_idx on public.sites (live_deployment_id);

alter table public.sites enable row level security;
alter table public.site_deployments enable row level security;
grant select on public.sites, public.site_deployments to authenticated;
grant all on public.sites, public.site_deployments to service_role;

create policy "Members read their own sites" on public.sites
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "The service role manages sites" on public.sites
  for all to service_role
  using (true)
  with check (true);
create policy "Members read their own deployments" on public.site_deployments
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "The service role manages deployments" on public.site_deployments
  for all to service_role
  using (true)
  with check (true);

-- A name stays its owner's when the site is renamed (then it leads to the new one) or deleted (then nowhere), so that
-- nobody takes over an address that was shared.
create table private.site_names (
  name text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  site_id uuid references public.sites (id) on delete set null,
  kept_since timestamptz not null default clock_timestamp()
);
create index site_names_user_id_idx on private.site_names (user_id, kept_since desc);
create index site_names_site_id_idx on private.site_names (site_id);
alter table private.site_names enable row level security;

-- Bytes that are kept once, whoever publishes them. The key in the file store is made anew each time that the bytes are
-- written, so that a sweep which removes them never removes what is written again meanwhile.
create table private.site_blobs (
  -- SHA-256 in hex.
  hash text primary key,
  key text not null unique,
  bytes bigint not null,
  -- Bytes of the compressed copies, null where there is none.
  br_bytes bigint,
  gzip_bytes bigint,
  -- When a publication last meant to refer to it.
  touched_at timestamptz not null default clock_timestamp(),
  constraint site_blobs_hash_valid check (hash ~ '^[0-9a-f]{64}$')
);
create index site_blobs_touched_at_idx on private.site_blobs (touched_at);
alter table private.site_blobs enable row level security;

create table private.site_manifests (
  deployment_id uuid primary key references public.site_deployments (id) on delete cascade,
  user_id uuid not null,
  manifest json not null
);
alter table private.site_manifests enable row level security;

-- Which blobs the deployments of an account refer to, and how often: what is counted, and what a sweep leaves alone.
create table private.site_blob_uses (
  user_id uuid not null,
  hash text not null references private.site_blobs (hash),
  bytes bigint not null,
  uses integer not null,
  primary key (user_id, hash)
);
create index site_blob_uses_hash_idx on private.site_blob_uses (hash);
alter table private.site_blob_uses enable row level security;

-- Whoever changes deployments of an account holds its lock.
create function private.lock_sites(account uuid) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sites:' || account::text, 0))
$$;

create function private.count_blob_uses() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.lock_sites(new.user_id);
    insert into private.site_blob_uses as kept (user_id, hash, bytes, uses)
    select new.user_id, file.value ->> 'hash', min((file.value ->> 'size')::bigint), count(*)
    from json_each(new.manifest -> 'files') as file
    group by 2 order by 2
    on conflict (user_id, hash) do update set uses = kept.uses + excluded.uses;
  else
    perform private.lock_sites(old.user_id);
    update private.site_blob_uses as kept set uses = kept.uses - one.uses
    from (
      select file.value ->> 'hash' as hash, count(*) as uses from json_each(old.manifest -> 'files') as file group by 1
    ) as one
    where kept.user_id = old.user_id and kept.hash = one.hash;
    delete from private.site_blob_uses as kept where kept.user_id = old.user_id and kept.uses <= 0;
  end if;
  return null;
end
$$;
create trigger count_blob_uses
  after insert or delete on private.site_manifests
  for each row execute function private.count_blob_uses();

-- Tells all servers whose addresses have changed: names, separated by spaces.
create function private.announce_sites(names text[]) returns void
language sql
set search_path = ''
as $$
  select pg_notify('sites', array_to_string(names, ' ')) where cardinality(names) > 0
$$;

create function private.announce_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant public.sites := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.announce_sites(array(
    select held.name from private.site_names as held where held.site_id = changed.id union select changed.name
  ));
  return changed;
end
$$;
create trigger announce_site
  after insert or update on public.sites
  for each row execute function private.announce_site();
-- Before, since the names refer to nothing afterwards.
create trigger announce_site_before_delete
  before delete on public.sites
  for each row execute function private.announce_site();

create function private.announce_sites_of_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.announce_sites(array(select held.name from private.site_names as held where held.site_id = site.id))
  from public.sites as site where site.user_id = new.id;
  return null;
end
$$;
create trigger announce_sites_of_account
  after update of banned_until on auth.users
  for each row when (old.banned_until is distinct from new.banned_until)
  execute function private.announce_sites_of_account();

-- Why an account cannot give a site this name; null when it can. `site` is the one that is renamed, null for a new one.
create function private.site_name_refusal(account uuid, site uuid, name text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when held.user_id <> account then 'taken'
    when held.site_id is not null and held.site_id is distinct from site then 'own'
  end
  from private.site_names as held where held.name = site_name_refusal.name
$$;

-- Enters the name of a site that has just been given it.
create function private.hold_site_name(account uuid, site uuid, name text) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.site_names as held (name, user_id, site_id) values (hold_site_name.name, account, site)
  on conflict on constraint site_names_pkey do update set site_id = excluded.site_id, kept_since = clock_timestamp()
  where held.user_id = excluded.user_id and (held.site_id is null or held.site_id = excluded.site_id);
  if not found then raise exception 'This name is taken.' using errcode = 'unique_violation'; end if;
  -- Of the names that an account has given up, the newest twenty stay its own.
  delete from private.site_names as held
  using (
    select one.name from private.site_names as one
    where one.user_id = account and not exists (select from public.sites as own where own.name = one.name)
    order by one.kept_since desc offset 20
  ) as former
  where held.name = former.name;
end
$$;

create function private.is_suspended(account uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from auth.users as one where one.id = account and one.banned_until > now())
$$;

-- Enters a deployment whose blobs are stored, and makes it the live one. A site that there is not yet is created, so
-- that there is none without a deployment. `given` holds the columns of both, and the manifest.
create function private.publish_site(account uuid, site uuid, given json) returns json
language plpgsql
set search_path = ''
as $$
declare
  target uuid := site;
  made uuid;
  present public.sites;
  refusal text;
  before bigint;
  after bigint;
begin
  perform private.lock_sites(account);
  if private.is_suspended(account) then return json_build_object('refused', 'suspended'); end if;
  select usage.site_bytes into before from private.account_usage as usage where usage.user_id = account;
  if target is null then
    refusal := private.site_name_refusal(account, null, given ->> 'name');
    if refusal is not null then return json_build_object('refused', refusal); end if;
    insert into public.sites (user_id, name) values (account, given ->> 'name') returning id into target;
    perform private.hold_site_name(account, target, given ->> 'name');
  else
    select * into present from public.sites as one where one.id = target and one.user_id = account for update;
    if not found then return json_build_object('refused', 'gone'); end if;
    -- Since the push its owner may have chosen another source.
    if (given ->> 'is_push')::boolean
      and (present.repository_id, present.branch)
        is distinct from ((given ->> 'repository_id')::uuid, given ->> 'branch')
    then
      return json_build_object('refused', 'unfollowed');
    end if;
  end if;
  insert into public.site_deployments
    (site_id, user_id, label, source, source_label, commit, files, bytes, notes, live_at)
  values (
    target, account, given ->> 'label', given ->> 'source', left(coalesce(given ->> 'source_label', ''), 300),
    given ->> 'commit', (given ->> 'files')::integer, (given ->> 'bytes')::bigint,
    array(select json_array_elements_text(given -> 'notes')), clock_timestamp()
  )
  returning id into made;
  insert into private.site_manifests (deployment_id, user_id, manifest) values (made, account, given -> 'manifest');
  update public.sites as one
  set live_deployment_id = made, updated_at = clock_timestamp(), follow_fault = null, push_claimed_at = null,
    project_id = (select project.id from public.projects as project where project.id = (given ->> 'project_id')::uuid),
    repository_id = (
      select repository.id from public.git_repositories as repository
      where repository.id = (given ->> 'repository_id')::uuid and repository.user_id = account
    ),
    branch = given ->> 'branch', folder = coalesce(given ->> 'folder', ''), followed_commit = given ->> 'commit'
  where one.id = target;
  delete from public.site_deployments as old
  where old.site_id = target and old.id <> made and old.id in (
    select one.id from public.site_deployments as one where one.site_id = target order by one.created_at desc offset 10
  );
  select usage.site_bytes into after from private.account_usage as usage where usage.user_id = account;
  perform private.check_quota(account, 'sites', 0, coalesce(after, 0) - coalesce(before, 0));
  return json_build_object('site_id', target, 'deployment_id', made);
exception
  -- Another account was a moment quicker.
  when unique_violation then return json_build_object('refused', 'taken');
end
$$;

-- Makes a deployment the live one, or none when it is null. False when the account has no such site or deployment.
create function private.set_live_deployment(account uuid, site uuid, deployment uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_sites(account);
  if deployment is not null then
    update public.site_deployments as one set live_at = clock_timestamp()
    where one.id = deployment and one.site_id = site and one.user_id = account;
    if not found then return false; end if;
  end if;
  update public.sites as one
  set live_deployment_id = deployment, updated_at = clock_timestamp(),
    -- A push does not publish again what its owner has taken back.
    branch = case when deployment is not null then one.branch end
  where one.id = site and one.user_id = account;
  return found;
end
$$;

-- Gives a site another name, to which the old one leads from now on. Returns why not, or null.
create function private.rename_site(account uuid, site uuid, name text) returns text
language plpgsql
set search_path = ''
as $$
declare
  refusal text;
begin
  perform private.lock_sites(account);
  refusal := private.site_name_refusal(account, site, rename_site.name);
  if refusal is not null then return refusal; end if;
  update public.sites as one set name = rename_site.name, updated_at = clock_timestamp()
  where one.id = site and one.user_id = account;
  if not found then return 'gone'; end if;
  perform private.hold_site_name(account, site, rename_site.name);
  -- The old name leads elsewhere than a moment ago.
  update public.sites as one set updated_at = clock_timestamp() where one.id = site;
  return null;
exception
  when unique_violation then return 'taken';
end
$$;

-- Whether the pages of a site may connect to other origins.
create function private.set_open_connections(account uuid, site uuid, is_open boolean) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.sites as one set open_connections = is_open, updated_at = clock_timestamp()
  where one.id = site and one.user_id = account;
  return found;
end
$$;

create function private.delete_site(account uuid, site uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_sites(account);
  delete from public.sites as one where one.id = site and one.user_id = account;
  return found;
end
$$;

-- What a name leads to. `label` names a deployment; without it the live one.
create function private.find_site(name text, label text) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'id', site.id, 'name', site.name, 'owner_id', site.user_id, 'open_connections', site.open_connections,
    'is_suspended', private.is_suspended(site.user_id),
    -- Sites of new members stay out of search engines for a week.
    'indexed', account.created_at < now() - interval '7 days',
    'deployment_id', deployment.id, 'label', deployment.label
  )
  from private.site_names as held
  join public.sites as site on site.id = held.site_id
  join auth.users as account on account.id = site.user_id
  left join public.site_deployments as deployment
    on deployment.site_id = site.id and case
      when find_site.label is null then deployment.id = site.live_deployment_id
      else deployment.label = find_site.label
    end
  where held.name = find_site.name
$$;

-- Of the sites that follow a branch, one whose branch has moved on since it was looked at, with what to publish.
-- Another server takes it up after five minutes, should this one be gone by then.
create function private.claim_pushed_site() returns json
language sql
set search_path = ''
as $$
  with due as materialized (
    select site.id, ref.target
    from public.sites as site
    join private.git_refs as ref
      on ref.repository_id = site.repository_id and ref.name = 'refs/heads/' || site.branch
    where site.branch is not null and site.followed_commit is distinct from ref.target
      and coalesce(site.push_claimed_at < clock_timestamp() - interval '5 minutes', true)
    limit 1
    for update of site skip locked
  )
  update public.sites as site set push_claimed_at = clock_timestamp()
  from due
  where site.id = due.id
  returning json_build_object(
    'id', site.id, 'user_id', site.user_id, 'name', site.name, 'repository_id', site.repository_id,
    'branch', site.branch, 'folder', site.folder, 'commit', due.target
  )
$$;

-- Says why a push was not published: what is live stays live.
create function private.note_push_fault(site uuid, commit text, fault text) returns void
language sql
set search_path = ''
as $$
  update public.sites as one set followed_commit = commit, follow_fault = left(fault, 1000), push_claimed_at = null
  where one.id = site
$$;

-- Blobs that no deployment has referred to for so long; their rows are gone when it returns, and their files are to go.
create function private.sweep_site_blobs(seconds double precision) returns setof text
language sql
set search_path = ''
as $$
  delete from private.site_blobs as blob
  using (
    select one.hash from private.site_blobs as one
    where one.touched_at < clock_timestamp() - make_interval(secs => seconds)
      and not exists (select from private.site_blob_uses as used where used.hash = one.hash)
    limit 500
    for update skip locked
  ) as unused
  where blob.hash = unused.hash
  returning blob.key
$$;

revoke execute on function
  private.lock_sites(uuid), private.count_blob_uses(), private.announce_sites(text[]), private.announce_site(),
  private.announce_sites_of_account(), private.site_name_refusal(uuid, uuid, text),
  private.hold_site_name(uuid, uuid, text), private.is_suspended(uuid), private.publish_site(uuid, uuid, json),
  private.set_live_deployment(uuid, uuid, uuid), private.rename_site(uuid, uuid, text), private.delete_site(uuid, uuid),
  private.set_open_connections(uuid, uuid, boolean),
  private.find_site(text, text), private.claim_pushed_site(), private.note_push_fault(uuid, text, text),
  private.sweep_site_blobs(double precision)
from public;

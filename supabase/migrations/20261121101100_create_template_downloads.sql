-- What a member has downloaded, for them alone. The id is the client's, so that a list sent twice is kept once.
create table public.template_download_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  template_id text not null,
  version text not null default '',
  downloaded_at timestamptz not null default now(),
  constraint template_download_history_template_id_valid check (private.is_template_id(template_id)),
  constraint template_download_history_version_valid check (version ~ '^[0-9A-Za-z.+-]{0,40}$')
);

create index template_download_history_user_id_idx
  on public.template_download_history (user_id, downloaded_at desc);

-- A device whose clock is ahead does not date a download into the future, where it would stay on top.
create function private.date_template_download() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.downloaded_at := least(new.downloaded_at, now());
  return new;
end
$$;

create trigger date_template_download
  before insert on public.template_download_history
  for each row execute function private.date_template_download();

-- The newest 200 are kept; older ones go when a new one comes.
create function private.trim_template_downloads() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.template_download_history as kept
  using (
    select id, row_number() over (partition by user_id order by downloaded_at desc, id) as place
    from public.template_download_history
    where user_id in (select user_id from added)
  ) as ranked
  where kept.id = ranked.id and ranked.place > 200;
  return null;
end
$$;

create trigger trim_template_downloads
  after insert on public.template_download_history
  referencing new table as added
  for each statement execute function private.trim_template_downloads();

alter table public.template_download_history enable row level security;

grant select, delete on public.template_download_history to authenticated;
grant insert (id, user_id, template_id, version, downloaded_at)
  on public.template_download_history to authenticated;
grant all on public.template_download_history to service_role;

create policy "Members read their own downloads" on public.template_download_history
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members add their own downloads" on public.template_download_history
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members remove their own downloads" on public.template_download_history
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages downloads" on public.template_download_history
  for all to service_role
  using (true)
  with check (true);

-- How often each template was downloaded, by whomever. Says nothing about anyone; only the server counts.
create table public.template_download_counts (
  template_id text primary key,
  downloads bigint not null default 0,
  constraint template_download_counts_template_id_valid check (private.is_template_id(template_id)),
  constraint template_download_counts_downloads_counted check (downloads >= 0)
);

alter table public.template_download_counts enable row level security;

grant select on public.template_download_counts to anon, authenticated;
grant all on public.template_download_counts to service_role;

create policy "Everyone reads the counts" on public.template_download_counts
  for select to anon, authenticated
  using (true);

create policy "The service role manages the counts" on public.template_download_counts
  for all to service_role
  using (true)
  with check (true);

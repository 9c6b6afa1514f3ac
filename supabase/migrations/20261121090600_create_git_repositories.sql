-- The Git Store: small collections of source files. A private one exists for its owner alone.
create table public.git_repositories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text,
  is_private boolean not null default false,
  file_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint git_repositories_name_length check (private.has_length(name, 1, 100)),
  constraint git_repositories_description_length check (char_length(description) <= 1000),
  constraint git_repositories_file_count_positive check (file_count >= 0)
);

create unique index git_repositories_user_id_name_key
  on public.git_repositories (user_id, private.fold_case(name));
create index git_repositories_user_id_updated_at_idx
  on public.git_repositories (user_id, updated_at desc, id desc);
create index git_repositories_public_updated_at_idx
  on public.git_repositories (updated_at desc, id desc) where is_private = false;

create trigger set_updated_at
  before update of name, description, is_private on public.git_repositories
  for each row execute function private.set_updated_at();

alter table public.git_repositories enable row level security;

grant select on public.git_repositories to anon, authenticated;
grant insert (user_id, name, description, is_private) on public.git_repositories to authenticated;
grant update (name, description, is_private) on public.git_repositories to authenticated;
grant delete on public.git_repositories to authenticated;
grant all on public.git_repositories to service_role;

create policy "Everyone reads public repositories" on public.git_repositories
  for select to anon, authenticated
  using (is_private = false);

create policy "Owners read their own repositories" on public.git_repositories
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members create repositories of their own" on public.git_repositories
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Owners update their own repositories" on public.git_repositories
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "Owners delete their own repositories" on public.git_repositories
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages repositories" on public.git_repositories
  for all to service_role
  using (true)
  with check (true);

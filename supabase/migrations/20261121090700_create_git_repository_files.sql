-- Files of the Git Store: text of at most 1 MB. Who may see or change one is decided by its repository.
create table public.git_repository_files (
  id uuid primary key default gen_random_uuid(),
  repository_id uuid not null references public.git_repositories (id) on delete cascade,
  filename text not null,
  content text not null default '',
  -- In bytes.
  file_size integer not null,
  created_at timestamptz not null default now(),
  constraint git_repository_files_repository_id_filename_key unique (repository_id, filename),
  constraint git_repository_files_filename_length check (private.has_length(filename, 1, 255)),
  -- A name ends up as a path in a downloaded archive, so it must stay inside.
  constraint git_repository_files_filename_relative check (
    filename !~ '(^|[/\\])\.{0,2}([/\\]|$)' and filename !~ '[\u0001-\u001f\u007f]'
  ),
  constraint git_repository_files_content_size check (octet_length(content) <= 1048576),
  constraint git_repository_files_file_size_range check (file_size between 0 and 1048576)
);

alter table public.git_repository_files enable row level security;

grant select on public.git_repository_files to anon, authenticated;
grant insert (repository_id, filename, content, file_size) on public.git_repository_files to authenticated;
grant update (filename, content, file_size) on public.git_repository_files to authenticated;
grant delete on public.git_repository_files to authenticated;
grant all on public.git_repository_files to service_role;

-- The sub-select is itself under the policies of git_repositories: whoever sees the repository sees its files.
create policy "Files are read with their repository" on public.git_repository_files
  for select to anon, authenticated
  using (exists (
    select from public.git_repositories as repository where repository.id = repository_id
  ));

create policy "Owners add files to their own repositories" on public.git_repository_files
  for insert to authenticated
  with check (exists (
    select from public.git_repositories as repository
    where repository.id = repository_id and repository.user_id = (select auth.uid())
  ));

create policy "Owners update files of their own repositories" on public.git_repository_files
  for update to authenticated
  using (exists (
    select from public.git_repositories as repository
    where repository.id = repository_id and repository.user_id = (select auth.uid())
  ))
  with check (exists (
    select from public.git_repositories as repository
    where repository.id = repository_id and repository.user_id = (select auth.uid())
  ));

create policy "Owners delete files of their own repositories" on public.git_repository_files
  for delete to authenticated
  using (exists (
    select from public.git_repositories as repository
    where repository.id = repository_id and repository.user_id = (select auth.uid())
  ));

create policy "The service role manages repository files" on public.git_repository_files
  for all to service_role
  using (true)
  with check (true);

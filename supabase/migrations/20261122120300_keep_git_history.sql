-- What makes a repository a git repository: where its branches and tags are, and in which packs of the private bucket
-- its objects lie. git_repository_files shows the files of the default branch as rows.

create table private.git_stores (
  repository_id uuid primary key references public.git_repositories (id) on delete cascade,
  default_branch text not null default 'main',
  -- Counts what may take objects away: removed or rewound branches, and packs made anew. Whoever builds on an older
  -- generation may refer to objects that are no longer kept.
  generation bigint not null default 0,
  -- Counts statements that changed rows of git_repository_files, and how far they have become commits.
  changes bigint not null default 0,
  committed_changes bigint not null default 0
);
alter table private.git_stores enable row level security;

create table private.git_refs (
  repository_id uuid not null references private.git_stores (repository_id) on delete cascade,
  name text not null,
  target text not null,
  primary key (repository_id, name),
  constraint git_refs_name_valid check (name ~ '^refs/(heads|tags)/.' and char_length(name) <= 255),
  constraint git_refs_target_valid check (target ~ '^[0-9a-f]{40}$')
);
alter table private.git_refs enable row level security;

-- Stored in the bucket git-packs under {repository_id}/{id}.pack.
create table private.git_packs (
  id uuid primary key,
  repository_id uuid not null references private.git_stores (repository_id) on delete cascade,
  place bigint generated always as identity,
  bytes bigint not null,
  created_at timestamptz not null default now()
);
create index git_packs_repository_id_idx on private.git_packs (repository_id, place);
alter table private.git_packs enable row level security;

insert into storage.buckets (id, name, public, file_size_limit)
values ('git-packs', 'git-packs', false, 50 * 1024 * 1024)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit;

create function private.open_git_store() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.git_stores (repository_id) values (new.id);
  return null;
end
$$;
create trigger open_git_store
  after insert on public.git_repositories
  for each row execute function private.open_git_store();

-- Files there are already become a first commit when somebody asks for the history.
insert into private.git_stores (repository_id, changes)
select id, case when file_count > 0 then 1 else 0 end from public.git_repositories;

alter table public.git_repository_files
  -- Whether the row is what the default branch holds. False for rows that a client wrote and no commit has yet.
  add column is_committed boolean not null default false,
  -- A file that is no text: `content` is empty, `file_size` its true size, and the bytes are read through git.
  add column is_binary boolean not null default false;

-- The kinds of files that are kept: those of the upload dialog, and what else belongs to a website's source.
create function private.is_accepted_file(filename text) returns boolean
language sql immutable strict parallel safe
return filename ~* (
    '(^|/)([^/]*\.(js|ts|jsx|tsx|html|css|scss|json|md|txt|py|java|cpp|c|php|rb|go|rs|swift|kt|dart|vue|svelte'
    '|astro|cjs|csv|h|hpp|htm|ics|less|map|mjs|sass|sh|sql|svg|toml|vtt|webmanifest|xml|yaml|yml'
    '|avif|gif|ico|jpeg|jpg|mp3|mp4|ogg|otf|pdf|png|ttf|wav|webm|webp|woff|woff2)'
    '|license|readme|changelog|notice|dockerfile|makefile|\.gitignore|\.editorconfig|\.nojekyll)$'
  )
  -- Git's own folder, also under the names that some file systems take for it.
  and filename !~* '(^|/)(\.git|git~[0-9]+)[ .]*(/|:|$)'
  and filename !~ '[\\\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]';
grant execute on function private.is_accepted_file(text) to authenticated, service_role;

alter table public.git_repository_files
  add constraint git_repository_files_filename_type_accepted check (private.is_accepted_file(filename)) not valid;

-- A client's change of a row waits to become a commit. Publishing sets the mark itself, and says so in a setting that
-- no client can reach.
create function private.note_file_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(current_setting('plinth.publishing', true), '') = 'on' then return new; end if;
  if tg_op = 'UPDATE' and old.is_binary and new.content = old.content then
    raise exception 'Only a commit can rename a file that is no text.' using errcode = 'feature_not_supported';
  end if;
  new.is_committed := false;
  new.is_binary := false;
  return new;
end
$$;
create trigger note_file_change
  before insert or update of filename, content, file_size on public.git_repository_files
  for each row execute function private.note_file_change();

-- Named so that it runs after refresh_repositories_after_...: everybody locks a repository's row before its store's.
create function private.track_file_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('plinth.publishing', true), '') = 'on' then return null; end if;
  if tg_op <> 'DELETE' and exists (
    select from public.git_repository_files as file
    join public.git_repository_files as inner_file on inner_file.repository_id = file.repository_id
      and inner_file.filename ^@ (file.filename || '/')
    where file.repository_id in (select repository_id from changed)
  ) then
    raise exception 'A file and a folder cannot have the same name.' using errcode = 'check_violation';
  end if;
  update private.git_stores set changes = changes + 1
  where repository_id in (select repository_id from changed);
  return null;
end
$$;
create trigger track_file_changes_after_insert
  after insert on public.git_repository_files
  referencing new table as changed
  for each statement execute function private.track_file_changes();
create trigger track_file_changes_after_update
  after update on public.git_repository_files
  referencing new table as changed
  for each statement execute function private.track_file_changes();
create trigger track_file_changes_after_delete
  after delete on public.git_repository_files
  referencing old table as changed
  for each statement execute function private.track_file_changes();

-- As before; the size of a file that is no text is the one that is told.
create or replace function private.set_file_size() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not new.is_binary
    and new.content is distinct from old.content and new.file_size = old.file_size then
    new.file_size := null;
  end if;
  new.file_size := coalesce(new.file_size, octet_length(new.content));
  return new;
end
$$;

-- As before, with the true size of files that are no text.
create or replace function private.refresh_repositories() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  touched uuid;
  files bigint;
  bytes bigint;
begin
  for touched in
    select repository.id
    from public.git_repositories as repository
    where repository.id in (select changed.repository_id from changed)
    order by repository.id
    for no key update
  loop
    select count(*), coalesce(sum(case when file.is_binary then file.file_size else octet_length(file.content) end), 0)
    into files, bytes
    from public.git_repository_files as file
    where file.repository_id = touched;

    if tg_op <> 'DELETE' and files > 500 then
      raise exception 'A repository can hold at most 500 files.' using errcode = 'program_limit_exceeded';
    end if;
    if tg_op <> 'DELETE' and bytes > 10485760 then
      raise exception 'A repository can hold at most 10 MB.' using errcode = 'program_limit_exceeded';
    end if;

    update public.git_repositories as repository
    set file_count = files, updated_at = now()
    where repository.id = touched;
  end loop;
  return null;
end
$$;

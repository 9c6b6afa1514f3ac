-- The catalogue of uploaded files. The bytes are on disk or in S3; a row here says they exist, whose
-- they are, and (through policies that the migrations write) who may touch them.
create table storage.buckets (
  id text primary key,
  name text not null unique check (char_length(name) between 1 and 100),
  owner uuid,
  owner_id text,
  public boolean not null default false,
  -- In bytes; null means the server's own limit.
  file_size_limit bigint check (file_size_limit >= 0),
  -- Exact types or 'image/*'; null allows all.
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null check (char_length(name) between 1 and 1024),
  owner uuid,
  owner_id text,
  -- Names the stored bytes: an overwrite gets a new version, so readers of the old one are not cut off.
  version text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  constraint objects_bucket_id_name_key unique (bucket_id, name)
);

-- Listing a folder is a prefix search in byte order.
create index objects_bucket_id_name_idx on storage.objects (bucket_id, name collate "C");
create index objects_owner_id_idx on storage.objects (owner_id);

create function storage.update_updated_at_column() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;

create trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();
create trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.update_updated_at_column();

-- 'a/b/c.txt' -> {a,b}
create function storage.foldername(name text) returns text[]
language sql immutable
as $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;

-- 'a/b/c.txt' -> 'c.txt'
create function storage.filename(name text) returns text
language sql immutable
as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;

-- 'a/b/c.tar.gz' -> 'gz'; a name without a dot is its own extension, as on Supabase.
create function storage.extension(name text) returns text
language sql immutable
as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

-- For clusters where service_role could not be given BYPASSRLS.
create policy "The service role manages buckets" on storage.buckets
  for all to service_role using (true) with check (true);
create policy "The service role manages objects" on storage.objects
  for all to service_role using (true) with check (true);

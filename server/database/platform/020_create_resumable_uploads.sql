-- Uploads that may arrive in several requests, at several servers. The pieces are files of the store; these rows
-- say how far each upload has come.
create table plinth.resumable_uploads (
  id uuid primary key,
  bucket_id text not null,
  name text not null,
  -- Who began it, and nobody else may go on: an account, or null for the operator and for signed uploads.
  owner_id uuid,
  -- 'caller' is asked for permission by the policies each time; 'token' was when its token was signed.
  entitled_by text not null check (entitled_by in ('caller', 'token')),
  overwrite boolean not null,
  size bigint not null check (size >= 0),
  -- Bytes that are durable. The last piece counts only once the object itself exists.
  received bigint not null default 0 check (received between 0 and size),
  -- As the client sent it; it is given back to whoever resumes.
  client_metadata text not null,
  -- One request at a time puts the pieces together; a claim older than the longest request is void.
  finishing_since timestamptz,
  expires_at timestamptz not null
);

create index resumable_uploads_expires_at_idx on plinth.resumable_uploads (expires_at);

create table plinth.resumable_parts (
  upload_id uuid not null references plinth.resumable_uploads (id) on delete cascade,
  starts_at bigint not null,
  size bigint not null check (size > 0),
  file_key text not null unique,
  primary key (upload_id, starts_at)
);

alter table plinth.resumable_uploads enable row level security;
alter table plinth.resumable_parts enable row level security;

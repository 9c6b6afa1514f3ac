-- Personal access tokens: what a git client gives in place of a password. Whoever has one may do what its scopes say in
-- its owner's name until it expires or is revoked. The token itself is told once and stored nowhere.
create table public.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  -- The token's last four characters, by which its owner tells it from others.
  hint text not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint access_tokens_name_length check (private.has_length(name, 1, 100)),
  constraint access_tokens_scopes_known check (
    cardinality(scopes) between 1 and 2 and scopes <@ array['repo:read', 'repo:write']
  )
);

create index access_tokens_user_id_created_at_idx on public.access_tokens (user_id, created_at desc);

alter table public.access_tokens enable row level security;

grant select, delete on public.access_tokens to authenticated;
grant all on public.access_tokens to service_role;

create policy "Members read their own tokens" on public.access_tokens
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members revoke their own tokens" on public.access_tokens
  for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "The service role manages tokens" on public.access_tokens
  for all to service_role
  using (true)
  with check (true);

-- sha-256 of each token, in hex. A token has 244 random bits, so that nothing slower is needed.
create table private.access_token_hashes (
  token_id uuid primary key references public.access_tokens (id) on delete cascade,
  hash text not null unique
);
alter table private.access_token_hashes enable row level security;

-- Makes a token for the caller and tells it, this once. `days` is how long it works, at most 366.
create function public.create_access_token(name text, scopes text[], days integer default 90)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
  secret text;
  made public.access_tokens;
begin
  if me is null then
    raise exception 'Please sign in to make a token.' using errcode = 'insufficient_privilege';
  end if;
  if days is null or days not between 1 and 366 then
    raise exception 'A token works for 1 to 366 days.' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tokens:' || me::text, 0));
  if (select count(*) from public.access_tokens as mine where mine.user_id = me) >= 50 then
    raise exception 'You have 50 tokens. Please revoke one first.' using errcode = 'program_limit_exceeded';
  end if;
  secret := 'plinth_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into public.access_tokens (user_id, name, hint, scopes, expires_at)
  values (
    me, private.trim_space(create_access_token.name), right(secret, 4), create_access_token.scopes,
    now() + make_interval(days => create_access_token.days)
  )
  returning * into made;
  insert into private.access_token_hashes (token_id, hash)
  values (made.id, encode(sha256(convert_to(secret, 'UTF8')), 'hex'));
  return json_build_object(
    'id', made.id, 'name', made.name, 'hint', made.hint, 'scopes', made.scopes,
    'expires_at', made.expires_at, 'created_at', made.created_at, 'token', secret
  );
end
$$;
revoke all on function public.create_access_token(text, text[], integer) from public;
grant execute on function public.create_access_token(text, text[], integer) to authenticated;

-- Who a token stands for, and what it allows; no row for one that is unknown, expired, or of an account that is banned.
-- Use is noted to the minute, so that a busy client writes little.
create function private.use_access_token(hash text) returns table (user_id uuid, scopes text[])
language plpgsql
security definer
set search_path = ''
as $$
declare
  used public.access_tokens;
begin
  select token.* into used
  from private.access_token_hashes as kept
  join public.access_tokens as token on token.id = kept.token_id
  join auth.users as account on account.id = token.user_id
  where kept.hash = use_access_token.hash
    and token.expires_at > now()
    and (account.banned_until is null or account.banned_until < now());
  if not found then return; end if;
  if used.last_used_at is null or used.last_used_at < now() - interval '1 minute' then
    update public.access_tokens as token set last_used_at = now() where token.id = used.id;
  end if;
  return query select used.user_id, used.scopes;
end
$$;

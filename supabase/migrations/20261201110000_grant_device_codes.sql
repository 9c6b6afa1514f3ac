-- Sign-ins of programs without a browser (RFC 8628): a program shows a code, a member enters it on a page and allows or refuses
-- what the program asks for, and the program gets an access token. Kept until the program has asked, ten minutes at most.

-- Makes a token for an account and tells it, this once. Only what has asked the account may call it.
create function private.make_access_token(account uuid, name text, scopes text[], days integer)
returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  secret text;
  made public.access_tokens;
begin
  if days is null or days not between 1 and 366 then
    raise exception 'A token works for 1 to 366 days.' using errcode = 'check_violation';
  end if;
  perform private.require_token_space(account);
  secret := 'plinth_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into public.access_tokens (user_id, name, hint, scopes, expires_at)
  values (
    account, private.trim_space(make_access_token.name), right(secret, 4), make_access_token.scopes,
    now() + make_interval(days => make_access_token.days)
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

-- Refuses in words where an account has as many tokens as it can. Tokens of one account are made one after the other.
create function private.require_token_space(account uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tokens:' || account::text, 0));
  if (select count(*) from public.access_tokens as mine where mine.user_id = account) >= 50 then
    raise exception 'You have 50 tokens. Please revoke one first.' using errcode = 'program_limit_exceeded';
  end if;
end
$$;

create or replace function public.create_access_token(name text, scopes text[], days integer default 90)
returns json
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Please sign in to make a token.' using errcode = 'insufficient_privilege';
  end if;
  return private.make_access_token(auth.uid(), name, scopes, days);
end
$$;

-- Ends a token for whoever has it.
create function private.revoke_access_token(hash text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.access_tokens as token
  using private.access_token_hashes as kept
  where kept.hash = revoke_access_token.hash and token.id = kept.token_id
$$;

create table private.device_grants (
  -- sha-256 of the code that the program has, of 256 random bits, in hex.
  device_hash text primary key,
  -- Keyed hash of the code that its person sees, which is short.
  user_hash text not null unique,
  host text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Who has decided; nobody yet where it is null.
  user_id uuid references auth.users (id) on delete cascade,
  is_allowed boolean,
  asked_at timestamptz,
  interval_seconds integer not null,
  constraint device_grants_decided check ((user_id is null) = (is_allowed is null))
);
create index device_grants_expires_at_idx on private.device_grants (expires_at);
create index device_grants_user_id_idx on private.device_grants (user_id);
alter table private.device_grants enable row level security;

-- Keeps new codes. False where another program has the same code at the moment.
create function private.begin_device_grant(
  device_hash text, user_hash text, host text, scopes text[], seconds integer, interval_seconds integer
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.device_grants as old where old.expires_at <= now();
  insert into private.device_grants (device_hash, user_hash, host, scopes, expires_at, interval_seconds)
  values (
    begin_device_grant.device_hash, begin_device_grant.user_hash,
    private.without_direction_controls(begin_device_grant.host), begin_device_grant.scopes,
    now() + make_interval(secs => seconds), begin_device_grant.interval_seconds
  )
  on conflict do nothing;
  return found;
end
$$;

create function private.find_device_grant(user_hash text) returns json
language sql stable
security definer
set search_path = ''
as $$
  select json_build_object('host', waiting.host, 'scopes', waiting.scopes, 'expires_at', waiting.expires_at)
  from private.device_grants as waiting
  where waiting.user_hash = find_device_grant.user_hash and waiting.user_id is null and waiting.expires_at > now()
$$;

-- The first decision counts.
create function private.decide_device_grant(user_hash text, account uuid, allowed boolean) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if allowed then perform private.require_token_space(account); end if;
  update private.device_grants as waiting
  set user_id = account, is_allowed = allowed
  where waiting.user_hash = decide_device_grant.user_hash and waiting.user_id is null and waiting.expires_at > now();
  return found;
end
$$;

-- What a program that asks is told. A decision is told once; a program that asks too often has to wait longer each time.
create function private.take_device_grant(device_hash text, days integer) returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept private.device_grants;
begin
  select * into kept from private.device_grants as mine
  where mine.device_hash = take_device_grant.device_hash and mine.expires_at > now()
  for update;
  if not found then return json_build_object('error', 'expired_token'); end if;
  if kept.is_allowed is null then
    -- A second less, so that who waits as long as was said is not too early.
    if kept.asked_at > now() - make_interval(secs => kept.interval_seconds - 1) then
      update private.device_grants as mine
      set asked_at = now(), interval_seconds = least(mine.interval_seconds + 5, 60)
      where mine.device_hash = kept.device_hash;
      return json_build_object('error', 'slow_down');
    end if;
    update private.device_grants as mine set asked_at = now() where mine.device_hash = kept.device_hash;
    return json_build_object('error', 'authorization_pending');
  end if;
  delete from private.device_grants as mine where mine.device_hash = kept.device_hash;
  if not kept.is_allowed then return json_build_object('error', 'access_denied'); end if;
  return private.make_access_token(kept.user_id, 'Command line on ' || kept.host, kept.scopes, days);
end
$$;

-- Why an account may not sign in. Only operators read it; the account's own end is `auth.users.banned_until`.
create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint suspensions_reason_length check (private.has_length(reason, 1, 1000))
);
alter table private.suspensions enable row level security;

-- Whether the caller's account is suspended. Tokens outlive a suspension by up to an hour; with this they write nothing.
create function private.is_suspended() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from auth.users where id = (select auth.uid()) and banned_until > now())
$$;
revoke execute on function private.is_suspended() from public;
grant execute on function private.is_suspended() to authenticated;

-- What others would see. A suspended member may still take away what is theirs.
do $$
declare
  one text;
begin
  foreach one in array array[
    'public.projects', 'public.git_repositories', 'public.git_repository_files', 'public.user_profiles',
    'public.testimonials', 'storage.objects'
  ] loop
    execute format(
      'create policy "Suspended members add nothing" on %s as restrictive for insert to authenticated '
      'with check (not (select private.is_suspended()))', one
    );
    execute format(
      'create policy "Suspended members change nothing" on %s as restrictive for update to authenticated '
      'using (not (select private.is_suspended()))', one
    );
  end loop;
end
$$;

-- Accounts for the operator's desk, newest first, 50 a page. `words` are looked for in address and name, or are
-- the id. No row for anybody else.
create function public.list_accounts(words text default '', page integer default 1)
returns table (
  id uuid, email text, name text, created_at timestamptz, last_sign_in_at timestamptz, is_confirmed boolean,
  is_operator boolean, suspended_at timestamptz, suspension_reason text, projects integer, repositories integer,
  total bigint
)
language sql stable
security definer
set search_path = ''
as $$
  select account.id, account.email::text,
    private.trim_space(concat_ws(' ', profile.first_name, profile.last_name)),
    account.created_at, account.last_sign_in_at, account.email_confirmed_at is not null,
    coalesce(account.raw_app_meta_data -> 'operator' = 'true'::jsonb, false),
    case when account.banned_until > now() then suspension.created_at end,
    case when account.banned_until > now() then suspension.reason end,
    (select count(*) from public.projects as one where one.user_id = account.id and one.status <> 'draft')::integer,
    (select count(*) from public.git_repositories as one
      where one.user_id = account.id and not one.is_private)::integer,
    count(*) over ()
  from auth.users as account
  left join public.user_profiles as profile on profile.user_id = account.id
  left join private.suspensions as suspension on suspension.user_id = account.id
  where private.is_operator()
    and (
      words = ''
      or account.id::text = words
      or strpos(lower(concat_ws(' ', account.email, profile.first_name, profile.last_name)), lower(words)) > 0
    )
  order by account.created_at desc, account.id
  limit 50 offset (greatest(page, 1) - 1) * 50
$$;

-- Ends an account's sessions and keeps it from signing in and from writing. Raises for anybody but an operator, and for
-- the account of an operator.
create function public.suspend_account(account uuid, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  if exists (
    select from auth.users where id = account and raw_app_meta_data -> 'operator' = 'true'::jsonb
  ) then
    raise exception 'An operator can not be suspended.' using errcode = 'insufficient_privilege';
  end if;
  update auth.users set banned_until = now() + interval '100 years' where id = account;
  if not found then
    raise exception 'There is no such account.' using errcode = 'PT404';
  end if;
  insert into private.suspensions (user_id, reason) values (account, private.trim_space(reason))
  on conflict (user_id) do update set reason = excluded.reason, created_at = now();
  delete from auth.sessions where user_id = account;
  perform private.note_operator('suspended', 'account', account::text,
    (select email from auth.users where id = account), jsonb_build_object('reason', reason));
end
$$;

-- Takes a suspension back.
create function public.restore_account(account uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  update auth.users set banned_until = null where id = account and banned_until is not null;
  if not found then return; end if;
  delete from private.suspensions where user_id = account;
  perform private.note_operator('restored', 'account', account::text,
    (select email from auth.users where id = account), '{}');
end
$$;

revoke execute on function
  public.list_accounts(text, integer), public.suspend_account(uuid, text), public.restore_account(uuid)
from public;
grant execute on function
  public.list_accounts(text, integer), public.suspend_account(uuid, text), public.restore_account(uuid)
to authenticated;

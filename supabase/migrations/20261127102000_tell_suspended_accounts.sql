-- Mails to members about a suspension of their account and its end, and how far each has come on its way. A mail waits
-- while next_attempt_at is set; without it, it was delivered or given up.
create table public.account_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  decision text not null,
  reason text not null default '',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  constraint account_notices_decision_known check (decision in ('suspended', 'restored')),
  constraint account_notices_attempts_count check (attempts >= 0),
  constraint account_notices_last_error_length check (char_length(last_error) <= 200)
);

create index account_notices_next_attempt_at_idx on public.account_notices (next_attempt_at)
  where next_attempt_at is not null;
create index account_notices_delivered_at_idx on public.account_notices (delivered_at)
  where delivered_at is not null;
create index account_notices_user_id_idx on public.account_notices (user_id);

-- Writes to the member. What an earlier decision had to say and nobody has sent yet is out of date.
create function private.tell_suspension() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := coalesce(new.user_id, old.user_id);
begin
  if tg_op = 'UPDATE' and new.reason = old.reason then return null; end if;
  -- A suspension also ends with its account, which nobody writes to any more.
  if not exists (select from auth.users where id = account) then return null; end if;
  delete from public.account_notices where user_id = account and attempts = 0 and delivered_at is null;
  -- Taken back before anybody was told of it.
  if found and tg_op = 'DELETE' and not exists (select from public.account_notices where user_id = account) then
    return null;
  end if;
  insert into public.account_notices (user_id, decision, reason)
  values (account, case when tg_op = 'DELETE' then 'restored' else 'suspended' end, coalesce(new.reason, ''));
  return null;
end
$$;

create trigger tell_suspension
  after insert or update or delete on private.suspensions
  for each row
  execute function private.tell_suspension();

-- Takes the notice that has been due longest, if any, with whom it goes to, and counts the attempt. It is due again
-- after `lease_seconds`. Two servers never take the same one.
create function public.claim_account_notice(lease_seconds integer)
returns table (id uuid, attempts integer, created_at timestamptz, email text, decision text, reason text)
language sql
security definer
set search_path = ''
as $$
  with due as materialized (
    select notice.id
    from public.account_notices as notice
    where notice.next_attempt_at <= clock_timestamp()
    order by notice.next_attempt_at
    limit 1
    for update skip locked
  ),
  taken as (
    update public.account_notices as notice
    set attempts = notice.attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due
    where notice.id = due.id
    returning notice.*
  )
  select taken.id, taken.attempts, taken.created_at, account.email::text, taken.decision, taken.reason
  from taken
  join auth.users as account on account.id = taken.user_id
$$;
revoke execute on function public.claim_account_notice(integer) from public;
grant execute on function public.claim_account_notice(integer) to service_role;

alter table public.account_notices enable row level security;
grant all on public.account_notices to service_role;

create policy "The service role sends notices" on public.account_notices
  for all to service_role
  using (true)
  with check (true);

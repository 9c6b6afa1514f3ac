-- The way of a suggestion, as its page tells it. A change of status is an update of the suggestion by an operator.
create table public.suggestion_status_changes (
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  status text not null,
  reason text not null,
  created_at timestamptz not null default clock_timestamp()
);

create index suggestion_status_changes_suggestion_id_idx
  on public.suggestion_status_changes (suggestion_id, created_at);

-- Mails about a change of status, and how far each has come on its way. Without a user it goes to whoever suggested. A
-- mail waits while next_attempt_at is set; without it, it was delivered or given up.
create table public.suggestion_notices (
  id uuid primary key default gen_random_uuid(),
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  status text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  constraint suggestion_notices_attempts_count check (attempts >= 0),
  constraint suggestion_notices_last_error_length check (char_length(last_error) <= 200)
);

create index suggestion_notices_next_attempt_at_idx on public.suggestion_notices (next_attempt_at)
  where next_attempt_at is not null;
create index suggestion_notices_delivered_at_idx on public.suggestion_notices (delivered_at)
  where delivered_at is not null;
create index suggestion_notices_suggestion_id_idx on public.suggestion_notices (suggestion_id);
create index suggestion_notices_user_id_idx on public.suggestion_notices (user_id) where user_id is not null;

alter table private.suggestion_contacts add column notify boolean not null default true;

-- Security definer: whoever answers a suggestion may not call the helpers of this schema.
create function private.date_suggestion_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.status_reason := private.trim_space(new.status_reason);
  if new.status is distinct from old.status then
    new.status_changed_at := clock_timestamp();
    new.updated_at := new.status_changed_at;
  end if;
  return new;
end
$$;

create trigger date_suggestion_status
  before update of status, status_reason on public.suggestions
  for each row execute function private.date_suggestion_status();

-- Notes the change and writes to whoever suggested and to the members who voted. What an earlier change had to say and
-- nobody has sent yet is out of date. Another reason for the same status mends the words and is no news.
create function private.tell_suggestion_status() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status is not distinct from old.status then
    update public.suggestion_status_changes
    set reason = new.status_reason
    where id = (
      select change.id from public.suggestion_status_changes as change
      where change.suggestion_id = new.id order by change.created_at desc limit 1
    );
    update public.suggestion_notices
    set reason = new.status_reason
    where suggestion_id = new.id and attempts = 0 and delivered_at is null;
    return null;
  end if;
  insert into public.suggestion_status_changes (suggestion_id, status, reason)
  values (new.id, new.status, new.status_reason);
  delete from public.suggestion_notices where suggestion_id = new.id and attempts = 0 and delivered_at is null;
  insert into public.suggestion_notices (suggestion_id, user_id, status, reason)
  select new.id, null, new.status, new.status_reason
  from private.suggestion_contacts as contact
  where contact.suggestion_id = new.id and contact.notify
  union all
  select new.id, vote.user_id, new.status, new.status_reason
  from public.suggestion_votes as vote
  join auth.users as account on account.id = vote.user_id and account.email is not null
  where vote.suggestion_id = new.id and vote.notify
    -- One mail to an address, and none to one that wants none.
    and not exists (
      select from private.suggestion_contacts as contact
      where contact.suggestion_id = new.id and lower(contact.email) = lower(account.email)
    );
  return null;
end
$$;

create trigger tell_suggestion_status
  after update of status, status_reason on public.suggestions
  for each row
  when (
    old.status is distinct from new.status or old.status_reason is distinct from new.status_reason
  )
  execute function private.tell_suggestion_status();

-- Takes the notice that has been due longest, if any, with whom it goes to, and counts the attempt. It is due again
-- after `lease_seconds`. Two servers never take the same one.
create function public.claim_suggestion_notice(lease_seconds integer)
returns table (
  id uuid, attempts integer, created_at timestamptz, user_id uuid, email text,
  suggestion_id uuid, number bigint, name text, suggestion text, status text, reason text
)
language sql
security definer
set search_path = ''
as $$
  with due as materialized (
    select notice.id
    from public.suggestion_notices as notice
    where notice.next_attempt_at <= clock_timestamp()
    order by notice.next_attempt_at
    limit 1
    for update skip locked
  ),
  taken as (
    update public.suggestion_notices as notice
    set attempts = notice.attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due
    where notice.id = due.id
    returning notice.*
  )
  select taken.id, taken.attempts, taken.created_at, taken.user_id,
    case when taken.user_id is null then contact.email else account.email end,
    one.id, one.number, one.name, one.suggestion, taken.status, taken.reason
  from taken
  join public.suggestions as one on one.id = taken.suggestion_id
  left join private.suggestion_contacts as contact on contact.suggestion_id = one.id
  left join auth.users as account on account.id = taken.user_id
$$;

-- Ends the mails about a suggestion for a member, or without one for whoever suggested it. Returns its number and text;
-- no row when the suggestion is gone.
create function public.unsubscribe_from_suggestion(target uuid, member uuid)
returns table (number bigint, suggestion text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if member is null then
    update private.suggestion_contacts as contact set notify = false where contact.suggestion_id = target;
  else
    update public.suggestion_votes as vote set notify = false
    where vote.suggestion_id = target and vote.user_id = member;
  end if;
  delete from public.suggestion_notices as notice
  where notice.suggestion_id = target and notice.user_id is not distinct from member
    and notice.delivered_at is null;
  return query select one.number, one.suggestion from public.suggestions as one where one.id = target;
end
$$;

revoke execute on function
  public.claim_suggestion_notice(integer), public.unsubscribe_from_suggestion(uuid, uuid)
from public;
grant execute on function
  public.claim_suggestion_notice(integer), public.unsubscribe_from_suggestion(uuid, uuid)
to service_role;

alter table public.suggestion_status_changes enable row level security;
alter table public.suggestion_notices enable row level security;

grant select on public.suggestion_status_changes to anon, authenticated;
grant all on public.suggestion_status_changes, public.suggestion_notices to service_role;
-- What a policy lets nobody but operators do.
grant update (status, status_reason), delete on public.suggestions to authenticated;

create policy "Everyone reads the way of a suggestion" on public.suggestion_status_changes
  for select to anon, authenticated
  using (true);

create policy "The service role manages the way of a suggestion" on public.suggestion_status_changes
  for all to service_role
  using (true)
  with check (true);

create policy "The service role sends notices" on public.suggestion_notices
  for all to service_role
  using (true)
  with check (true);

create policy "Operators answer suggestions" on public.suggestions
  for update to authenticated
  using ((select private.is_operator()))
  with check ((select private.is_operator()));

create policy "Operators remove suggestions" on public.suggestions
  for delete to authenticated
  using ((select private.is_operator()));

-- Mails to owners of projects about what an operator has decided, and how far each has come on its way. A mail waits while
-- next_attempt_at is set; without it, it was delivered or given up.
create table public.project_notices (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  decision text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  constraint project_notices_decision_known check (decision in ('approved', 'returned', 'taken_down')),
  constraint project_notices_attempts_count check (attempts >= 0),
  constraint project_notices_last_error_length check (char_length(last_error) <= 200)
);

create index project_notices_next_attempt_at_idx on public.project_notices (next_attempt_at)
  where next_attempt_at is not null;
create index project_notices_delivered_at_idx on public.project_notices (delivered_at)
  where delivered_at is not null;
create index project_notices_project_id_idx on public.project_notices (project_id);

-- Writes to the owner. The same decision again changes nothing and is no news; what an earlier one had to say and nobody
-- has sent yet is out of date.
create function private.tell_project_decision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision text := case
    when old.status = 'pending_review' and new.status = 'published' then 'approved'
    when old.status = 'pending_review' and new.status = 'draft' then 'returned'
    when old.status = 'published' then 'taken_down'
  end;
begin
  if decision is null or (select auth.uid()) = new.user_id or not private.is_operator() then
    return null;
  end if;
  delete from public.project_notices where project_id = new.id and attempts = 0 and delivered_at is null;
  insert into public.project_notices (project_id, decision, reason) values (new.id, decision, new.review_note);
  return null;
end
$$;

create trigger tell_project_decision
  after update of status on public.projects
  for each row
  when (old.status is distinct from new.status)
  execute function private.tell_project_decision();

-- Takes the notice that has been due longest, if any, with whom it goes to, and counts the attempt. It is due again
-- after `lease_seconds`. Two servers never take the same one.
create function public.claim_project_notice(lease_seconds integer)
returns table (
  id uuid, attempts integer, created_at timestamptz, email text, title text, slug text, decision text, reason text
)
language sql
security definer
set search_path = ''
as $$
  with due as materialized (
    select notice.id
    from public.project_notices as notice
    where notice.next_attempt_at <= clock_timestamp()
    order by notice.next_attempt_at
    limit 1
    for update skip locked
  ),
  taken as (
    update public.project_notices as notice
    set attempts = notice.attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due
    where notice.id = due.id
    returning notice.*
  )
  select taken.id, taken.attempts, taken.created_at, account.email::text, project.title, project.slug,
    taken.decision, taken.reason
  from taken
  join public.projects as project on project.id = taken.project_id
  left join auth.users as account on account.id = project.user_id
$$;
revoke execute on function public.claim_project_notice(integer) from public;
grant execute on function public.claim_project_notice(integer) to service_role;

alter table public.project_notices enable row level security;
grant all on public.project_notices to service_role;

create policy "The service role sends notices" on public.project_notices
  for all to service_role
  using (true)
  with check (true);

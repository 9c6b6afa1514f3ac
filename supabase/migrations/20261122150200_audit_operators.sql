-- What operators have done, with whatever program: written by the database itself, changed by nobody.
create table public.audit_log (
  id bigint generated always as identity primary key,
  operator_id uuid references auth.users (id) on delete set null,
  operator_email text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  -- How the thing was called then; it may be gone since.
  subject_label text not null,
  -- What changed: for each column from and to, or the reason given.
  details jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  constraint audit_log_label_length check (char_length(subject_label) <= 200)
);

create index audit_log_created_at_idx on public.audit_log (created_at desc);
create index audit_log_operator_id_idx on public.audit_log (operator_id);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "Operators read what was done" on public.audit_log
  for select to authenticated
  using ((select private.is_operator()));

create policy "The service role reads what was done" on public.audit_log
  for select to service_role
  using (true);

create function private.note_operator(action text, subject_type text, subject_id text, label text, details jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.audit_log (operator_id, operator_email, action, subject_type, subject_id, subject_label, details)
  select account.id, coalesce(account.email, ''), action, subject_type, subject_id,
    left(coalesce(label, ''), 200), details
  from auth.users as account
  where account.id = (select auth.uid())
$$;
revoke execute on function private.note_operator(text, text, text, text, jsonb) from public;

-- Notes a change or removal that an operator makes of something that is not their own. Arguments: what the thing is,
-- the column that names it, and the columns whose changes are worth noting. What goes because something else went
-- (a deeper trigger) is part of that.
create function private.audit_operator() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was jsonb := to_jsonb(old);
  changes jsonb := '{}';
begin
  if pg_trigger_depth() > 1 or was ->> 'user_id' = (select auth.uid())::text or not private.is_operator() then
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform private.note_operator('removed', tg_argv[0], was ->> 'id', was ->> tg_argv[1], '{}');
    return null;
  end if;
  select coalesce(jsonb_object_agg(name, jsonb_build_array(was -> name, to_jsonb(new) -> name)), '{}')
  into changes
  from unnest(tg_argv[2:]) as name
  where was -> name is distinct from to_jsonb(new) -> name;
  if changes <> '{}' then
    perform private.note_operator('changed', tg_argv[0], was ->> 'id', was ->> tg_argv[1], changes);
  end if;
  return null;
end
$$;

create trigger audit_operator after update or delete on public.projects
  for each row execute function private.audit_operator('project', 'title', 'status', 'review_note');
create trigger audit_operator after delete on public.git_repositories
  for each row execute function private.audit_operator('repository', 'name');
create trigger audit_operator after update or delete on public.suggestions
  for each row execute function private.audit_operator('suggestion', 'suggestion', 'status', 'status_reason');
create trigger audit_operator after delete on public.suggestion_comments
  for each row execute function private.audit_operator('comment', 'comment');
create trigger audit_operator after update or delete on public.testimonials
  for each row execute function private.audit_operator('testimonial', 'review');
create trigger audit_operator after update on public.reports
  for each row execute function private.audit_operator('report', 'subject_type', 'status');
create trigger audit_operator after update on public.contact_messages
  for each row execute function private.audit_operator('message', 'subject', 'handled_at');

-- Messages of the contact form and how far each has come on its way to the operator. Only the server's own secret key
-- reaches them. A message waits while next_attempt_at is set; without it, it was delivered or given up.
create table public.contact_messages (
  -- Made from the form and its content, so that a message sent twice is kept once.
  id uuid primary key,
  user_name text not null,
  user_email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  -- Name and subject stand in the head of a mail: no line break, no other control character.
  constraint contact_messages_user_name_valid check (
    private.has_length(user_name, 1, 100) and user_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  constraint contact_messages_user_email_valid check (
    char_length(user_email) <= 254 and user_email ~ '^[^@\u0001-\u0020\u007f]+@[^@\u0001-\u0020\u007f]+$'
  ),
  constraint contact_messages_subject_valid check (
    private.has_length(subject, 1, 150) and subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  constraint contact_messages_message_length check (private.has_length(message, 1, 5000)),
  constraint contact_messages_attempts_count check (attempts >= 0),
  constraint contact_messages_last_error_length check (char_length(last_error) <= 200),
  constraint contact_messages_delivered_once check (delivered_at is null or next_attempt_at is null)
);

create index contact_messages_next_attempt_at_idx on public.contact_messages (next_attempt_at)
  where next_attempt_at is not null;
create index contact_messages_delivered_at_idx on public.contact_messages (delivered_at)
  where delivered_at is not null;

-- Takes the message that has been due longest, if any, and counts the attempt. It is due again after `lease_seconds`, so
-- that it is not lost when whoever took it ends before saying how it went. Two servers never take the same one:
-- a row that another is just taking is skipped.
create function public.claim_contact_message(lease_seconds integer) returns setof public.contact_messages
language sql
set search_path = ''
as $$
  with due as materialized (
    select id
    from public.contact_messages
    where next_attempt_at <= clock_timestamp()
    order by next_attempt_at
    limit 1
    for update skip locked
  )
  update public.contact_messages as message
  set attempts = message.attempts + 1,
      next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
  from due
  where message.id = due.id
  returning message.*
$$;

revoke execute on function public.claim_contact_message(integer) from public;

alter table public.contact_messages enable row level security;

grant all on public.contact_messages to service_role;
grant execute on function public.claim_contact_message(integer) to service_role;

create policy "The service role receives and delivers messages" on public.contact_messages
  for all to service_role
  using (true)
  with check (true);

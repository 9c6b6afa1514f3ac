-- Private channels of realtime, with Supabase's names, so that policies and triggers move over: who may hear and say what
-- in a channel is decided by policies on `realtime.messages`, of which there are none before the operator writes them.
create schema realtime;
revoke all on schema realtime from public;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (char_length(topic) <= 200),
  extension text not null check (extension in ('broadcast', 'presence')),
  payload jsonb,
  event text check (char_length(event) <= 200),
  private boolean not null default false,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

-- The channel that a policy is asked about.
create function realtime.topic() returns text
language sql stable
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Servers read the row themselves: PostgreSQL carries less than 8000 bytes in one NOTIFY.
create function plinth.announce_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_notify('plinth_messages', new.id::text);
  return null;
end
$$;
revoke execute on function plinth.announce_message() from public;
create trigger announce_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast') execute function plinth.announce_message();

-- Says something in a channel, from a trigger or a function of the database.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language sql
as $$
  insert into realtime.messages (payload, event, topic, private, extension)
  values ($1, $2, $3, $4, 'broadcast')
$$;

-- Says in a private channel which row was written, with what is in it: for triggers.
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void
language plpgsql
as $$
begin
  perform realtime.send(
    jsonb_build_object(
      'schema', table_schema, 'table', table_name, 'operation', operation,
      'record', to_jsonb(new), 'old_record', to_jsonb(old)
    ),
    event_name, topic_name, true
  );
end
$$;

grant execute on function realtime.topic() to anon, authenticated, service_role;
grant execute on function
  realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to service_role;

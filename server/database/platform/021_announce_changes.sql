-- Says on the channel `plinth_changes` that a row was written: which one, not what is in it, so that whoever listens
-- reads it under the policies. The trigger's arguments are the columns of the primary key.
create function plinth.announce_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_gone constant boolean := tg_op = 'DELETE';
  written constant jsonb := case when is_gone then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('plinth_changes', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', to_jsonb(now()),
    'key', (select jsonb_object_agg(part, written -> part) from unnest(tg_argv) as part)
  )::text);
  return null;
end
$$;
revoke execute on function plinth.announce_change() from public;

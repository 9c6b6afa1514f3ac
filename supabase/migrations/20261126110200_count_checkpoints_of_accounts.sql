-- Steps of the AI builder are counted where they are written.

create function private.checkpoint_bytes(label text, about jsonb, html text, css text, js text) returns bigint
language sql immutable
set search_path = ''
as $$
  select octet_length(label)::bigint + octet_length(about::text)
    + octet_length(html) + octet_length(css) + octet_length(js)
$$;

create function private.count_checkpoints() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
begin
  if tg_op = 'INSERT' then
    for one in
      select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
      from added group by 1 order by 1
    loop
      perform private.count_usage(one.user_id, 'checkpoints', one.items, one.bytes);
      if auth.uid() is not null then
        perform private.check_quota(one.user_id, 'checkpoints', one.items, one.bytes);
      end if;
    end loop;
  else
    -- Members change no step that is kept; the operator does, and is not bound.
    perform private.count_usage(gone.user_id, 'checkpoints', -gone.items, -gone.bytes)
    from (
      select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
      from removed group by 1 order by 1
    ) as gone;
    if tg_op = 'UPDATE' then
      perform private.count_usage(come.user_id, 'checkpoints', come.items, come.bytes)
      from (
        select user_id, count(*) as items, sum(private.checkpoint_bytes(label, about, html, css, js))::bigint as bytes
        from added group by 1 order by 1
      ) as come;
    end if;
  end if;
  return null;
end
$$;
create trigger count_checkpoints_after_insert
  after insert on public.ai_checkpoints
  referencing new table as added
  for each statement execute function private.count_checkpoints();
create trigger count_checkpoints_after_update
  after update on public.ai_checkpoints
  referencing old table as removed new table as added
  for each statement execute function private.count_checkpoints();
create trigger count_checkpoints_after_delete
  after delete on public.ai_checkpoints
  referencing old table as removed
  for each statement execute function private.count_checkpoints();

-- Instead of this an account that is full keeps what it has and is told so.
drop trigger limit_ai_checkpoints on public.ai_checkpoints;
drop function private.limit_ai_checkpoints();

revoke execute on function
  private.checkpoint_bytes(text, jsonb, text, text, text), private.count_checkpoints()
from public;

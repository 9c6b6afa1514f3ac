-- Counters behind "too many requests". They live in the database so that several server processes
-- share them. Unlogged: a counter costs no disk flush, and losing it in a crash costs one window.
create unlogged table plinth.rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);

create index rate_limits_ends_at_idx on plinth.rate_limits (ends_at);

alter table plinth.rate_limits enable row level security;

-- Counts one try against `bucket`, which allows `max` tries in each window of `window_seconds`. A window
-- opens with its first try. Returns 0 when the try is allowed, otherwise the whole seconds until the
-- next one can be (at least 1). The upsert holds the row's lock, so that concurrent tries are counted
-- one by one; a refused try writes nothing. Call it in a transaction of its own: a rollback forgets it.
create function plinth.take(bucket text, max integer, window_seconds integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  wait numeric;
begin
  if take.max < 1 or window_seconds < 1 then
    raise exception 'A limit needs at least one try and one second.' using errcode = 'invalid_parameter_value';
  end if;

  insert into plinth.rate_limits as kept (key, hits, ends_at)
  values (bucket, 1, moment + make_interval(secs => window_seconds))
  on conflict (key) do update
    set hits = case when kept.ends_at <= moment then 1 else kept.hits + 1 end,
        ends_at = case when kept.ends_at <= moment then excluded.ends_at else kept.ends_at end
    where kept.ends_at <= moment or kept.hits < take.max;
  if found then
    return 0;
  end if;

  select extract(epoch from kept.ends_at - moment) into wait
  from plinth.rate_limits as kept
  where kept.key = bucket;
  return greatest(1, ceil(coalesce(wait, 1)))::integer;
end
$$;

-- Forgets windows that are over. Returns how many.
create function plinth.purge_rate_limits() returns bigint
language sql
set search_path = ''
as $$
  with gone as (delete from plinth.rate_limits where ends_at <= clock_timestamp() returning 1)
  select count(*) from gone
$$;

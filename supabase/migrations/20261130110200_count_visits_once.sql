-- What a server has counted is added once, also when the answer to it was lost and it is sent again.
-- See docs/decisions/060-visits-are-counted-without-visitors.md.

-- The statements that were written, by the numbers that servers give them. Nothing of what was in them.
create table private.site_visit_batches (
  id uuid primary key,
  written_at timestamptz not null default now()
);
create index site_visit_batches_written_at_idx on private.site_visit_batches (written_at);
alter table private.site_visit_batches enable row level security;

drop function private.add_site_visits(json, integer, integer);

-- Adds what a server has counted: [{site_id, day, kind, name, visits}]; nothing where this batch was added before. A
-- day of a site has at most `most` of its kind by name; of others only the sum is kept. Several servers add up. Sites
-- that are gone are left out.
create function private.add_site_visits(batch uuid, counted json, most_pages integer, most_referrers integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- One server after the other, so that together they keep no more names than one may, and in one order.
  perform pg_advisory_xact_lock(hashtextextended('site_visits', 0));
  insert into private.site_visit_batches (id) values (batch) on conflict do nothing;
  if not found then
    return;
  end if;
  insert into public.site_visits as kept (site_id, user_id, day, kind, name, visits)
  select given.site_id, site.user_id, given.day, given.kind, given.name, sum(given.visits)
  from (
    select one.site_id, one.day, one.kind, one.visits,
      case when present.id is not null
        or coalesce(held.names, 0) + row_number() over (
          partition by one.site_id, one.day, one.kind, present.id is null, one.name = ''
          order by one.visits desc, one.name
        ) <= case one.kind when 'page' then most_pages else most_referrers end
      then one.name else '' end as name
    from json_to_recordset(counted) as one (site_id uuid, day date, kind text, name text, visits integer)
    left join public.site_visits as present
      on (present.site_id, present.day, present.kind, present.name) = (one.site_id, one.day, one.kind, one.name)
    left join (
      select other.site_id, other.day, other.kind, count(*) as names
      from public.site_visits as other
      where other.name <> '' and (other.site_id, other.day) in (
        select asked.site_id, asked.day from json_to_recordset(counted) as asked (site_id uuid, day date)
      )
      group by 1, 2, 3
    ) as held on (held.site_id, held.day, held.kind) = (one.site_id, one.day, one.kind)
  ) as given
  join public.sites as site on site.id = given.site_id
  group by 1, 2, 3, 4, 5
  order by 1, 3, 4, 5
  on conflict (site_id, day, kind, name) do update set visits = kept.visits + excluded.visits;
end
$$;

-- Visits are kept for thirteen months, as before. A server sends a batch again within minutes, so that a week of
-- numbers is more than enough.
create or replace function private.purge_site_visits() returns bigint
language sql
set search_path = ''
as $$
  with forgotten as (
    delete from private.site_visit_batches as one where one.written_at < now() - interval '7 days'
  ), gone as (
    delete from public.site_visits as kept
    where kept.day < (now() at time zone 'UTC')::date - interval '13 months'
    returning 1
  )
  select count(*) from gone
$$;

revoke execute on function private.add_site_visits(uuid, json, integer, integer) from public;

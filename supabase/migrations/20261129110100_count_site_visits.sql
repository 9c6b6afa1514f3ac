-- Visits of members' sites by day: how often each page was sent, and which hosts led there. Nothing of persons.
-- See docs/decisions/060-visits-are-counted-without-visitors.md. Only the server writes.
create table public.site_visits (
  id bigint generated always as identity primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  -- The owner of the site.
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In UTC.
  day date not null,
  kind text not null,
  -- A page in the manifest, or the host of a referrer. Empty for those beyond the most that a day has.
  name text not null,
  visits integer not null,
  constraint site_visits_unique unique (site_id, day, kind, name),
  constraint site_visits_kind_known check (kind in ('page', 'referrer')),
  constraint site_visits_name_length check (char_length(name) <= 1024),
  constraint site_visits_visits_count check (visits > 0)
);
create index site_visits_user_id_idx on public.site_visits (user_id);
create index site_visits_day_idx on public.site_visits (day);

create trigger "00_clear_direction_controls" before insert or update on public.site_visits
  for each row execute function private.clear_direction_controls('name');

alter table public.site_visits enable row level security;
grant select on public.site_visits to authenticated;
grant all on public.site_visits to service_role;
create policy "Members read the visits of their sites" on public.site_visits
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "The service role manages visits" on public.site_visits
  for all to service_role
  using (true)
  with check (true);

-- Adds what a server has counted: [{site_id, day, kind, name, visits}]. A day of a site has at most `most` of its kind by name;
-- of others only the sum is kept. Several servers add up. Sites that are gone are left out.
create function private.add_site_visits(counted json, most_pages integer, most_referrers integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- One server after the other, so that together they keep no more names than one may, and in one order.
  perform pg_advisory_xact_lock(hashtextextended('site_visits', 0));
  insert into public.site_visits as kept (site_id, user_id, day, kind, name, visits)
  select given.site_id, site.user_id, given.day, given.kind, given.name, sum(given.visits)
  from (
    select one.site_id, one.day, one.kind, one.visits,
      case when present.id is not null
        or coalesce(held.names, 0) + row_number() over (
          partition by one.site_id, one.day, one.kind, present.id is null, one.name = '' order by one.visits desc, one.name
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

-- Visits are kept for thirteen months, so that a month can be compared with the same one a year before. Returns how many rows
-- have gone.
create function private.purge_site_visits() returns bigint
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.site_visits as kept
    where kept.day < (now() at time zone 'UTC')::date - interval '13 months'
    returning 1
  )
  select count(*) from gone
$$;

-- Visits of one of the caller's sites since a day: by day, by page and by referrer. Null where the site is not the caller's.
create function public.read_site_visits(site uuid, since date) returns json
language sql stable
begin atomic
  with kept as (
    select visit.day, visit.kind, visit.name, visit.visits
    from public.site_visits as visit
    where visit.site_id = $1 and visit.day >= $2
  ),
  named as (
    select kept.kind, kept.name, sum(kept.visits) as visits
    from kept
    group by kept.kind, kept.name
  )
  select json_build_object(
    'days', (
      select coalesce(json_agg(of_day order by of_day.day), '[]')
      from (
        select kept.day, sum(kept.visits) as visits from kept where kept.kind = 'page' group by kept.day
      ) as of_day
    ),
    'pages', (
      select coalesce(json_agg(json_build_object('name', page.name, 'visits', page.visits)), '[]')
      from (
        select named.name, named.visits from named where named.kind = 'page'
        order by named.visits desc, named.name limit 100
      ) as page
    ),
    'referrers', (
      select coalesce(json_agg(json_build_object('name', host.name, 'visits', host.visits)), '[]')
      from (
        select named.name, named.visits from named where named.kind = 'referrer'
        order by named.visits desc, named.name limit 100
      ) as host
    )
  )
  from public.sites as own
  where own.id = $1;
end;

revoke execute on function
  private.add_site_visits(json, integer, integer), private.purge_site_visits(), public.read_site_visits(uuid, date)
from public;
grant execute on function public.read_site_visits(uuid, date) to authenticated, service_role;

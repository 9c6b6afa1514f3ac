-- The desk shows what a browser saw of each site, so that an operator need not open it to judge it.
drop function public.list_sites(text, text, integer);

-- Sites for the operator's desk, 50 a page: all, those with open reports, those not yet listed by search engines, or those
-- taken down. `words` are looked for in names, former names, domains and the owner's address, or are the id. No row for
-- anybody else. What a browser found out about what is live comes with each, where it has looked.
create function public.list_sites(words text default '', view text default '', page integer default 1)
returns table (
  id uuid, name text, user_id uuid, email text, created_at timestamptz, live_since timestamptz, files integer, bytes bigint,
  open_reports integer, taken_down_at timestamptz, take_down_reason text, is_suspended boolean, is_indexed boolean,
  domains text[], axe_faults integer, first_page_bytes bigint, foreign_hosts text[], picture_key uuid, total bigint
)
language sql stable
security definer
set search_path = ''
as $$
  with chosen as materialized (
    select site.id, count(*) over () as total
    from public.sites as site
    join auth.users as account on account.id = site.user_id
    where private.is_operator()
      and (
        words = ''
        or site.id::text = words
        or strpos(lower(coalesce(account.email, '')), lower(words)) > 0
        or exists (
          select from private.site_names as held where held.site_id = site.id and strpos(held.name, lower(words)) > 0
        )
        or exists (
          select from public.site_domains as own where own.site_id = site.id and strpos(own.domain, lower(words)) > 0
        )
      )
      and case view
        when 'reported' then exists (
          select from public.reports as report
          where report.subject_type = 'site' and report.subject_id = site.id::text and report.status = 'open'
        )
        when 'new' then site.live_deployment_id is not null and site.taken_down_at is null
          and site.indexing_allowed_at is null and account.created_at >= now() - interval '7 days'
        when 'down' then site.taken_down_at is not null
        else true
      end
    order by case when view = 'down' then site.taken_down_at end desc, site.created_at desc, site.id
    limit 50 offset (greatest(page, 1) - 1) * 50
  )
  select site.id, site.name, site.user_id, account.email::text, site.created_at, live.live_at, live.files, live.bytes,
    (select count(*) from public.reports as report
      where report.subject_type = 'site' and report.subject_id = site.id::text and report.status = 'open')::integer,
    site.taken_down_at, site.take_down_reason, private.is_suspended(site.user_id),
    site.indexing_allowed_at is not null or account.created_at < now() - interval '7 days',
    array(
      select own.domain from public.site_domains as own
      where own.site_id = site.id and own.proved_at is not null order by own.domain
    ),
    found.axe_faults, found.bytes, found.foreign_hosts, found.picture_key,
    chosen.total
  from chosen
  join public.sites as site on site.id = chosen.id
  join auth.users as account on account.id = site.user_id
  left join public.site_deployments as live on live.id = site.live_deployment_id
  left join public.site_checks as found on found.hash = live.check_hash and found.state = 'done'
  order by case when view = 'down' then site.taken_down_at end desc, site.created_at desc, site.id
$$;
revoke execute on function public.list_sites(text, text, integer) from public;
grant execute on function public.list_sites(text, text, integer) to authenticated;

-- Order among sites: operators take sites down and put them back, allow search engines before the first week is over, and
-- read what is reported. See docs/decisions/061-order-among-sites.md.
alter table public.sites
  add column taken_down_at timestamptz,
  -- The operator's words; the owner reads them.
  add column take_down_reason text not null default '',
  -- When an operator let search engines list the site of an account that is younger than a week.
  add column indexing_allowed_at timestamptz,
  add constraint sites_take_down_reason_length check (char_length(take_down_reason) <= 1000);
create index sites_taken_down_at_idx on public.sites (taken_down_at desc) where taken_down_at is not null;
create index sites_created_at_idx on public.sites (created_at desc, id);

create or replace trigger "00_clear_direction_controls" before insert or update on public.sites
  for each row execute function private.clear_direction_controls('name', 'follow_fault', 'take_down_reason');

-- Reports name sites.
create policy "Operators read sites" on public.sites
  for select to authenticated
  using ((select private.is_operator()));

-- Whatever function publishes, rolls back or renames: a site that is taken down stays as it is.
create function private.refuse_taken_down_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_refused boolean;
begin
  if tg_table_name = 'sites' then
    is_refused := old.taken_down_at is not null and new.taken_down_at is not null;
  else
    is_refused := exists (
      select from public.sites as one where one.id = new.site_id and one.taken_down_at is not null
    );
  end if;
  if is_refused then
    raise exception 'This site was taken down. Nothing can be published to it, and it keeps its name.'
      using errcode = 'PT403';
  end if;
  return new;
end
$$;
create trigger refuse_taken_down_site
  before update of name, live_deployment_id on public.sites
  for each row
  when (
    old.name is distinct from new.name
    or (old.live_deployment_id is distinct from new.live_deployment_id and new.live_deployment_id is not null)
  )
  execute function private.refuse_taken_down_site();
create trigger refuse_taken_down_site
  before insert on public.site_deployments
  for each row execute function private.refuse_taken_down_site();

-- Names of sites that were taken down and deleted afterwards: nobody publishes under them again, and their addresses go on
-- saying what happened. Kept without the account, so that they outlive it.
create table private.barred_site_names (
  name text primary key,
  barred_at timestamptz not null default clock_timestamp()
);
create index barred_site_names_barred_at_idx on private.barred_site_names (barred_at);
alter table private.barred_site_names enable row level security;
create index site_names_kept_since_idx on private.site_names (kept_since);

create function private.bar_site_names() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.barred_site_names (name)
  select held.name from private.site_names as held where held.site_id = old.id union select old.name
  on conflict do nothing;
  return old;
end
$$;
create trigger bar_site_names
  before delete on public.sites
  for each row when (old.taken_down_at is not null)
  execute function private.bar_site_names();

-- As before, with names that are barred.
create or replace function private.site_name_refusal(account uuid, site uuid, name text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when exists (select from private.barred_site_names as barred where barred.name = site_name_refusal.name) then 'barred'
    else (
      select case
        when held.user_id <> account then 'taken'
        when held.site_id is not null and held.site_id is distinct from site then 'own'
      end
      from private.site_names as held where held.name = site_name_refusal.name
    )
  end
$$;

-- Domains of sites. A domain is proved by a TXT record, and belongs to one site at a time; others may ask for it too.
create table public.site_domains (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references public.sites (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In lower case and ASCII, as browsers send it.
  domain text not null,
  -- What a TXT record of `_plinth.<domain>` has to say. It stays when the site is renamed.
  record text not null,
  proved_at timestamptz,
  looked_at timestamptz,
  -- When it is looked at by itself; null for one that was not proved in two weeks.
  next_look_at timestamptz default clock_timestamp() + interval '1 day',
  -- Since when the record of a proved domain has not been there.
  missing_since timestamptz,
  -- What the last look found in place of the record.
  fault text,
  created_at timestamptz not null default clock_timestamp(),
  constraint site_domains_asked_once unique (site_id, domain),
  constraint site_domains_domain_valid check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and char_length(domain) <= 245),
  constraint site_domains_record_length check (char_length(record) between 10 and 100),
  constraint site_domains_fault_known check (fault in ('missing', 'different', 'unreachable', 'held', 'taken_over', 'lost'))
);
create unique index site_domains_proved_key on public.site_domains (domain) where proved_at is not null;
create index site_domains_domain_idx on public.site_domains (domain);
create index site_domains_user_id_idx on public.site_domains (user_id);
create index site_domains_next_look_at_idx on public.site_domains (next_look_at) where next_look_at is not null;

alter table public.site_domains enable row level security;
grant select on public.site_domains to authenticated;
grant all on public.site_domains to service_role;

create policy "Members read domains of their sites" on public.site_domains
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_fully_signed_in()));
create policy "The service role manages domains" on public.site_domains
  for all to service_role
  using (true)
  with check (true);

-- Mails to owners of sites, and how far each has come on its way. A mail waits while next_attempt_at is set; without it, it
-- was delivered or given up.
create table public.site_notices (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references public.sites (id) on delete cascade,
  decision text not null,
  -- Why; of a domain that was lost, the domain.
  reason text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  constraint site_notices_decision_known check (decision in ('taken_down', 'put_back', 'domain_lost')),
  constraint site_notices_attempts_count check (attempts >= 0),
  constraint site_notices_last_error_length check (char_length(last_error) <= 200)
);
create index site_notices_next_attempt_at_idx on public.site_notices (next_attempt_at)
  where next_attempt_at is not null;
create index site_notices_delivered_at_idx on public.site_notices (delivered_at)
  where delivered_at is not null;
create index site_notices_site_id_idx on public.site_notices (site_id);

create trigger "00_clear_direction_controls" before insert or update on public.site_notices
  for each row execute function private.clear_direction_controls('reason');

alter table public.site_notices enable row level security;
grant all on public.site_notices to service_role;

create policy "The service role sends notices" on public.site_notices
  for all to service_role
  using (true)
  with check (true);

-- Writes to the owner. What an earlier decision had to say and nobody has sent yet is out of date; who was not told that a
-- site was taken down is not told that it is back.
create function private.tell_site_decision() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision constant text := case when new.taken_down_at is null then 'put_back' else 'taken_down' end;
  was_waiting boolean;
begin
  delete from public.site_notices as notice
  where notice.site_id = new.id and notice.attempts = 0 and notice.delivered_at is null
    and notice.decision in ('taken_down', 'put_back');
  was_waiting := found;
  if decision = 'put_back' and was_waiting then return null; end if;
  insert into public.site_notices (site_id, decision, reason) values (new.id, decision, new.take_down_reason);
  return null;
end
$$;
create trigger tell_site_decision
  after update of taken_down_at on public.sites
  for each row when (old.taken_down_at is distinct from new.taken_down_at)
  execute function private.tell_site_decision();

-- Takes the notice that has been due longest, if any, with whom it goes to, and counts the attempt. It is due again
-- after `lease_seconds`. Two servers never take the same one.
create function public.claim_site_notice(lease_seconds integer)
returns table (
  id uuid, attempts integer, created_at timestamptz, email text, site text, decision text, reason text
)
language sql
security definer
set search_path = ''
as $$
  with due as materialized (
    select notice.id
    from public.site_notices as notice
    where notice.next_attempt_at <= clock_timestamp()
    order by notice.next_attempt_at
    limit 1
    for update skip locked
  ),
  taken as (
    update public.site_notices as notice
    set attempts = notice.attempts + 1,
        next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
    from due
    where notice.id = due.id
    returning notice.*
  )
  select taken.id, taken.attempts, taken.created_at, account.email::text, site.name, taken.decision, taken.reason
  from taken
  join public.sites as site on site.id = taken.site_id
  left join auth.users as account on account.id = site.user_id
$$;
revoke execute on function public.claim_site_notice(integer) from public;
grant execute on function public.claim_site_notice(integer) to service_role;

-- The site of a name, for whoever has come to its address and reports it. Sites are listed to nobody.
create function public.find_published_site(site_name text) returns table (id uuid, name text)
language sql stable
security definer
set search_path = ''
as $$
  select site.id, site.name
  from private.site_names as held
  join public.sites as site on site.id = held.site_id
  where held.name = site_name and site.taken_down_at is null and not private.is_suspended(site.user_id)
    and exists (select from public.site_deployments as deployment where deployment.site_id = site.id)
$$;
revoke execute on function public.find_published_site(text) from public;
grant execute on function public.find_published_site(text) to anon, authenticated, service_role;

-- Sites for the operator's desk, 50 a page: all, those with open reports, those not yet listed by search engines, or those
-- taken down. `words` are looked for in names, former names, domains and the owner's address, or are the id. No row for
-- anybody else.
create function public.list_sites(words text default '', view text default '', page integer default 1)
returns table (
  id uuid, name text, user_id uuid, email text, created_at timestamptz, live_since timestamptz, files integer, bytes bigint,
  open_reports integer, taken_down_at timestamptz, take_down_reason text, is_suspended boolean, is_indexed boolean,
  domains text[], total bigint
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
    chosen.total
  from chosen
  join public.sites as site on site.id = chosen.id
  join auth.users as account on account.id = site.user_id
  left join public.site_deployments as live on live.id = site.live_deployment_id
  order by case when view = 'down' then site.taken_down_at end desc, site.created_at desc, site.id
$$;

-- Takes a site off the net at once, with a reason that its owner is told. Raises for anybody but an operator.
create function public.take_site_down(site uuid, reason text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words constant text := private.trim_space(reason);
begin
  if not private.is_operator() then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  if not private.has_length(words, 1, 1000) then
    raise exception 'A reason of at most 1,000 characters is needed.' using errcode = 'check_violation';
  end if;
  update public.sites as one set taken_down_at = clock_timestamp(), take_down_reason = words
  where one.id = site and one.taken_down_at is null;
  if not found then
    raise exception 'There is no such site, or it is taken down already.' using errcode = 'PT404';
  end if;
  perform private.note_operator('took down', 'site', site::text,
    (select one.name from public.sites as one where one.id = site), jsonb_build_object('reason', words));
end
$$;

-- Puts a site back on the net as it was.
create function public.put_site_back(site uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  update public.sites as one set taken_down_at = null, take_down_reason = ''
  where one.id = site and one.taken_down_at is not null;
  if not found then return; end if;
  perform private.note_operator('put back', 'site', site::text,
    (select one.name from public.sites as one where one.id = site), '{}');
end
$$;

-- Lets search engines list the site of an account that is younger than a week.
create function public.allow_site_indexing(site uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_operator() then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  update public.sites as one set indexing_allowed_at = clock_timestamp()
  where one.id = site and one.indexing_allowed_at is null;
  if not found then return; end if;
  perform private.note_operator('allowed search engines for', 'site', site::text,
    (select one.name from public.sites as one where one.id = site), '{}');
end
$$;

revoke execute on function
  public.list_sites(text, text, integer), public.take_site_down(uuid, text), public.put_site_back(uuid),
  public.allow_site_indexing(uuid)
from public;
grant execute on function
  public.list_sites(text, text, integer), public.take_site_down(uuid, text), public.put_site_back(uuid),
  public.allow_site_indexing(uuid)
to authenticated;

-- What a name leads to: the site with all of its deployments, so that no address under the name needs another question.
drop function private.find_site(text, text);
create function private.find_site(name text) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'id', site.id, 'name', site.name, 'owner_id', site.user_id, 'open_connections', site.open_connections,
    'is_suspended', private.is_suspended(site.user_id), 'is_taken_down', site.taken_down_at is not null,
    -- Sites of new members stay out of search engines for a week, or until an operator has looked at them.
    'indexed', site.indexing_allowed_at is not null or account.created_at < now() - interval '7 days',
    'has_domain', exists (
      select from public.site_domains as own where own.site_id = site.id and own.proved_at is not null
    ),
    'live_deployment_id', site.live_deployment_id,
    'deployments', (
      select coalesce(json_object_agg(deployment.label, deployment.id), '{}')
      from public.site_deployments as deployment where deployment.site_id = site.id
    )
  )
  from private.site_names as held
  join public.sites as site on site.id = held.site_id
  join auth.users as account on account.id = site.user_id
  where held.name = find_site.name
  union all
  select json_build_object('is_suspended', false, 'is_taken_down', true)
  from private.barred_site_names as barred
  where barred.name = find_site.name
    and not exists (
      select from private.site_names as held where held.name = find_site.name and held.site_id is not null
    )
$$;

-- Names that lead somewhere, and names that are barred, which came since a moment (of the database's clock; null for all).
-- Names that have gone stay in memory: what they lead to is read when somebody asks.
create function private.list_site_names(since timestamptz) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'now', clock_timestamp(),
    'names', (
      select coalesce(json_agg(held.name), '[]') from private.site_names as held
      where held.site_id is not null and (since is null or held.kept_since >= since)
    ),
    'barred', (
      select coalesce(json_agg(barred.name), '[]') from private.barred_site_names as barred
      where since is null or barred.barred_at >= since
    )
  )
$$;

-- Of proved domains, all or those given, the name of the site that each belongs to.
create function private.list_site_domains(domains text[]) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_object_agg(own.domain, site.name), '{}')
  from public.site_domains as own
  join public.sites as site on site.id = own.site_id
  where own.proved_at is not null and (domains is null or own.domain = any (domains))
$$;

-- As before, with the domains of the site, which contain a dot.
create or replace function private.announce_site() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant public.sites := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.announce_sites(array(
    select held.name from private.site_names as held where held.site_id = changed.id
    union select changed.name
    union select own.domain from public.site_domains as own where own.site_id = changed.id and own.proved_at is not null
  ));
  return changed;
end
$$;

create function private.announce_site_domain() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant public.site_domains := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.announce_sites(array(
    select changed.domain union select site.name from public.sites as site where site.id = changed.site_id
  ));
  return null;
end
$$;
create trigger announce_site_domain
  after update of proved_at on public.site_domains
  for each row when (old.proved_at is distinct from new.proved_at)
  execute function private.announce_site_domain();
create trigger announce_site_domain_deleted
  after delete on public.site_domains
  for each row when (old.proved_at is not null)
  execute function private.announce_site_domain();

-- Asks for a domain. Returns the row's id, or why not.
create function private.add_site_domain(account uuid, site uuid, domain text, token text) returns json
language plpgsql
set search_path = ''
as $$
declare
  present public.sites;
  made uuid;
begin
  select * into present from public.sites as one where one.id = site and one.user_id = account for update;
  if not found then return json_build_object('refused', 'gone'); end if;
  if exists (
    select from public.site_domains as own where own.site_id = site and own.domain = add_site_domain.domain
  ) then
    return json_build_object('refused', 'asked');
  end if;
  if (select count(*) from public.site_domains as own where own.site_id = site) >= 5 then
    return json_build_object('refused', 'full');
  end if;
  insert into public.site_domains (site_id, user_id, domain, record)
  values (site, account, domain, format('site=%s-%s', present.name, token))
  returning id into made;
  return json_build_object('id', made);
end
$$;

create function private.remove_site_domain(account uuid, site uuid, domain_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.site_domains as own where own.id = domain_id and own.site_id = site and own.user_id = account;
  return found;
end
$$;

-- Notes what a look at the records of a domain has found; `records` is null when nobody has answered, which proves and
-- disproves nothing. A domain goes to whoever proves it once the record of who has it is gone, and is lost when its record
-- has been gone for three days.
create function private.note_domain_look(domain_id uuid, records text[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  one public.site_domains;
  rival public.site_domains;
begin
  -- Of looks at the same domain one is noted after the other.
  perform pg_advisory_xact_lock(hashtextextended('domain:' || own.domain, 0))
  from public.site_domains as own where own.id = domain_id;
  select * into one from public.site_domains as own where own.id = domain_id for update;
  if not found then return; end if;
  one.looked_at := clock_timestamp();
  if records is null then
    one.fault := 'unreachable';
  elsif one.record = any (records) then
    one.missing_since := null;
    one.fault := null;
    if one.proved_at is null then
      select * into rival from public.site_domains as own
      where own.domain = one.domain and own.proved_at is not null for update;
      if rival.id is not null and rival.record = any (records) then
        one.fault := 'held';
      else
        update public.site_domains as own set proved_at = null, missing_since = null, fault = 'taken_over'
        where own.id = rival.id;
        insert into public.site_notices (site_id, decision, reason)
        select rival.site_id, 'domain_lost', rival.domain where rival.id is not null;
        one.proved_at := clock_timestamp();
      end if;
    end if;
  elsif one.proved_at is null then
    -- Why it was lost is said until it is proved again.
    one.fault := case
      when one.fault in ('lost', 'taken_over') then one.fault
      when cardinality(records) = 0 then 'missing'
      else 'different'
    end;
  else
    one.missing_since := coalesce(one.missing_since, clock_timestamp());
    one.fault := case when cardinality(records) = 0 then 'missing' else 'different' end;
    if one.missing_since <= clock_timestamp() - interval '3 days' then
      one.proved_at := null;
      one.missing_since := null;
      one.fault := 'lost';
      insert into public.site_notices (site_id, decision, reason) values (one.site_id, 'domain_lost', one.domain);
    end if;
  end if;
  update public.site_domains as own
  set looked_at = one.looked_at, proved_at = one.proved_at, missing_since = one.missing_since, fault = one.fault,
    next_look_at = case
      when one.proved_at is not null or one.created_at > clock_timestamp() - interval '14 days'
        then clock_timestamp() + interval '1 day'
    end
  where own.id = domain_id;
end
$$;

-- A domain that is due to be looked at. Another server takes it up after five minutes, should this one be gone by then.
create function private.claim_site_domain() returns json
language sql
set search_path = ''
as $$
  with due as materialized (
    select own.id from public.site_domains as own
    where own.next_look_at <= clock_timestamp()
    order by own.next_look_at
    limit 1
    for update skip locked
  )
  update public.site_domains as own set next_look_at = clock_timestamp() + interval '5 minutes'
  from due
  where own.id = due.id
  returning json_build_object('id', own.id, 'domain', own.domain)
$$;

revoke execute on function
  private.refuse_taken_down_site(), private.bar_site_names(), private.tell_site_decision(), private.find_site(text),
  private.list_site_names(timestamptz), private.list_site_domains(text[]), private.announce_site_domain(),
  private.add_site_domain(uuid, uuid, text, text), private.remove_site_domain(uuid, uuid, uuid),
  private.note_domain_look(uuid, text[]), private.claim_site_domain()
from public;

-- Each right to download: one product, one version, one order, until it expires or the order is refunded. The link that
-- is mailed is signed and names the grant; without a live grant it opens nothing.
create table public.download_grants (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  product_slug text not null,
  version text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  downloads integer not null default 0,
  created_at timestamptz not null default now()
);
create index download_grants_order_id_idx on public.download_grants (order_id);

-- Mails about orders and how far each has come. One waits while next_attempt_at is set.
create table public.order_mails (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  delivered_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint order_mails_kind_known check (kind in ('receipt', 'link', 'refund')),
  constraint order_mails_last_error_length check (char_length(last_error) <= 200)
);
create index order_mails_next_attempt_at_idx on public.order_mails (next_attempt_at)
  where next_attempt_at is not null;
create index order_mails_order_id_idx on public.order_mails (order_id);

alter table public.download_grants enable row level security;
alter table public.order_mails enable row level security;
grant select, insert, update on public.download_grants to service_role;
revoke delete, truncate on public.download_grants from service_role;
grant select, insert, update, delete on public.order_mails to service_role;
create policy "The service role grants downloads" on public.download_grants
  for all to service_role using (true) with check (true);
create policy "The service role mails buyers" on public.order_mails
  for all to service_role using (true) with check (true);

-- What a change of state sets going stands in the same transaction: no receipt is lost, no refund leaves a link open.
create function private.follow_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.state = 'paid' and old.state in ('created', 'failed') then
    insert into public.order_mails (order_id, kind) values (new.id, 'receipt');
  elsif new.state = 'refunded' then
    insert into public.order_mails (order_id, kind) values (new.id, 'refund');
    update public.download_grants as given set revoked_at = now()
    where given.order_id = new.id and given.revoked_at is null;
  end if;
  return null;
end
$$;
create trigger follow_order after update of state on public.orders
  for each row when (new.state is distinct from old.state) execute function private.follow_order();

-- A live grant for a paid order: one that has at least an hour left, else a new one of 24 hours. No row when the order is not paid.
create function public.grant_download(order_id uuid, version text) returns setof public.download_grants
language plpgsql
set search_path = ''
as $$
declare
  placed public.orders;
begin
  select * into placed from public.orders as one where one.id = grant_download.order_id for update;
  if not found or placed.state <> 'paid' then return; end if;
  return query
    select * from public.download_grants as given
    where given.order_id = placed.id and given.version = grant_download.version and given.revoked_at is null
      and given.expires_at > now() + interval '1 hour'
    order by given.expires_at desc limit 1;
  if found then return; end if;
  return query
    insert into public.download_grants (order_id, product_slug, version, expires_at)
    values (placed.id, placed.product_slug, grant_download.version, now() + interval '24 hours')
    returning *;
end
$$;

-- Uses a grant: the order it belongs to, or no row when it has expired, was revoked, is for another version, or the order
-- is not paid any more.
create function public.use_download(grant_id uuid, version text) returns setof public.orders
language sql
set search_path = ''
as $$
  with used as (
    update public.download_grants as given set downloads = given.downloads + 1
    from public.orders as placed
    where given.id = use_download.grant_id and given.version = use_download.version and given.revoked_at is null and given.expires_at > now()
      and placed.id = given.order_id and placed.state = 'paid'
    returning given.order_id
  )
  select placed.* from public.orders as placed join used on used.order_id = placed.id
$$;

-- Mails their download links again to whoever has bought with the address: at most the last 20 orders.
create function public.mail_links(email text) returns integer
language sql
set search_path = ''
as $$
  with wanted as (
    select placed.id from public.orders as placed
    where lower(placed.email) = lower(mail_links.email) and placed.state = 'paid'
      and not exists (
        select from public.order_mails as waiting
        where waiting.order_id = placed.id and waiting.kind = 'link' and waiting.next_attempt_at is not null
      )
    order by placed.created_at desc limit 20
  ), made as (
    insert into public.order_mails (order_id, kind) select id, 'link' from wanted returning 1
  )
  select count(*)::integer from made
$$;

-- As claim_contact_message: takes the mail that has been due longest and counts the attempt.
create function public.claim_order_mail(lease_seconds integer) returns setof public.order_mails
language sql
set search_path = ''
as $$
  with due as materialized (
    select id from public.order_mails where next_attempt_at <= clock_timestamp()
    order by next_attempt_at limit 1 for update skip locked
  )
  update public.order_mails as mail
  set attempts = mail.attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs => lease_seconds)
  from due where mail.id = due.id
  returning mail.*
$$;

revoke all on function
  public.grant_download(uuid, text), public.use_download(uuid, text), public.mail_links(text),
  public.claim_order_mail(integer)
from public, anon, authenticated;
grant execute on function
  public.grant_download(uuid, text), public.use_download(uuid, text), public.mail_links(text),
  public.claim_order_mail(integer)
to service_role;

-- The goods: one archive for each version. Private, and without any policy: the service role alone reads and writes.
insert into storage.buckets (id, name, public, file_size_limit)
values ('products', 'products', false, 200 * 1024 * 1024)
on conflict (id) do update set public = false, file_size_limit = excluded.file_size_limit;

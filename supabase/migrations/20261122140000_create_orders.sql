-- Orders of premium products. The server writes them with its own key; a member reads those that are theirs, and nobody
-- else any. Names, prices and products come from the server's catalogue, never from a visitor.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- What people say to each other: short, and tells nobody how many orders there are.
  number text not null unique
    default ('PL-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))),
  -- sha-256 of the mark that the buyer's browser keeps: the same purchase sent twice is one order. Given up by a refund,
  -- so that the product can be bought again.
  checkout_hash text not null,
  user_id uuid references auth.users (id) on delete set null,
  product_slug text not null,
  product_title text not null,
  version text not null,
  email text not null,
  full_name text not null,
  -- In paise.
  amount integer not null,
  currency text not null default 'INR',
  provider text not null,
  provider_order_id text,
  -- What payments and refunds come to: private.order_state says it, and a trigger refuses anything else.
  state text not null default 'created',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz,
  constraint orders_amount_positive check (amount > 0),
  constraint orders_currency_known check (currency = 'INR'),
  constraint orders_provider_known check (provider in ('simulated', 'razorpay')),
  constraint orders_state_known check (state in ('created', 'paid', 'failed', 'refunded')),
  -- Both stand in the head of a mail: no line break, no other control character.
  constraint orders_full_name_valid check (
    private.has_length(full_name, 1, 100) and full_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  constraint orders_email_valid check (
    char_length(email) <= 254 and email ~ '^[^@\u0001-\u0020\u007f]+@[^@\u0001-\u0020\u007f]+$'
  ),
  constraint orders_provider_order_once unique (provider, provider_order_id)
);

-- One browser has one open order for a product at a price: a second click, a second tab and the back button find it.
create unique index orders_checkout_idx
  on public.orders (checkout_hash, product_slug, lower(email), amount);
create index orders_user_id_created_at_idx on public.orders (user_id, created_at desc);
create index orders_email_idx on public.orders (lower(email));

alter table public.orders enable row level security;
grant select on public.orders to authenticated;
grant select, insert, update on public.orders to service_role;
-- What was sold stays on record.
revoke delete, truncate on public.orders from service_role;
create policy "Members read their own orders" on public.orders
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "The service role keeps orders" on public.orders
  for all to service_role using (true) with check (true);

-- What a payment provider has said about single payments. A payment that failed may still be captured, never the reverse.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null,
  provider_payment_id text not null,
  amount integer not null,
  currency text not null,
  state text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_state_known check (state in ('failed', 'captured')),
  constraint payments_amount_positive check (amount > 0),
  constraint payments_once unique (provider, provider_payment_id)
);
create index payments_order_id_idx on public.payments (order_id);

-- Money that goes back. It is pending until the provider says that it arrived, or that it could not be sent.
create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  provider text not null,
  provider_refund_id text not null,
  provider_payment_id text not null,
  amount integer not null,
  state text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refunds_state_known check (state in ('pending', 'processed', 'failed')),
  constraint refunds_amount_positive check (amount > 0),
  constraint refunds_once unique (provider, provider_refund_id)
);
create index refunds_order_id_idx on public.refunds (order_id);

-- Every event that was believed, once, in the order of its arrival. Rows are never changed.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  provider text not null,
  -- The provider's own name of the event; made here for what no provider named.
  event_key text not null,
  type text not null,
  -- Ids, amounts and states alone: no card, no address.
  facts jsonb not null,
  created_at timestamptz not null default now(),
  constraint order_events_once unique (provider, event_key)
);
create index order_events_order_id_idx on public.order_events (order_id, id);

alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.order_events enable row level security;
grant select, insert, update on public.payments, public.refunds to service_role;
grant select, insert on public.order_events to service_role;
revoke delete, truncate on public.payments, public.refunds from service_role;
revoke update, delete, truncate on public.order_events from service_role;
create policy "The service role keeps payments" on public.payments
  for all to service_role using (true) with check (true);
create policy "The service role keeps refunds" on public.refunds
  for all to service_role using (true) with check (true);
create policy "The service role keeps events" on public.order_events
  for all to service_role using (true) with check (true);

-- An order's state follows from its payments and refunds alone, so that it does not matter in which order, or how often,
-- events about them arrive. server/payments/order-state.ts says the same; a test compares the two.
create function private.order_state(order_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select case
    when (
      select coalesce(sum(refund.amount), 0) from public.refunds as refund
      where refund.order_id = placed.id and refund.state <> 'failed'
    ) >= placed.amount then 'refunded'
    when exists (
      select from public.payments as payment
      where payment.order_id = placed.id and payment.state = 'captured'
        and payment.currency = placed.currency and payment.amount >= placed.amount
    ) then 'paid'
    when exists (select from public.payments as payment where payment.order_id = placed.id) then 'failed'
    else 'created'
  end
  from public.orders as placed
  where placed.id = order_state.order_id
$$;
revoke all on function private.order_state(uuid) from public;
grant execute on function private.order_state(uuid) to service_role;

create function private.guard_order() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'created' then
      raise exception 'An order begins as created.' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.number, new.product_slug, new.product_title, new.version, new.email, new.amount,
      new.currency, new.provider, new.created_at)
    is distinct from (old.number, old.product_slug, old.product_title, old.version, old.email,
      old.amount, old.currency, old.provider, old.created_at)
    or old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id
  then
    raise exception 'What was ordered does not change.' using errcode = 'check_violation';
  end if;
  if new.state is distinct from old.state then
    if new.state is distinct from private.order_state(new.id) then
      raise exception 'The order is %, not %.', private.order_state(new.id), new.state
        using errcode = 'check_violation';
    end if;
    if new.state = 'paid' then new.paid_at := coalesce(old.paid_at, now()); end if;
    new.refunded_at := case when new.state = 'refunded' then now() end;
    if new.state = 'refunded' then new.checkout_hash := 'refunded ' || new.id; end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger guard_order before insert or update on public.orders
  for each row execute function private.guard_order();

-- Places an order, or finds the one that the same browser has already placed.
create function public.place_order(
  checkout_hash text, product_slug text, product_title text, version text, email text, full_name text,
  amount integer, provider text, user_id uuid default null
) returns setof public.orders
language sql
set search_path = ''
as $$
  insert into public.orders as placed (
    checkout_hash, product_slug, product_title, version, email, full_name, amount, provider, user_id
  )
  values (
    place_order.checkout_hash, place_order.product_slug, place_order.product_title, place_order.version,
    place_order.email, place_order.full_name, place_order.amount, place_order.provider, place_order.user_id
  )
  on conflict (checkout_hash, product_slug, lower(email), amount)
  do update set
    -- A name may be mended until it has been printed on a licence.
    full_name = case when placed.state in ('created', 'failed') then excluded.full_name else placed.full_name end,
    user_id = coalesce(placed.user_id, excluded.user_id)
  returning placed.*
$$;

-- Takes one event about an order: what it says of a payment, of a refund, or of both. Returns the order, whose state then
-- is right whatever came before. No row when there is no such order.
create function public.record_order_event(
  order_id uuid, event_key text, type text, payment jsonb default null, refund jsonb default null
) returns setof public.orders
language plpgsql
set search_path = ''
as $$
declare
  placed public.orders;
  owner uuid;
  became text;
begin
  select * into placed from public.orders as one where one.id = record_order_event.order_id for update;
  if not found then return; end if;
  insert into public.order_events (order_id, provider, event_key, type, facts)
  values (
    placed.id, placed.provider, record_order_event.event_key, record_order_event.type,
    jsonb_strip_nulls(jsonb_build_object('payment', record_order_event.payment, 'refund', record_order_event.refund))
  )
  on conflict on constraint order_events_once do nothing;

  if record_order_event.payment is not null then
    insert into public.payments as kept (order_id, provider, provider_payment_id, amount, currency, state)
    values (
      placed.id, placed.provider, payment ->> 'id', (payment ->> 'amount')::integer, payment ->> 'currency',
      payment ->> 'state'
    )
    on conflict on constraint payments_once do update set
      state = case when kept.state = 'captured' then kept.state else excluded.state end,
      amount = case when kept.state = 'captured' then kept.amount else excluded.amount end,
      currency = case when kept.state = 'captured' then kept.currency else excluded.currency end,
      updated_at = now()
    returning kept.order_id into owner;
    if owner <> placed.id then
      raise exception 'The payment belongs to another order.' using errcode = 'check_violation';
    end if;
  end if;

  if record_order_event.refund is not null then
    insert into public.refunds as kept (
      order_id, provider, provider_refund_id, provider_payment_id, amount, state
    )
    values (
      placed.id, placed.provider, refund ->> 'id', refund ->> 'payment_id', (refund ->> 'amount')::integer,
      refund ->> 'state'
    )
    on conflict on constraint refunds_once do update set
      state = case when kept.state = 'pending' then excluded.state else kept.state end,
      updated_at = now()
    returning kept.order_id into owner;
    if owner <> placed.id then
      raise exception 'The refund belongs to another order.' using errcode = 'check_violation';
    end if;
  end if;

  became := private.order_state(placed.id);
  if became <> placed.state then
    update public.orders as one set state = became where one.id = placed.id;
  end if;
  return query select * from public.orders as one where one.id = placed.id;
end
$$;

-- Orders placed without an account become the member's whose confirmed address they name. Returns how many.
create function public.claim_orders(member uuid) returns integer
language sql security definer
set search_path = ''
as $$
  with claimed as (
    update public.orders as placed set user_id = account.id
    from auth.users as account
    where account.id = claim_orders.member and account.email_confirmed_at is not null
      and placed.user_id is null and lower(placed.email) = lower(account.email)
    returning 1
  )
  select count(*)::integer from claimed
$$;

revoke all on function
  public.place_order(text, text, text, text, text, text, integer, text, uuid),
  public.record_order_event(uuid, text, text, jsonb, jsonb),
  public.claim_orders(uuid)
from public, anon, authenticated;
grant execute on function
  public.place_order(text, text, text, text, text, text, integer, text, uuid),
  public.record_order_event(uuid, text, text, jsonb, jsonb),
  public.claim_orders(uuid)
to service_role;

-- An order's state follows from each of its payments alone: what was captured less what was returned. A second payment
-- of a paid order that goes back leaves the order paid. server/payments/order-state.ts says the same; a test compares
-- the two.
create or replace function private.order_state(order_id uuid) returns text
language sql stable
set search_path = ''
as $$
  with covering as (
    select payment.amount - coalesce((
      select sum(refund.amount) from public.refunds as refund
      where refund.order_id = payment.order_id and refund.provider_payment_id = payment.provider_payment_id
        and refund.state <> 'failed'
    ), 0) as kept
    from public.payments as payment
    join public.orders as placed on placed.id = payment.order_id
    where placed.id = order_state.order_id and payment.state = 'captured'
      and payment.currency = placed.currency and payment.amount >= placed.amount
  )
  select case
    when exists (select from covering where kept > 0) then 'paid'
    when exists (select from covering) then 'refunded'
    when exists (select from public.payments as payment where payment.order_id = placed.id) then 'failed'
    else 'created'
  end
  from public.orders as placed
  where placed.id = order_state.order_id
$$;

-- Buyers are told of each refund that leaves the order as it is, and of each that could not be sent after all.
alter table public.order_mails
  add column refund_id uuid references public.refunds (id),
  drop constraint order_mails_kind_known,
  add constraint order_mails_kind_known
    check (kind in ('receipt', 'link', 'refund', 'partial_refund', 'failed_refund'));
create index order_mails_refund_id_idx on public.order_mails (refund_id) where refund_id is not null;

-- As before, and: a payment that comes for an order that was refunded is receipted.
create or replace function public.record_order_event(
  order_id uuid, event_key text, type text, payment jsonb default null, refund jsonb default null
) returns setof public.orders
language plpgsql
set search_path = ''
as $$
declare
  placed public.orders;
  owner uuid;
  became text;
  known public.refunds;
  noted public.refunds;
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
    select * into known from public.refunds as one
    where one.provider = placed.provider and one.provider_refund_id = record_order_event.refund ->> 'id';
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
    returning kept.* into noted;
    if noted.order_id <> placed.id then
      raise exception 'The refund belongs to another order.' using errcode = 'check_violation';
    end if;
  end if;

  became := private.order_state(placed.id);
  if became <> placed.state then
    update public.orders as one set state = became where one.id = placed.id;
  end if;
  if noted.state = 'failed' and known.state = 'pending' then
    insert into public.order_mails (order_id, kind, refund_id) values (placed.id, 'failed_refund', noted.id);
  elsif noted.state <> 'failed' and known.id is null and became <> 'refunded' then
    insert into public.order_mails (order_id, kind, refund_id) values (placed.id, 'partial_refund', noted.id);
  elsif noted.id is null and became = 'paid' and placed.state = 'refunded' then
    insert into public.order_mails (order_id, kind) values (placed.id, 'receipt');
  end if;
  return query select * from public.orders as one where one.id = placed.id;
end
$$;

-- Orders that the former rule took for refunded get their downloads back, with a receipt that says so.
with mended as (
  update public.orders as placed set state = private.order_state(placed.id)
  where placed.state <> private.order_state(placed.id)
  returning placed.id, placed.state
)
insert into public.order_mails (order_id, kind) select id, 'receipt' from mended where state = 'paid';

-- Operators see what was paid and returned; only the server, after the provider, changes it.
grant select on public.payments, public.refunds to authenticated;
create policy "Operators read payments" on public.payments
  for select to authenticated
  using ((select private.is_operator()));
create policy "Operators read refunds" on public.refunds
  for select to authenticated
  using ((select private.is_operator()));

-- What an operator's refund is written down as, by the server in the operator's name. A function of its own, since the
-- server's key stands for no account.
create function private.note_refund(operator uuid, order_id uuid, action text, details jsonb) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.audit_log (operator_id, operator_email, action, subject_type, subject_id, subject_label, details)
  select account.id, coalesce(account.email, ''), note_refund.action, 'order', placed.id::text, placed.number,
    note_refund.details
  from auth.users as account, public.orders as placed
  where account.id = note_refund.operator and placed.id = note_refund.order_id
$$;

-- Checks a refund that an operator asks for and writes it down before any money moves. `returned` is what the operator
-- has seen of the payment to be on its way back: when it is another sum by now, nothing is begun. Amounts in paise.
create function public.begin_refund(
  operator uuid, order_id uuid, payment_id text, amount integer, returned integer, reason text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  captured integer;
  gone integer;
begin
  if not exists (
    select from auth.users as account
    where account.id = begin_refund.operator and account.raw_app_meta_data -> 'operator' = 'true'::jsonb
      and (account.banned_until is null or account.banned_until <= now())
  ) then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  perform from public.orders as placed where placed.id = begin_refund.order_id for update;
  select payment.amount into captured from public.payments as payment
  where payment.order_id = begin_refund.order_id and payment.provider_payment_id = begin_refund.payment_id
    and payment.state = 'captured';
  if not found then
    raise exception 'Not found' using errcode = 'PT404';
  end if;
  select coalesce(sum(refund.amount), 0) into gone from public.refunds as refund
  where refund.order_id = begin_refund.order_id and refund.provider_payment_id = begin_refund.payment_id
    and refund.state <> 'failed';
  if gone <> begin_refund.returned then
    raise exception 'What was returned has changed.' using errcode = 'PT409';
  end if;
  if begin_refund.amount not between 1 and captured - gone
    or not private.has_length(begin_refund.reason, 1, 1000) then
    raise exception 'Not a refund of this payment.' using errcode = 'check_violation';
  end if;
  perform private.note_refund(begin_refund.operator, begin_refund.order_id, 'began to refund', jsonb_build_object(
    'amount', begin_refund.amount, 'payment', begin_refund.payment_id,
    'reason', private.trim_space(begin_refund.reason)
  ));
end
$$;

-- Writes down how a refund that was begun ended: `refund_id` is the provider's, null when it was not made.
create function public.end_refund(operator uuid, order_id uuid, payment_id text, amount integer, refund_id text)
returns void
language sql security definer
set search_path = ''
as $$
  select private.note_refund(
    end_refund.operator, end_refund.order_id,
    case when end_refund.refund_id is null then 'could not refund' else 'refunded' end,
    jsonb_strip_nulls(jsonb_build_object(
      'amount', end_refund.amount, 'payment', end_refund.payment_id, 'refund', end_refund.refund_id
    ))
  )
$$;

revoke all on function private.note_refund(uuid, uuid, text, jsonb) from public;
revoke all on function
  public.begin_refund(uuid, uuid, text, integer, integer, text), public.end_refund(uuid, uuid, text, integer, text)
from public, anon, authenticated;
grant execute on function
  public.begin_refund(uuid, uuid, text, integer, integer, text), public.end_refund(uuid, uuid, text, integer, text)
to service_role;

-- The masked address is everybody's; the whole one is for whoever runs the site, to answer. No row for anybody else.
create function public.list_suggestion_contacts(suggestion_ids uuid[])
returns table (suggestion_id uuid, email text)
language sql stable security definer
set search_path = ''
as $$
  select contact.suggestion_id, contact.email from private.suggestion_contacts as contact
  where contact.suggestion_id = any (list_suggestion_contacts.suggestion_ids) and private.is_operator()
$$;
revoke all on function public.list_suggestion_contacts(uuid[]) from public, anon, authenticated;
grant execute on function public.list_suggestion_contacts(uuid[]) to authenticated;

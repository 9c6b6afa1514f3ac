-- What buyers say. One review for each order that is paid, written through the server, which knows whose order it is.
create table public.product_reviews (
  id uuid primary key default gen_random_uuid(),
  product_slug text not null,
  name text not null,
  feedback text not null,
  created_at timestamptz not null default now(),
  constraint product_reviews_name_valid check (private.has_length(name, 1, 100)),
  constraint product_reviews_feedback_length check (private.has_length(feedback, 10, 1000))
);
create index product_reviews_product_slug_idx on public.product_reviews (product_slug, created_at desc);

-- Which order stands behind a review is nobody's business.
create table private.product_review_orders (
  order_id uuid primary key references public.orders (id),
  review_id uuid not null references public.product_reviews (id) on delete cascade
);
alter table public.product_reviews enable row level security;
alter table private.product_review_orders enable row level security;
grant select on public.product_reviews to anon, authenticated;
grant select, insert, update, delete on public.product_reviews to service_role;
create policy "Anyone reads reviews" on public.product_reviews for select to anon, authenticated using (true);
create policy "The service role keeps reviews" on public.product_reviews
  for all to service_role using (true) with check (true);

-- Writes or replaces the review of a paid order. No row when the order is not paid.
create function public.review_order(order_id uuid, name text, feedback text) returns setof public.product_reviews
language plpgsql security definer
set search_path = ''
as $$
declare
  placed public.orders;
  written uuid;
begin
  select * into placed from public.orders as one where one.id = review_order.order_id for update;
  if not found or placed.state <> 'paid' then return; end if;
  select kept.review_id into written from private.product_review_orders as kept where kept.order_id = placed.id;
  if written is null then
    insert into public.product_reviews (product_slug, name, feedback)
    values (placed.product_slug, private.trim_space(review_order.name), private.trim_space(review_order.feedback))
    returning id into written;
    insert into private.product_review_orders (order_id, review_id) values (placed.id, written);
  else
    update public.product_reviews as kept
    set name = private.trim_space(review_order.name), feedback = private.trim_space(review_order.feedback)
    where kept.id = written;
  end if;
  return query select * from public.product_reviews as kept where kept.id = written;
end
$$;
revoke all on function public.review_order(uuid, text, text) from public, anon, authenticated;
grant execute on function public.review_order(uuid, text, text) to service_role;

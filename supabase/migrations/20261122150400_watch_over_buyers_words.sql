-- What buyers say of a product can be reported and removed like everything else that visitors write.
grant delete on public.product_reviews to authenticated;
create policy "Operators remove reviews" on public.product_reviews
  for delete to authenticated
  using ((select private.is_operator()));
create trigger audit_operator after delete on public.product_reviews
  for each row execute function private.audit_operator('review', 'feedback');

-- The mark of a buyer on testimonials: set when the order is paid or becomes the member's, and when one is written
-- afterwards.
create function private.verify_testimonials_of_buyer() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.verify_testimonials_of(new.user_id, 'purchase');
  return null;
end
$$;
create trigger verify_testimonials_of_buyer
  after insert or update of state, user_id on public.orders
  for each row
  when (new.state = 'paid' and new.user_id is not null)
  execute function private.verify_testimonials_of_buyer();

create or replace function private.verify_new_testimonial() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.orders where user_id = new.user_id and state = 'paid') then
    perform private.verify_testimonials_of(new.user_id, 'purchase');
  elsif exists (select from public.template_download_history where user_id = new.user_id) then
    perform private.verify_testimonials_of(new.user_id, 'download');
  end if;
  return null;
end
$$;

-- Orders are read on the operators' desk; what becomes of one is decided by payments alone.
create policy "Operators read orders" on public.orders
  for select to authenticated
  using ((select private.is_operator()));

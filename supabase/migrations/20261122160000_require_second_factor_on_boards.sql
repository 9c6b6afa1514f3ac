-- What members write on the boards and what they buy is theirs as well: with the password alone nobody changes it where a
-- second factor is in force, and nobody learns what they voted for, wrote and bought.
do $$
declare
  target text;
begin
  foreach target in array array['public.testimonials', 'public.suggestion_comments', 'public.suggestions'] loop
    execute format(
      'create policy "Updates need the second factor" on %s as restrictive for update to authenticated
        using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()))', target);
    execute format(
      'create policy "Deletes need the second factor" on %s as restrictive for delete to authenticated
        using ((select private.is_fully_signed_in()))', target);
  end loop;
  foreach target in array array['public.suggestion_votes', 'public.testimonial_authors', 'public.orders'] loop
    execute format(
      'create policy "Reads need the second factor" on %s as restrictive for select to authenticated
        using ((select private.is_fully_signed_in()))', target);
  end loop;
end
$$;

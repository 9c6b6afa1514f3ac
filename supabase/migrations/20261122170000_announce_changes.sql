-- Community, suggestions and what is said about them are followed live. Our own backend announces a row by a trigger; a
-- hosted Supabase reads its publication.
do $$
declare
  followed text;
begin
  foreach followed in array array['projects', 'suggestions', 'suggestion_comments'] loop
    if to_regprocedure('plinth.announce_change()') is not null then
      execute format(
        'create trigger announce_change after insert or update or delete on public.%I
          for each row execute function plinth.announce_change(%L)',
        followed, 'id');
    elsif exists (select from pg_publication where pubname = 'supabase_realtime') then
      execute format('alter publication supabase_realtime add table public.%I', followed);
    end if;
  end loop;
end
$$;

-- A rule that looks an owner up in another table with a subquery sees that table as it was when the statement began, also
-- after the statement has waited for somebody who changed it. A volatile function sees it as it is.

-- Whether the caller owns a repository. Holds it as the count of its files does: one that is being given away is waited for.
create function private.holds_git_repository(id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform from public.git_repositories as repository
  where repository.id = holds_git_repository.id and repository.user_id = auth.uid()
  for no key update;
  return found;
end
$$;

-- Whether the caller has written a testimonial. Holds nothing: what is changed is the testimonial itself.
create function private.wrote_testimonial(id uuid) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.testimonial_authors as author
    where author.testimonial_id = wrote_testimonial.id and author.user_id = auth.uid()
  );
end
$$;

revoke execute on function private.holds_git_repository(uuid), private.wrote_testimonial(uuid) from public;
grant execute on function private.holds_git_repository(uuid), private.wrote_testimonial(uuid) to authenticated;

alter policy "Owners add files to their own repositories" on public.git_repository_files
  with check (private.holds_git_repository(repository_id));
alter policy "Owners update files of their own repositories" on public.git_repository_files
  using (private.holds_git_repository(repository_id))
  with check (private.holds_git_repository(repository_id));
alter policy "Owners delete files of their own repositories" on public.git_repository_files
  using (private.holds_git_repository(repository_id));

alter policy "Members change their own testimonials" on public.testimonials
  using (private.wrote_testimonial(id))
  with check (private.wrote_testimonial(id));
alter policy "Members remove their own testimonials" on public.testimonials
  using (private.wrote_testimonial(id));

-- Archives and pictures of community projects, in one public bucket: {userId}/{timestamp}-{name}.
-- Visitors read a file by its public address, which asks no policy; listing is for owners, so that
-- nobody can walk through everybody's uploads (drafts among them).
insert into storage.buckets (id, name, public, file_size_limit)
values ('project-files', 'project-files', true, 50 * 1024 * 1024)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit;

create policy "Owners list their own project files" on storage.objects
  for select to authenticated
  using (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members upload project files to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Owners update their own project files" on storage.objects
  for update to authenticated
  using (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Owners delete their own project files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text);

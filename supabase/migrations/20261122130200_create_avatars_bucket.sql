-- Pictures of members: {userId}/{random}.webp. Public by their address, which nobody can guess. No policy lets a member
-- write here: the server makes every picture anew and stores it itself.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 256 * 1024, array['image/webp'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

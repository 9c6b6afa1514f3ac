-- The sweeper asks which stored files still have a row.
create index objects_version_idx on storage.objects (version);

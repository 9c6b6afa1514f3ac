-- Room is promised to the uploads of an account that have begun.
create index resumable_uploads_owner_id_idx on plinth.resumable_uploads (owner_id);

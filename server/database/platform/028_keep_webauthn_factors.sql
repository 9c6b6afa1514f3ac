-- Second factors that sign with a key of their own: the public key, its id and how often it has signed; and what a
-- challenge has asked to be signed. Column names are Supabase's.
alter table auth.mfa_factors add column web_authn_credential jsonb;
alter table auth.mfa_challenges add column web_authn_session_data jsonb;

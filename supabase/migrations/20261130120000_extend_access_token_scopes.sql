-- An access token may also be for the account's sites and for the board of suggestions: agents ask for both at /mcp.
alter table public.access_tokens drop constraint access_tokens_scopes_known;
alter table public.access_tokens add constraint access_tokens_scopes_known check (
  cardinality(scopes) between 1 and 5
  and scopes <@ array['repo:read', 'repo:write', 'site:read', 'site:write', 'board:write']
);

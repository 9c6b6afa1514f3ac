-- A new site is remixed only once its owner has said so: an invitation to copy is theirs to give, although everybody
-- receives the files. Sites that there are stay as they are. See docs/decisions/062-a-remix-is-a-repository-with-an-
-- origin.md.
alter table public.sites alter column remix_allowed set default false;

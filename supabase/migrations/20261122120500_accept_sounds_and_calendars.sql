-- Websites bring sounds and calendars as well: app/lib/repository-files.ts holds the same list.
create or replace function private.is_accepted_file(filename text) returns boolean
language sql immutable strict parallel safe
return filename ~* (
    '(^|/)([^/]*\.(js|ts|jsx|tsx|html|css|scss|json|md|txt|py|java|cpp|c|php|rb|go|rs|swift|kt|dart|vue|svelte'
    '|cjs|csv|h|hpp|htm|ics|mjs|sh|sql|svg|toml|webmanifest|xml|yaml|yml'
    '|avif|gif|ico|jpeg|jpg|mp3|png|webp|woff|woff2)'
    '|license|readme|changelog|notice|dockerfile|makefile|\.gitignore|\.editorconfig|\.nojekyll)$'
  )
  -- Git's own folder, also under the names that some file systems take for it.
  and filename !~* '(^|/)(\.git|git~[0-9]+)[ .]*(/|:|$)'
  and filename !~ '[\\\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]';

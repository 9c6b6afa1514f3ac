-- Every file of a website is kept, whatever its ending, but programs and installers: nothing else is a danger as files are
-- served. The server and the pages hold the same rules (app/lib/repository-files.ts).
create or replace function private.is_accepted_file(filename text) returns boolean
language sql immutable strict parallel safe
return filename !~* (
    '\.(apk|app|appimage|appx|cpl|deb|dll|dmg|exe|hta|ipa|lnk|msc|msi|msix|msp|pif|pkg|rpm|scr|vbe|vbs|wsf|wsh)$'
  )
  -- Git's own folder, also under the names that some file systems take for it.
  and filename !~* '(^|/)(\.git|git~[0-9]+)[ .]*(/|:|$)'
  and filename !~ '[\\\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]';

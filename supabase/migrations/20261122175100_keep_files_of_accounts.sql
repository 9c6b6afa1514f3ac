-- Whether the caller's account is there. Holds it until the transaction ends: an account that is being deleted waits for
-- it, or is waited for. An upload can last longer than the account that began it, whose token is good for an hour more.
create function private.holds_account() returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform from auth.users as account where account.id = auth.uid() for key share;
  return found;
end
$$;
revoke execute on function private.holds_account() from public;
grant execute on function private.holds_account() to authenticated;

-- Rows of tables refer to their account and cannot come after it; files cannot refer to one.
create policy "Accounts that are gone add no files" on storage.objects
  as restrictive for insert to authenticated
  with check ((select private.holds_account()));

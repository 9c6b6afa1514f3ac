/** Where a member sees what the account keeps and where room can be made. */
export const STORAGE_HREF = '/profile?tab=storage';

/**
 * Whether a refusal says that the account is full. The same status, 413, is given to a file that is too large, here and by
 * proxies before the site; the database writes these sentences alone (`private.refuse_over_quota`).
 */
export function isAccountFull(message: string): boolean {
  return /\bYour (account has \d+ of at most |.{1,60} is full: )/.test(message);
}

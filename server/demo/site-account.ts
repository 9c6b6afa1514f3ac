import { randomUUID } from 'node:crypto';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Nobody can sign in to it: it has no password, and no mail can reach a `.invalid` address (RFC 2606). */
export const siteAccount = { email: 'site@plinth.invalid', name: 'Plinth' };

/** The id of the site's own account, made at the first call. */
export async function createSiteAccount(services: Services): Promise<string> {
  const { rows } = await services.database.run<{ id: string }>(owner, {
    text: `with present as (select id from auth.users where email = $2),
      made as (
        insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        select $1, 'authenticated', 'authenticated', $2, now(), '{"no_quotas": true}', $3
        where not exists (select from present)
        returning id
      )
      select id from present union all select id from made`,
    values: [randomUUID(), siteAccount.email, JSON.stringify({ name: siteAccount.name })],
  });
  return (rows[0] as { id: string }).id;
}

import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { purgeNetworks } from './known-networks.ts';

/**
 * Removes what can have no effect any more: tokens and flows that have expired, sessions past their end, challenges and
 * authenticator apps whose setting up was not finished, and refresh tokens replaced more than thirty days ago (until then one that comes back gives its thief away).
 */
export async function purgeAuth({ database }: Services): Promise<void> {
  await database.transaction(owner, async (session) => {
    await session.query('delete from auth.one_time_tokens where expires_at <= now()');
    await session.query('delete from auth.flow_state where expires_at <= now()');
    await session.query('delete from auth.used_statements where expires_at <= now()');
    await session.query('delete from auth.sessions where not_after <= now()');
    await session.query(
      `delete from auth.refresh_tokens where revoked and updated_at <= now() - interval '30 days'`,
    );
    await session.query(`delete from auth.webauthn_challenges where expires_at <= now() - interval '1 hour'`);
    await session.query(`delete from auth.mfa_challenges where created_at <= now() - interval '1 hour'`);
    await session.query(
      `delete from auth.mfa_factors where status = 'unverified' and created_at <= now() - interval '1 day'`,
    );
    await purgeNetworks(session);
    await session.query('select plinth.purge_rate_limits()');
  });
}

import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { lockUser } from '../users.ts';

/** GET /user/identities/authorize: links another provider. None is configured. */
export function linkIdentity(services: Services) {
  return async (c: Context) => {
    await authenticate(services, c);
    throw authError('providerDisabled');
  };
}

/** DELETE /user/identities/{id}: takes a way to sign in off the account; the last one stays. */
export function unlinkIdentity(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    requireFullSession(account, 'AAL2 session is required to unlink an identity when MFA is enabled.');
    await takeTry(services, c, 'unlinkIdentity', account.user.id);
    await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, account.user.id);
      const identity = user?.identities.find(({ id }) => id === c.req.param('identityId'));
      if (!user || !identity) throw authError('identityNotFound');
      if (user.identities.length < 2) throw authError('singleIdentity');
      await database.query('delete from auth.identities where id = $1', [identity.id]);
      const providers = user.identities
        .filter(({ id }) => id !== identity.id)
        .map(({ provider }) => provider);
      await database.query(
        `update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data
            || jsonb_build_object('provider', $2::text, 'providers', $3::jsonb)
          where id = $1`,
        [user.id, providers[0], JSON.stringify([...new Set(providers)])],
      );
    });
    return c.json({});
  };
}

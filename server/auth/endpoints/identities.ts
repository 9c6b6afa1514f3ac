import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { noteProviders } from '../identities.ts';
import { takeTry } from '../limits.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { beginProviderFlow } from '../oidc/begin.ts';
import { lockUser } from '../users.ts';

/**
 * GET /user/identities/authorize: sends the owner of an account to a provider, to sign in with it from now on. Answers
 * the address with `skip_http_redirect`, else leads there.
 */
export function linkIdentity(services: Services) {
  return async (c: Context) => {
    if (!services.config.accounts.linking) throw authError('linkingDisabled');
    const account = await authenticate(services, c);
    requireFullSession(account, 'AAL2 session is required to link an identity when MFA is enabled.');
    await takeTry(services, c, 'linkIdentity', account.user.id);
    const url = await beginProviderFlow(services, c, account.user.id);
    c.header('Cache-Control', 'no-store');
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
  };
}

/** DELETE /user/identities/{id}: takes a way to sign in off the account; the last one stays. */
export function unlinkIdentity(services: Services) {
  return async (c: Context) => {
    if (!services.config.accounts.linking) throw authError('linkingDisabled');
    const account = await authenticate(services, c);
    requireFullSession(account, 'AAL2 session is required to unlink an identity when MFA is enabled.');
    await takeTry(services, c, 'unlinkIdentity', account.user.id);
    await services.database.transaction(owner, async (database) => {
      const user = await lockUser(database, account.user.id);
      const identity = user?.identities.find(({ id }) => id === c.req.param('identityId'));
      if (!user || !identity) throw authError('identityNotFound');
      if (user.identities.length < 2) throw authError('singleIdentity');
      await database.query('delete from auth.identities where id = $1', [identity.id]);
      // The password belongs to the address, a code to the number: without the identity they open nothing.
      if (identity.provider === 'email') {
        await database.query('update auth.users set encrypted_password = null where id = $1', [user.id]);
      }
      if (identity.provider === 'phone') {
        await database.query('update auth.users set phone = null, phone_confirmed_at = null where id = $1', [
          user.id,
        ]);
      }
      await noteProviders(database, user.id);
    });
    return c.json({});
  };
}

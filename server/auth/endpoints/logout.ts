import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { isFullSession } from '../mfa/factors.ts';
import { endSessions, type LogoutScope } from '../sessions.ts';

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[];

const secondFactorFirst = 'AAL2 session is required to end other sessions when MFA is enabled.';

/**
 * POST /logout?scope=global|local|others (default global). A session that has not proved its account's second factor ends itself
 * alone: knowing the password must not be enough to sign the owner out.
 */
export function logout(services: Services) {
  return async (c: Context) => {
    const scope = c.req.query('scope') ?? 'global';
    if (!scopes.includes(scope)) throw authError('invalid', `Unsupported logout scope "${scope}"`);
    const account = await authenticate(services, c);
    const end = (which: LogoutScope) =>
      services.database.transaction(owner, (database) =>
        endSessions(database, account.user.id, account.sessionId, which),
      );
    if (scope === 'local' || isFullSession(account)) {
      await end(scope as LogoutScope);
      return c.body(null, 204);
    }
    if (scope === 'others') throw authError('insufficientAal', secondFactorFirst);
    await end('local');
    throw authError('insufficientAal', `This session has ended. ${secondFactorFirst}`);
  };
}

import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { endSessions, type LogoutScope } from '../sessions.ts';

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[];

/** POST /logout?scope=global|local|others (default global). */
export function logout(services: Services) {
  return async (c: Context) => {
    const scope = c.req.query('scope') ?? 'global';
    if (!scopes.includes(scope)) throw authError('invalid', `Unsupported logout scope "${scope}"`);
    const { user, sessionId } = await authenticate(services, c);
    await services.database.transaction(owner, (database) =>
      endSessions(database, user.id, sessionId, scope as LogoutScope),
    );
    return c.body(null, 204);
  };
}

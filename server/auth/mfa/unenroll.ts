import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import { authenticatorRemoved } from '../../mail/templates/authenticator-changed.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { lockUser } from '../users.ts';
import { deleteFactor, lockFactor } from './factors.ts';

/** DELETE /factors/{id}: removes an authenticator app; one that is in force only in a session that has proved a factor. */
export function unenroll(services: Services) {
  return async (c: Context) => {
    const { user, aal } = await authenticate(services, c);
    await takeTry(services, c, 'enrollFactor', user.id);
    const factor = await services.database.transaction(owner, async (database) => {
      await lockUser(database, user.id);
      const found = await lockFactor(database, user.id, c.req.param('factorId') ?? '');
      if (found.status === 'verified' && aal !== 'aal2') {
        throw authError('insufficientAal', 'AAL2 required to unenroll verified factor');
      }
      await deleteFactor(database, user.id, found.id);
      return found;
    });
    if (factor.status === 'verified' && user.email) {
      sendLater(services, user.email, authenticatorRemoved({ signInUrl: signInUrl(services) }));
    }
    return c.json({ id: factor.id });
  };
}

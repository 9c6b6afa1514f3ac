import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { deletePasskey, listPasskeys, presentPasskey } from '../passkeys/passkeys.ts';
import { lockNamedUser } from './read-user.ts';

/** GET /admin/users/{id}/passkeys. */
export function listPasskeysOf({ database }: Services) {
  return async (c: Context) => {
    const passkeys = await database.transaction(owner, async (session) => {
      const user = await lockNamedUser(c, session);
      return listPasskeys(session, user.id);
    });
    return c.json(passkeys.map(presentPasskey));
  };
}

/** DELETE /admin/users/{id}/passkeys/{passkeyId}: for a member whose device is in other hands. */
export function removePasskeyOf({ database }: Services) {
  return async (c: Context) => {
    await database.transaction(owner, async (session) => {
      const user = await lockNamedUser(c, session);
      await deletePasskey(session, user.id, c.req.param('passkeyId') ?? '');
    });
    return c.body(null, 204);
  };
}

import type { Context } from 'hono';
import { z } from 'zod';
import { oneByOne, owner } from '../../database/database.ts';
import { passkeyRemoved } from '../../mail/templates/passkey-changed.ts';
import type { Services } from '../../services.ts';
import { type Account, authenticate } from '../authenticate.ts';
import { readBody } from '../body.ts';
import { takeTry } from '../limits.ts';
import { sendLater, signInUrl } from '../mails.ts';
import { deletePasskey, listPasskeys, presentPasskey, renamePasskey, requirePasskeys } from './passkeys.ts';
import { requireAssurance } from './registration.ts';

/** GET /passkeys: the account's own. */
export function ownPasskeys(services: Services) {
  return async (c: Context) => {
    const { user } = await requireOwner(services, c);
    const passkeys = await listPasskeys(oneByOne(services.database, owner), user.id);
    c.header('Cache-Control', 'no-store');
    return c.json(passkeys.map(presentPasskey));
  };
}

const nameSchema = z.object({
  friendly_name: z
    .string({ error: 'friendly_name is required' })
    .trim()
    .min(1, 'friendly_name is required')
    .max(120, 'friendly_name must be 120 characters or less'),
});

/** PATCH /passkeys/{id}: gives one of the account's passkeys another name. */
export function updatePasskey(services: Services) {
  return async (c: Context) => {
    const { user } = await requireOwner(services, c);
    const { friendly_name } = await readBody(c, nameSchema);
    await takeTry(services, c, 'passkeys', user.id);
    const database = oneByOne(services.database, owner);
    const passkey = await renamePasskey(database, user.id, c.req.param('passkeyId') ?? '', friendly_name);
    return c.json(presentPasskey(passkey));
  };
}

/** DELETE /passkeys/{id}: the passkey signs nobody in any more. Sessions that it has opened go on. */
export function removePasskey(services: Services) {
  return async (c: Context) => {
    const { user } = await requireOwner(services, c);
    await takeTry(services, c, 'passkeys', user.id);
    await deletePasskey(oneByOne(services.database, owner), user.id, c.req.param('passkeyId') ?? '');
    if (user.email) sendLater(services, user.email, passkeyRemoved({ signInUrl: signInUrl(services) }));
    return c.body(null, 204);
  };
}

async function requireOwner(services: Services, c: Context): Promise<Account> {
  requirePasskeys(services);
  const account = await authenticate(services, c);
  requireAssurance(account);
  return account;
}

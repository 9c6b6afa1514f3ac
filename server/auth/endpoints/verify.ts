import type { Context } from 'hono';
import { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { applyProof, isVerifiable, verifiableTypes } from '../apply-proof.ts';
import { optional, readBody } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { consumeCode, consumeLink } from '../one-time-tokens.ts';
import { readPhone } from '../phone/number.ts';
import { deviceOf, openSession, presentSession } from '../sessions.ts';

const bodySchema = z.object({
  type: optional(z.string()),
  token: optional(z.string()),
  token_hash: optional(z.string()),
  email: optional(z.string()),
  phone: optional(z.string()),
});

/** Said when the first of two mailboxes has agreed to an e-mail change. */
export const otherMailboxMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: a link's token (`token_hash`), or a code with the address it was sent to, for a session. */
export function verify(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    const type = body.type ?? '';
    if (!type) throw authError('invalid', 'Verify requires a verification type');
    if (!isVerifiable(type)) throw authError('invalid', 'Unsupported verification type');
    const proof = await readProof(services, c, { ...body, type });

    const device = deviceOf(services, c);
    const result = await services.database.transaction(owner, async (database) => {
      const types = verifiableTypes[type];
      const used =
        'link' in proof
          ? await consumeLink(services.keys, database, proof.link, types)
          : await consumeCode(services.keys, database, { ...proof, network: device.network }, types);
      // Not thrown in here: a wrong code is a try that must stay counted.
      if (!used) return 'refused';
      const proved = await applyProof(database, used, type);
      if (proved.state === 'half') return 'half';
      return openSession(services, database, proved.userId, 'otp', device);
    });
    c.header('Cache-Control', 'no-store');
    if (result === 'refused') throw authError('link' in proof ? 'linkExpired' : 'codeExpired');
    if (result === 'half') return c.json({ msg: otherMailboxMessage, code: '200' });
    return c.json(await presentSession(services, result));
  };
}

type Proof = { link: string } | { relatesTo: string; code: string };

async function readProof(
  services: Services,
  c: Context,
  body: z.output<typeof bodySchema> & { type: string },
): Promise<Proof> {
  if (body.token_hash) {
    if (body.token || body.email || body.phone)
      throw authError('invalid', 'Only the token_hash and type should be provided');
    await takeTry(services, c, 'verifyLink');
    return { link: body.token_hash };
  }
  if (!body.token) throw authError('invalid', 'Verify requires either a token or a token hash');
  const byPhone = body.type === 'sms' || body.type === 'phone_change';
  const given = byPhone ? body.phone : body.email;
  if (!given || (body.phone && body.email)) {
    throw authError('invalid', 'Only an email address or phone number should be provided on verify');
  }
  const relatesTo = byPhone ? readPhone(given) : readEmail(given);
  await takeTry(services, c, 'verifyCode');
  return { relatesTo, code: body.token.replaceAll(/[\s-]/g, '') };
}

import type { Context } from 'hono';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { challengeFields, optional, readBody } from '../body.ts';
import { readEmail } from '../email-address.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { takeMail, takeTry } from '../limits.ts';
import { mailProof } from '../mail-proof.ts';
import { redirectOf } from '../redirects.ts';

const bodySchema = z.object({ email: optional(z.string()), ...challengeFields });

/** POST /recover: mails a link that leads to a new password. Answers the same for every address. */
export function recover(services: Services) {
  return async (c: Context) => {
    const body = await readBody(c, bodySchema);
    if (!body.email) throw authError('invalid', 'Password recovery requires an email');
    const email = readEmail(body.email);
    const target = { redirectTo: redirectOf(services.config, c), challenge: readChallenge(body) };
    await takeTry(services, c, 'recover');
    const asker = await takeMail(services, c, 'recovery', email);
    mailProof(services, 'recovery', email, { ...target, asker }, () => 'recovery');
    return c.json({});
  };
}

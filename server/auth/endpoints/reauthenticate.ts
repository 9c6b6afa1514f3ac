import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import { confirmIdentity } from '../../mail/templates/confirm-identity.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { giveMailBack, takeMail, takeSms, takeTry } from '../limits.ts';
import { sendNow, signInUrl } from '../mails.ts';
import { dropTokens, issueToken, oneTimeTokenSeconds } from '../one-time-tokens.ts';
import { sendCodeNow } from '../phone/send-code.ts';
import { mailboxOrPhone } from '../users.ts';

/** GET /reauthenticate: sends the mailbox, or the telephone where there is none, a code with which a session of some age may change the password (`nonce` of PUT /user). */
export function reauthenticate(services: Services) {
  return async (c: Context) => {
    const { user } = await authenticate(services, c);
    const { email } = user;
    const reachedAt = mailboxOrPhone(user);
    if (!reachedAt)
      throw authError('invalid', 'Reauthentication requires the user to have an email or a phone number');
    await takeTry(services, c, 'updateUser', user.id);
    if (!email || reachedAt !== email) {
      await takeSms(services, reachedAt);
      await sendCodeNow(services, { userId: user.id, type: 'reauthentication_token', phone: reachedAt });
      return c.json({});
    }
    await takeMail(services, 'reauthentication', email);
    const { code } = await services.database.transaction(owner, (database) =>
      issueToken(services.keys, database, {
        userId: user.id,
        type: 'reauthentication_token',
        relatesTo: email,
        flow: 'implicit',
        redirectTo: services.config.siteUrl,
      }),
    );
    const content = confirmIdentity({ signInUrl: signInUrl(services), code, lifetime: oneTimeTokenSeconds });
    await sendNow(services, email, content, {
      failure: 'Error sending reauthentication email',
      undo: async () => {
        await giveMailBack(services, 'reauthentication', email);
        await services.database.transaction(owner, (database) =>
          dropTokens(database, user.id, ['reauthentication_token']),
        );
      },
    });
    await services.database.run(owner, {
      text: 'update auth.users set reauthentication_sent_at = now() where id = $1',
      values: [user.id],
    });
    return c.json({});
  };
}

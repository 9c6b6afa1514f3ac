import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import { confirmIdentity } from '../../mail/templates/confirm-identity.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { authError } from '../errors.ts';
import { giveMailBack, takeMail, takeSms, takeTry } from '../limits.ts';
import { sendNow, signInUrl } from '../mails.ts';
import { requireFullSession } from '../mfa/factors.ts';
import { dropTokens, issueToken, oneTimeTokenSeconds } from '../one-time-tokens.ts';
import { sendCodeNow } from '../phone/send-code.ts';
import { mailboxOrPhone } from '../users.ts';

/** GET /reauthenticate: sends the mailbox, or the telephone where there is none, a code with which a session of some age may change the password (`nonce` of PUT /user). */
export function reauthenticate(services: Services) {
  return async (c: Context) => {
    const account = await authenticate(services, c);
    // What its code is for needs no less.
    requireFullSession(account);
    const { user } = account;
    const { email } = user;
    const reachedAt = mailboxOrPhone(user, services.config.accounts);
    if (!reachedAt)
      throw authError('invalid', 'Reauthentication requires the user to have an email or a phone number');
    await takeTry(services, c, 'updateUser', user.id);
    if (!email || reachedAt !== email) {
      const asker = await takeSms(services, c, reachedAt);
      await sendCodeNow(services, user.id, {
        type: 'reauthentication_token',
        phone: reachedAt,
        asker,
        replaces: true,
      });
      return c.json({});
    }
    const asker = await takeMail(services, c, 'reauthentication', email);
    const { code } = await services.database.transaction(owner, (database) =>
      issueToken(services.keys, database, {
        userId: user.id,
        type: 'reauthentication_token',
        relatesTo: email,
        flowId: null,
        redirectTo: services.config.siteUrl,
        // The mail carries the code alone, and nobody but the account asks for it.
        asker: { ...asker, hasCode: true },
        replaces: true,
      }),
    );
    const content = confirmIdentity({
      signInUrl: signInUrl(services),
      code: code ?? '',
      lifetime: oneTimeTokenSeconds,
    });
    await sendNow(services, email, content, {
      failure: 'Error sending reauthentication email',
      undo: async () => {
        await giveMailBack(services, 'reauthentication', email, asker);
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

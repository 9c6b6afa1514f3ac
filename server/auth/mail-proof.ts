import { owner, type Session } from '../database/database.ts';
import type { Services } from '../services.ts';
import { giveMailBack, type MailPurpose } from './limits.ts';
import { inBackground } from './mails.ts';
import { type LinkRequest, type ProofKind, requestProof, withdrawProof } from './request-proof.ts';
import { findUserByEmail, type User } from './users.ts';

/**
 * Mails an address a proof of the kind that `choose` finds right for its account, or nothing. All of it happens
 * after the answer, so that neither its content nor its time tells whether the address has an account. A mail that
 * cannot be sent is logged; the address may ask again at once.
 */
export function mailProof(
  services: Services,
  purpose: MailPurpose,
  email: string,
  request: LinkRequest,
  choose: (user: User) => ProofKind | null,
  create?: (database: Session) => Promise<User | null>,
): void {
  inBackground(services, async () => {
    const mail = await services.database.transaction(owner, async (database) => {
      const user =
        (await findUserByEmail(database, email, { lock: true })) ?? (await create?.(database)) ?? null;
      const kind = user && choose(user);
      return kind ? requestProof(services, database, kind, { id: user.id, email }, request) : null;
    });
    if (!mail) return;
    try {
      await services.mailer.send(mail);
    } catch (error) {
      await withdrawProof(services, mail);
      await giveMailBack(services, purpose, email, request.asker);
      throw error;
    }
  });
}

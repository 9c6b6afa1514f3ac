import { randomUUID } from 'node:crypto';
import type { Session } from '../../database/database.ts';
import { authError } from '../errors.ts';
import { isBanned, lockUser, type User } from '../users.ts';
import type { Chain, SignInMessage } from './message.ts';

/** The account of a wallet, made at its first sign-in. It has no mailbox, so nothing joins it to another account. */
export async function accountOfWallet(
  database: Session,
  chain: Chain,
  { address, statement, domain, chainId }: SignInMessage,
  mayOpen: boolean,
): Promise<User> {
  // Ethereum's capitals are a checksum, not part of the address.
  const name = chain === 'ethereum' ? address.toLowerCase() : address;
  const sub = `web3:${chain}:${name}`;
  const claims = { address: name, chain, domain, network: chainId ?? '', statement: statement ?? '' };
  const data = { sub, custom_claims: claims, email_verified: false, phone_verified: false };
  const { rows } = await database.query<{ id: string; user_id: string }>(
    `select id, user_id from auth.identities where provider = 'web3' and provider_id = $1`,
    [sub],
  );
  const known = rows[0];
  const id = known?.user_id ?? randomUUID();
  if (known) {
    await database.query(
      'update auth.identities set identity_data = $2, last_sign_in_at = now(), updated_at = now() where id = $1',
      [known.id, data],
    );
  } else {
    if (!mayOpen) throw authError('signUpDisabled');
    await database.query(
      'insert into auth.users (id, raw_app_meta_data, raw_user_meta_data) values ($1, $2, $3)',
      [id, { provider: 'web3', providers: ['web3'] }, data],
    );
    await database.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
        values ($1, 'web3', $2, $3, now())`,
      [id, sub, data],
    );
  }
  const user = await lockUser(database, id);
  if (!user) throw authError('userNotFound');
  if (isBanned(user)) throw authError('userBanned');
  return user;
}

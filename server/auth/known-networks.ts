import { signInBudget } from '../budgets/budgets.ts';
import type { Session } from '../database/database.ts';
import type { Keys } from '../keys/keys.ts';
import { keyedHash } from './secrets.ts';

/**
 * Networks from which an account has been fully signed in. Tries from there have limits of their own, so that those of strangers
 * do not lock the owner out (as with the device cookies of OWASP, for clients that keep no cookie). Being known opens nothing.
 */

/** A network address (`clientNetwork`) in the form in which it is kept. */
export function hashNetwork(keys: Keys, network: string): string {
  return keyedHash(keys, 'network', network);
}

/** Notes that an account is signed in from a network, unless it has a second factor that the session has not proved. */
export async function noteNetwork(
  database: Session,
  userId: string,
  network: string,
  { isFull = false } = {},
): Promise<void> {
  await database.query(
    `insert into auth.known_networks (user_id, network)
      select $1::uuid, $2::text where $3::boolean or not exists (
        select from auth.mfa_factors where user_id = $1::uuid and status = 'verified'
      )
      on conflict (user_id, network) do update set seen_at = now()`,
    [userId, network, isFull],
  );
}

/** Whether an account has been signed in from a network lately. `account` is its id, its e-mail address or its number. */
export async function isKnownNetwork(
  database: Pick<Session, 'query'>,
  account: string,
  network: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from auth.known_networks as n join auth.users as u on u.id = n.user_id
      where n.network = $1 and n.seen_at > now() - make_interval(days => $3)
        and (u.id::text = $2 or lower(u.email) = $2 or u.phone = $2)`,
    [network, account, signInBudget.knownNetworkDays],
  );
  return rows.length > 0;
}

/** Forgets the networks of an account after a password change: someone with the old password may use one of them. */
export async function forgetNetworks(database: Session, userId: string, kept?: string): Promise<void> {
  await database.query('delete from auth.known_networks where user_id = $1 and network is distinct from $2', [
    userId,
    kept ?? null,
  ]);
}

/** Removes networks that were not seen for long, and all but the latest of an account that has very many. */
export async function purgeNetworks(database: Session): Promise<void> {
  await database.query(
    `delete from auth.known_networks as n using (
        select user_id, network, seen_at, row_number() over (partition by user_id order by seen_at desc) as place
        from auth.known_networks
      ) as ranked
      where ranked.user_id = n.user_id and ranked.network = n.network
        and (ranked.place > $1 or ranked.seen_at <= now() - make_interval(days => $2))`,
    [signInBudget.knownNetworks, signInBudget.knownNetworkDays],
  );
}

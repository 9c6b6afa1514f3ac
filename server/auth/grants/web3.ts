import type { Context } from 'hono';
import { z } from 'zod';
import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { optional, readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { takeTry } from '../limits.ts';
import { settledTwice } from '../oidc/callback.ts';
import { isAllowedRedirect } from '../redirects.ts';
import { keyedHash } from '../secrets.ts';
import { deviceOf, type OpenSession, openSession } from '../sessions.ts';
import { accountOfWallet } from '../web3/account.ts';
import { type Chain, readMessage, type SignInMessage } from '../web3/message.ts';

const bodySchema = z.object({
  chain: optional(z.string()),
  // Looked at once it is known that there are wallets here.
  message: optional(z.unknown()),
  signature: optional(z.unknown()),
});

const signedSchema = z.object({
  message: z
    .string()
    .max(20 * 1024)
    .default(''),
  signature: z.string().max(1000).default(''),
});

/** Seconds for which a signed message opens a session, and by which clocks may differ. */
const freshSeconds = 600;
const skewSeconds = 60;

/**
 * A message that a wallet has signed, of Ethereum or Solana: for this site, of the last ten minutes, and used once. Which chains
 * there are the operator says.
 */
export async function web3Grant(services: Services, c: Context): Promise<OpenSession> {
  const { chain: given, ...signed } = await readBody(c, bodySchema);
  const chain = (['ethereum', 'solana'] as const).find((one) => one === given);
  if (!chain) throw authError('invalid', 'Unsupported chain');
  if (!services.config.identity.web3.includes(chain)) throw authError('web3Disabled');
  await takeTry(services, c, 'web3');
  const parsed = signedSchema.safeParse(signed);
  if (!parsed.success) throw authError('badWalletMessage', 'Message and signature must be texts');
  const { message: text, signature } = parsed.data;
  const message = readMessage(chain, text);
  if (!message) throw authError('badWalletMessage', 'Signed message is not a sign-in message');
  requireOurs(services, message);
  requireNow(message);
  // The curves take long to load, and few sites let wallets in.
  const { hasSigned } = await import('../web3/signature.ts');
  if (!hasSigned(chain, message.address, text, signature)) {
    throw authError('badWalletMessage', 'Signature does not match address in message');
  }
  return settledTwice(() =>
    services.database.transaction(owner, async (database) => {
      await useOnce(services, database, chain, text, message);
      const user = await accountOfWallet(database, chain, message, services.config.accounts.signUp);
      return openSession(services, database, user.id, 'web3', deviceOf(services, c));
    }),
  );
}

/** A message that another site has had signed must not open a session here. */
function requireOurs({ config }: Services, { uri, domain }: SignInMessage): void {
  if (!isAllowedRedirect(config, uri)) {
    throw authError('badWalletMessage', 'Signed message is using URI which is not allowed on this server');
  }
  if (new URL(uri).host !== domain.toLowerCase()) {
    throw authError('badWalletMessage', 'Signed message is using URI which does not match the domain');
  }
}

function requireNow({ issuedAt, expirationTime, notBefore }: SignInMessage): void {
  const now = Date.now();
  if (issuedAt.getTime() > now + skewSeconds * 1000) {
    throw authError('badWalletMessage', 'Signed message was issued in the future');
  }
  if (issuedAt.getTime() < now - freshSeconds * 1000) {
    throw authError('badWalletMessage', 'Signed message was issued too long ago');
  }
  if (expirationTime && expirationTime.getTime() <= now) {
    throw authError('badWalletMessage', 'Signed message is expired');
  }
  if (notBefore && notBefore.getTime() > now + skewSeconds * 1000) {
    throw authError('badWalletMessage', 'Signed message becomes valid in the future');
  }
}

async function useOnce(
  { keys }: Services,
  database: Session,
  chain: Chain,
  text: string,
  { address }: SignInMessage,
): Promise<void> {
  const { rowCount } = await database.query(
    `insert into auth.used_statements (hash, expires_at) values ($1, now() + make_interval(secs => $2))
      on conflict (hash) do nothing`,
    [keyedHash(keys, 'used-statement', chain, address.toLowerCase(), text), freshSeconds + 2 * skewSeconds],
  );
  if (rowCount === 0) throw authError('badWalletMessage', 'Signed message was used before');
}

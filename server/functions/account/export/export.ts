import type { Context } from 'hono';
import { accountBudget } from '../../../budgets/budgets.ts';
import { FairGate } from '../../../budgets/fair-gate.ts';
import { pacedStream } from '../../../budgets/paced-stream.ts';
import type { Repositories } from '../../../git/repositories.ts';
import { requireAnswer } from '../../../http/inner-call.ts';
import type { RateLimit } from '../../../rate-limits/store.ts';
import type { OpenContext } from '../../kit/context.ts';
import { limitTries } from '../../kit/limits.ts';
import { type Member, requireMember } from '../../kit/member.ts';
import { exportFiles } from './files.ts';
import { exportRepositories } from './repositories.ts';
import { exportTables, toJson } from './tables.ts';
import { type Entry, zipStream } from './zip-stream.ts';

/** Exports of one account. */
const perAccount: RateLimit = { max: 10, windowSeconds: 3600 };

/** GET: everything that belongs to the account as a zip, written while it is read. */
export function exportAccount(context: OpenContext, repositories: Repositories | null) {
  // Exports that are read at the same time.
  const reading = new FairGate(accountBudget.exports);
  return async (c: Context) => {
    const member = await requireMember(context, c);
    await limitTries(context, `account:export:${member.id}`, perAccount);
    const day = new Date().toISOString().slice(0, 10);
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="account-${day}.zip"`,
      'X-Content-Type-Options': 'nosniff',
    };
    // Also handles HEAD, whose body is never read, so that its place would never be released.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const leave = await reading.enter(context.networkOf(c), c.req.raw.signal);
    const stream = pacedStream(zipStream(everything(context, repositories, member)), {
      context: c,
      taking: accountBudget.taking,
      forget: leave,
      failed: (error) => context.log.error('account_export_aborted', { error: String(error) }),
    });
    return c.body(stream, 200, headers);
  };
}

async function* everything(
  context: OpenContext,
  repositories: Repositories | null,
  member: Member,
): AsyncGenerator<Entry> {
  yield { name: 'README.txt', content: readme(context.config.siteUrl) };
  yield { name: 'data/account.json', content: toJson(member.user) };
  yield { name: 'data/passkeys.json', content: toJson(await readPasskeys(context, member)) };
  yield* exportTables(context, member);
  yield* exportFiles(context, member);
  yield* exportRepositories(context, repositories, member);
}

/** Names and times of the member's passkeys; none where the site has none. */
async function readPasskeys({ backend }: OpenContext, { accessToken }: Member): Promise<unknown> {
  const answer = await backend.fetch(`${backend.url}/auth/v1/passkeys`, {
    headers: { apikey: backend.publishableKey, Authorization: `Bearer ${accessToken}` },
  });
  requireAnswer(answer, 'Passkeys could not be listed');
  return answer.ok ? answer.json() : [];
}

function readme(siteUrl: string): string {
  return `Your account at ${siteUrl}, ${new Date().toISOString()}

data/            one JSON file for each kind of record: account, profile, projects, favourites, downloads, ...
avatar/          your picture
files/           archives and pictures of your projects, as you uploaded them
repositories/    the files of your repositories; {name}.bundle has the whole history: git clone {name}.bundle

Passwords, access tokens and the secrets of authenticator apps are kept in a form that cannot be read back, and are not
part of this archive.
`;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { accountBudget } from '../../../budgets/budgets.ts';
import { pacedStream } from '../../../budgets/paced-stream.ts';
import { type AccountDesk, limit, limits, visitorOf } from '../desk.ts';
import { accountError } from '../errors.ts';
import { type Member, requireMember } from '../member.ts';
import { exportFiles } from './files.ts';
import { exportRepositories } from './repositories.ts';
import { exportTables, toJson } from './tables.ts';
import { type Entry, zipStream } from './zip-stream.ts';

/** GET: everything that belongs to the account as a zip, written while it is read. */
export function exportAccount(desk: AccountDesk) {
  return async (context: Context) => {
    const member = await requireMember(desk, context);
    const { operator } = desk;
    if (!operator) throw accountError('closed');
    await limit(desk, `export:${member.user.id}`, limits.export);
    const day = new Date().toISOString().slice(0, 10);
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="account-${day}.zip"`,
      'X-Content-Type-Options': 'nosniff',
    };
    // A HEAD arrives here as well. Nobody reads its body, so nothing would ever give its place back.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const leave = await desk.exports.enter(visitorOf(desk, context), context.req.raw.signal);
    const stream = pacedStream(zipStream(everything(desk, operator, member)), {
      context,
      taking: accountBudget.taking,
      forget: leave,
      failed: (error) => desk.log.error('account_export_aborted', { error: String(error) }),
    });
    return context.body(stream, 200, headers);
  };
}

async function* everything(
  desk: AccountDesk,
  operator: SupabaseClient,
  member: Member,
): AsyncGenerator<Entry> {
  yield { name: 'README.txt', content: readme(desk.siteUrl) };
  yield { name: 'data/account.json', content: toJson(member.user) };
  yield* exportTables(operator, member);
  yield* exportFiles(desk, operator, member);
  yield* exportRepositories(desk, member);
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

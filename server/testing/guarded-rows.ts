import { type Database, owner } from '../database/database.ts';
import { ownerId, rows } from '../database/policies/policy.ts';
import { seed } from '../database/policies/seed.ts';

/** Stands in everything of the seeded account that nobody else may read. */
export const secret = 'top-secret';

export interface GuardedRows {
  /** Rows that have been changed or have gone since the beginning, as `table: row`. */
  damage(): Promise<string[]>;
}

/**
 * Adds an account with a row in every table, `secret` in what is hidden from others, and remembers everything that is
 * stored then. For tests in which a stranger tries whatever there is.
 */
export async function guardRows(database: Database): Promise<GuardedRows> {
  await seed(database);
  for (const text of hide) await database.run(owner, { text });
  const before = await stored(database);
  return {
    async damage() {
      const now = new Set(await stored(database));
      return before.filter((row) => !now.has(row));
    },
  };
}

/** What anybody may move, by a function of its own: downloads, votes and comments are counted. */
const counters = [
  'downloads',
  'downloads_count',
  'votes_count',
  'comments_count',
  'trend',
  'updated_at',
  'last_accessed_at',
];

const hide = [
  `update public.projects set description = '${secret}' where id in ('${rows.draft}', '${rows.pending}')`,
  `update public.git_repositories set description = '${secret}' where id = '${rows.secret}'`,
  `update public.git_repository_files set content = '${secret}' where repository_id = '${rows.secret}'`,
  `update public.access_tokens set name = '${secret}' where user_id = '${ownerId}'`,
  `update public.ai_checkpoints set label = '${secret}' where user_id = '${ownerId}'`,
  `update public.user_profiles set about = '${secret}' where user_id = '${ownerId}'`,
  `update public.contact_messages set message = '${secret}'`,
  `update public.suggestions set email = '${secret}@example.org'`,
  `update public.testimonial_links set email = '${secret}@example.org'`,
  `update public.orders set full_name = '${secret}'`,
  `update public.audit_log set subject_label = '${secret}'`,
  `update auth.users set email = '${secret}@example.org' where id = '${ownerId}'`,
];

async function stored(database: Database): Promise<string[]> {
  const { rows: tables } = await database.run<{ name: string }>(owner, {
    text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or (schemaname, tablename) in (('auth', 'users'), ('auth', 'sessions'), ('storage', 'buckets'), ('storage', 'objects'))`,
  });
  const lists = await Promise.all(
    tables.map(async ({ name }) => {
      const text = `select (to_jsonb(r) - $1::text[])::text as row from ${name} as r`;
      const found = await database.run<{ row: string }>(owner, { text, values: [counters] });
      return found.rows.map(({ row }) => `${name}: ${row}`);
    }),
  );
  return lists.flat();
}

import type { Remote } from '../library/kept-list.ts';
import { rowsOf } from '../library/remote-error.ts';

const TABLE = 'template_favourites';

/** The favourites of a member on the server. */
export const favouritesRemote: Remote<{ at: number }> = {
  async read(client, user) {
    const answer = await client
      .from(TABLE)
      .select('template_id, created_at')
      .eq('user_id', user)
      .retry(false);
    return Object.fromEntries(
      rowsOf<{ template_id: string; created_at: string }>(answer).map((row) => [
        row.template_id,
        { at: Date.parse(row.created_at) },
      ]),
    );
  },
  async add(client, user, entries) {
    const rows = entries.map(([id]) => ({ user_id: user, template_id: id }));
    const options = { onConflict: 'user_id,template_id', ignoreDuplicates: true };
    rowsOf(await client.from(TABLE).upsert(rows, options));
  },
  async remove(client, user, keys) {
    rowsOf(await client.from(TABLE).delete().eq('user_id', user).in('template_id', keys));
  },
};

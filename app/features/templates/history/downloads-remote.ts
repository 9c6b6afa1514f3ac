import type { Remote } from '../library/kept-list.ts';
import { rowsOf } from '../library/remote-error.ts';
import type { Download } from './downloads.ts';

const TABLE = 'template_download_history';

type Row = { id: string; template_id: string; version: string; downloaded_at: string };

/** The download history of a member on the server. */
export const downloadsRemote: Remote<Download> = {
  async read(client, user) {
    const answer = await client
      .from(TABLE)
      .select('id, template_id, version, downloaded_at')
      .eq('user_id', user)
      .retry(false);
    return Object.fromEntries(
      rowsOf<Row>(answer).map(({ id, template_id, version, downloaded_at }) => [
        id,
        { id: template_id, version, at: Date.parse(downloaded_at) },
      ]),
    );
  },
  async add(client, user, entries) {
    const rows = entries.map(([key, { id, version, at }]) => ({
      id: key,
      user_id: user,
      template_id: id,
      version,
      downloaded_at: new Date(at).toISOString(),
    }));
    rowsOf(await client.from(TABLE).upsert(rows, { onConflict: 'id', ignoreDuplicates: true }));
  },
  async remove(client, user, keys) {
    rowsOf(await client.from(TABLE).delete().eq('user_id', user).in('id', keys));
  },
};

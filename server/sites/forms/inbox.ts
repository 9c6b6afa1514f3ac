import type { EntryFields } from '../../../domain/hosting/form-entry.ts';
import { owner } from '../../database/database.ts';
import { secondsToWait } from '../../http/rate-limit.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { Services } from '../../services.ts';

const hour = 3600;
/** What one network sends to one site: somebody mends a slip, an office shares an address. */
export const perNetwork: RateLimit = { max: 10, windowSeconds: hour };
/** What one network sends to all sites together. */
const perNetworkEverywhere: RateLimit = { max: 30, windowSeconds: hour };
/** What one site receives, from however many networks: each is a mail to its owner. */
const perSite: RateLimit = { max: 100, windowSeconds: hour };

/** What a visitor sent by a form of a site. */
export interface FormEntry {
  id: string;
  siteId: string;
  form: string;
  /** The page it was sent from, in the manifest. */
  path: string;
  fields: EntryFields;
}

/** Keeps what visitors send by the forms of sites. */
export interface FormInbox {
  /** Counts a try. Returns 0, or the seconds to wait. */
  take(siteId: string, network: string): Promise<number>;
  /** Rejects when the entry is not stored for another reason than that the inbox is full or the site gone. */
  keep(entry: FormEntry): Promise<'kept' | 'full' | 'gone'>;
}

export function openFormInbox(services: Services): FormInbox {
  return {
    take: (siteId, network) =>
      secondsToWait(services, [
        { name: `site-form:network:${network}`, limit: perNetworkEverywhere },
        { name: `site-form:${siteId}:${network}`, limit: perNetwork },
        { name: `site-form:${siteId}`, limit: perSite },
      ]),
    async keep({ id, siteId, form, path, fields }) {
      const { rows } = await services.database.run<{ outcome: 'kept' | 'full' | 'gone' }>(owner, {
        text: 'select private.keep_site_form_entry($1, $2, $3, $4, $5::jsonb) as outcome',
        values: [id, siteId, form, path, JSON.stringify(fields)],
      });
      return rows[0]?.outcome ?? 'gone';
    },
  };
}

import { createKeptList } from '../library/kept-list.ts';
import { isTemplateId } from '../library/template-id.ts';

/** One download of a template. */
export type Download = {
  /** Of the template. */
  id: string;
  /** Version that was downloaded; empty when the page did not say. */
  version: string;
  /** When it began, in milliseconds. */
  at: number;
};

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a person has downloaded, by a random key each: the newest 200. */
export const downloads = createKeptList<Download>({
  storageKey: 'plinth:downloads',
  noun: 'downloads',
  limit: 200,
  forgetsOldest: true,
  parseEntry(key, value) {
    const { id, version, at } = value as Partial<Record<keyof Download, unknown>>;
    if (!KEY.test(key) || typeof id !== 'string' || !isTemplateId(id)) return null;
    if (typeof at !== 'number' || !Number.isFinite(at)) return null;
    return { id, version: isVersion(version) ? version : '', at };
  },
  loadRemote: async () => (await import('./downloads-remote.ts')).downloadsRemote,
});

/** Whether a value can be a version, such as '1.2.0'; the database asks for the same. */
export function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-Za-z.+-]{1,40}$/.test(value);
}

import { Resolver } from 'node:dns/promises';

/** Texts of the TXT records of a name; empty where it has none, null when no name server has answered before `signal` aborts. */
export type TxtLookup = (name: string, signal?: AbortSignal) => Promise<string[] | null>;

/** A name server of a stranger may be slow: it is asked twice, and not waited for longer. */
const timing = { timeout: 2000, tries: 2 };
const wholeMilliseconds = 8000;
/** What is looked at of an answer, however much one sends. */
const mostRecords = 100;

/** Asks these name servers, or the machine's own where none are given. */
export function openTxtLookup(servers: readonly string[]): TxtLookup {
  return async (name, signal) => {
    // One for each question, so that ending it ends no other.
    const resolver = new Resolver(timing);
    if (servers.length > 0) resolver.setServers(servers);
    const end = () => resolver.cancel();
    const timer = setTimeout(end, wholeMilliseconds);
    signal?.addEventListener('abort', end, { once: true });
    try {
      const records = await resolver.resolveTxt(name);
      return records.slice(0, mostRecords).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ENODATA' || code === 'ENOTFOUND' ? [] : null;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  };
}

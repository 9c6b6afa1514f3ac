import { setTimeout as wait } from 'node:timers/promises';
import type { Repositories } from '../git/repositories.ts';
import type { Services } from '../services.ts';
import type { Sites } from '../sites/sites.ts';
import { shareRepositories } from './repositories.ts';
import { publishDemoSites } from './sites.ts';

/** Milliseconds before the first piece of work, and after each. */
export interface SharingPauses {
  beginAfter: number;
  pause: number;
}

/** Visitors of the first minutes come first. */
const visitorsFirst: SharingPauses = { beginAfter: 15_000, pause: 200 };

interface Shared {
  /** Null where nothing can be published. */
  sites: Sites | null;
  /** Null where the machine has no git. */
  repositories: Repositories | null;
  /** Another folder of templates, for tests. */
  folder?: string | undefined;
  pauses?: SharingPauses | undefined;
}

/**
 * What a first start makes while the site already answers: the shared projects become sites, and each template a repository.
 * `stop` resolves when what is under way is done; a later start goes on from there.
 */
export function shareInBackground(
  services: Services,
  { sites, repositories, folder, pauses = visitorsFirst }: Shared,
): { done: Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const parts: [event: string, work: () => Promise<void>][] = [];
  const { pause } = pauses;
  if (sites) parts.push(['demo_sites_failed', () => publishDemoSites(services, sites, { pause, signal })]);
  if (repositories) {
    const share = () => shareRepositories(services, repositories, { folder, pause, signal });
    parts.push(['template_repositories_failed', share]);
  }
  const run = async () => {
    await wait(pauses.beginAfter, undefined, { signal, ref: false });
    for (const [event, work] of parts) {
      await work().catch((error: unknown) => {
        signal.throwIfAborted();
        services.log.error(event, { error: String(error) });
      });
    }
  };
  // Whoever stops it wants nothing else to be said.
  const done = run().catch(() => {});
  return {
    done,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

import { purgeAuth } from '../auth/purge.ts';
import { reclaimSpace } from '../database/reclaim-space.ts';
import { purgeMessages } from '../realtime/purge-messages.ts';
import type { Services } from '../services.ts';
import { Blobs } from '../sites/blobs.ts';
import { sweepChecks } from '../sites/eyes/pictures.ts';
import { purgeVisits } from '../sites/visits/visits.ts';
import { releaseAbandoned } from '../storage/resumable/record.ts';
import { sweep } from '../storage/sweep.ts';

const hour = 3_600_000;
const minute = 60_000;
/** An upload whose form was never finished is kept this long, and so are files of sites that no deployment refers to. */
const unreferencedAfterSeconds = 24 * 3600;

/**
 * Removes what interrupted uploads left behind, old visits of sites, old messages of channels, and sign-in data that has expired: now, and every hour. Gives back what
 * deleted rows took, every minute, since one member may write 47 MB in it.
 * `stop` resolves when work under way has ended, since the database is closed after it.
 */
export function startHousekeeping(services: Services): { stop(): Promise<void> } {
  const run = async () => {
    try {
      await sweep(services, { unreferencedAfterSeconds });
      const blobs = await new Blobs(services).sweep(unreferencedAfterSeconds);
      if (blobs > 0) services.log.info('site_blobs_swept', { blobs });
      await purgeVisits(services.database);
      const checks = await sweepChecks(services);
      if (checks > 0) services.log.info('site_checks_swept', { checks });
      await purgeAuth(services);
      await purgeMessages(services.database);
    } catch (error) {
      services.log.error('housekeeping_failed', { error: String(error) });
    }
  };
  let underWay = releaseAbandoned(services.database).then(run, run);
  const every = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => {
      underWay = underWay.then(work);
    }, milliseconds).unref();
  const timers = [
    every(hour, run),
    every(minute, async () => {
      await reclaimSpace(services.database).catch((error) => {
        services.log.error('space_reclaim_failed', { error: String(error) });
      });
    }),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await underWay;
    },
  };
}

import { purgeAuth } from '../auth/purge.ts';
import type { Services } from '../services.ts';
import { releaseAbandoned } from '../storage/resumable/record.ts';
import { sweep } from '../storage/sweep.ts';

const hour = 3_600_000;
/** An upload whose form was never finished is kept this long. */
const unreferencedAfterSeconds = 24 * 3600;

/**
 * Removes what interrupted uploads left behind, and sign-in data that has expired: now, and every hour.
 * `stop` resolves when work under way has ended, since the database is closed after it.
 */
export function startHousekeeping(services: Services): { stop(): Promise<void> } {
  const run = async () => {
    try {
      await sweep(services, { unreferencedAfterSeconds });
      await purgeAuth(services);
    } catch (error) {
      services.log.error('housekeeping failed', { error: String(error) });
    }
  };
  let underWay = releaseAbandoned(services.database).then(run, run);
  const timer = setInterval(() => {
    underWay = underWay.then(run);
  }, hour);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}

import type { Services } from '../services.ts';
import { sweep } from '../storage/sweep.ts';

const hour = 3_600_000;
/** An upload whose form was never finished is kept this long. */
const unreferencedAfterSeconds = 24 * 3600;

/** Removes what interrupted uploads left behind: now, and every hour. */
export function scheduleSweeps(services: Services): { stop(): void } {
  const run = () =>
    sweep(services, { unreferencedAfterSeconds }).catch((error) =>
      services.log.error('sweep failed', { error: String(error) }),
    );
  void run();
  const timer = setInterval(run, hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

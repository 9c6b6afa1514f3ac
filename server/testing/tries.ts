import { owner } from '../database/database.ts';
import { openRateLimits } from '../rate-limits/open.ts';
import type { Services } from '../services.ts';

/** Forgets all tries counted so far, for a test that makes as many as one that ran before it. */
export async function forgetTries(services: Services): Promise<void> {
  await services.database.run(owner, { text: 'delete from plinth.rate_limits' });
  services.limits = await openRateLimits(services.database);
}

import { TRIED_DAYS } from '../../../app/features/contact/schema.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after the first, second, third... failed attempt; the last stands for all later ones. */
export const waits = [10, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const;

/**
 * When to try a message again whose `attempts` have all failed: after a growing wait, or after `atLeastSeconds` if that
 * is longer. Null when it was written more than TRIED_DAYS ago.
 */
export function nextAttempt(
  { attempts, created_at }: { attempts: number; created_at: string },
  atLeastSeconds = 0,
  now = Date.now(),
): Date | null {
  if (now - Date.parse(created_at) > TRIED_DAYS * 24 * hour * 1000) return null;
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  return new Date(now + Math.max(wait, Math.min(atLeastSeconds, 12 * hour)) * 1000);
}

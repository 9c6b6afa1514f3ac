import { vi } from 'vitest';

/** Far longer than anything takes, so that a busy machine fails nothing. */
const TIMEOUT_MS = 120_000;

/** What `check` returns as soon as it does not throw. Rejects with its last error after two minutes. `interval` is in milliseconds. */
export function until<T>(check: () => T | Promise<T>, interval = 20): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS, interval });
}

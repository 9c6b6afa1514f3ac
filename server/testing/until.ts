import { vi } from 'vitest';

/** Far longer than anything takes, so that a busy machine fails nothing. */
const PATIENCE_MS = 20_000;

/** What `check` returns as soon as it does not throw. Rejects with its last error after twenty seconds. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}

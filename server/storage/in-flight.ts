/**
 * File keys whose row this process has not committed yet: the sweeper leaves them alone.
 * The bytes are durable a moment before the row says so.
 */
const keys = new Set<string>();

/** Runs `work` while `key` counts as being written. */
export async function whileInFlight<T>(key: string, work: () => Promise<T>): Promise<T> {
  keys.add(key);
  try {
    return await work();
  } finally {
    keys.delete(key);
  }
}

/** True while this process is still between the file and the row of a key. */
export function isInFlight(key: string): boolean {
  return keys.has(key);
}

/** How long a page waits for what it could show later, so that no skeleton flashes. Milliseconds. */
const TIMEOUT_MS = 300;

/**
 * Resolves with what the work resolves with, or undefined when that takes longer than 300 ms; the work goes on. Not by a signal: a
 * backend in the same process can not be hung up on. Rejects when the work fails within its time.
 */
export async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, TIMEOUT_MS, undefined);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

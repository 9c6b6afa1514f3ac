/** Runs `task` when the browser has nothing better to do, after at most `timeoutMs`. Returns the cancel function. */
export function whenIdle(task: () => void, timeoutMs = 4000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 1000);
  return () => clearTimeout(handle);
}

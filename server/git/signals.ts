export interface JoinedSignal {
  signal: AbortSignal;
  abort(): void;
  /** Follows the others no more, so that those which live long keep nothing of what was short. */
  release(): void;
}

/** A signal that is aborted as soon as one of the others is. */
export function joinSignals(...others: AbortSignal[]): JoinedSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const other of others) {
    if (other.aborted) abort();
    else other.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    abort,
    release: () => {
      for (const other of others) other.removeEventListener('abort', abort);
    },
  };
}

/** What `work` does, with a signal that is aborted after a time, or with one of the others. */
export async function withDeadline<T>(
  milliseconds: number,
  others: AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, abort, release } = joinSignals(...others);
  const timer = setTimeout(abort, milliseconds);
  try {
    return await work(signal);
  } finally {
    clearTimeout(timer);
    release();
  }
}

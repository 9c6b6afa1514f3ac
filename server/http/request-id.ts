import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

interface CurrentRequest {
  id: string;
  /** The visitor's network: see `clientNetwork`. */
  network: string;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore()?.id;
}

/** The network that the request came from which is being answered; null outside of any. */
export function currentNetwork(): string | null {
  return current.getStore()?.network ?? null;
}

/** Runs `work` as this request: log lines written meanwhile carry its id, and what it costs is its network's. */
export function asRequest<T>(request: CurrentRequest, work: () => T): T {
  return current.run(request, work);
}

/**
 * The id of a new request: the one that a trusted proxy gave it, so that both logs agree, otherwise a new one.
 * A stranger's is not taken: it would let them write into the log under another request's name.
 */
export function chooseRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

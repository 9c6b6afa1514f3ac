import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of any. */
export function requestId(): string | undefined {
  return current.getStore();
}

/** Runs `work` as the request with this id: log lines written meanwhile carry it. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/**
 * The id of a new request: the one that a trusted proxy gave it, so that both logs agree, otherwise a new one.
 * A stranger's is not taken: it would let them write into the log under another request's name.
 */
export function chooseRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

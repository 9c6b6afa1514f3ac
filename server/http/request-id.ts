import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** An error that tells when to come again, as an `HttpError` does by its `retryAfter`. */
interface PutOff {
  fields: Record<string, unknown>;
}

export interface CurrentRequest {
  id: string;
  /** The visitor's network: see `clientNetwork`. */
  network: string;
  /** Aborted when whoever asked has left without the answer. */
  left?: AbortSignal | undefined;
  /** Waits until it is this request's turn among those of all networks. Asked again, it says so at once. */
  turn?: (() => Promise<void>) | undefined;
  /** Waits for a place for the body among those that lie in memory. Asked again, it says so at once. */
  place?: (() => Promise<void>) | undefined;
  /** Waits for a place for an answer of so many bytes among those that lie in memory. */
  placeForAnswer?: ((bytes: number) => Promise<void>) | undefined;
  /** The part of the process that it is counted under, where the path does not say. */
  part?: string | undefined;
  /** What a part of the process has told to come again later, on behalf of this request. */
  putOff?: PutOff | undefined;
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

/** Aborted when whoever asked for what is being answered has left without the answer; undefined where that is not known. */
export function hasLeft(): AbortSignal | undefined {
  return current.getStore()?.left;
}

/** Remembers that a part of the process has told this request to come again later, whoever asked that part. */
export function notePutOff(error: PutOff): void {
  const request = current.getStore();
  if (request) request.putOff = error;
}

/** The last thing that was noted so; undefined when nothing was. */
export function putOffBy(): PutOff | undefined {
  return current.getStore()?.putOff;
}

/** Counts the request that is being answered under a part of the process, whatever its path. */
export function countAs(part: string): void {
  const request = current.getStore();
  if (request) request.part = part;
}

/** Decides how the request that is being answered waits for its turn. */
export function setTurn(turn: () => Promise<void>): void {
  const request = current.getStore();
  if (request) request.turn = turn;
}

/**
 * Waits for this request's turn to occupy the process: called once its body is there, since nobody's place is to wait for a
 * slow sender. Throws a 503 to whom too many of whose own wait already.
 */
export async function takeTurn(): Promise<void> {
  await current.getStore()?.turn?.();
}

/** Decides how the request that is being answered waits for a place for its body. */
export function setPlaceForBody(place: () => Promise<void>): void {
  const request = current.getStore();
  if (request) request.place = place;
}

/**
 * Waits for a place among the bodies that lie in memory: called before one is read that was expected to go to the disk as it comes
 * (`streamsBodies` in routes.ts). Throws a 503 to whom too many of whose own wait already.
 */
export async function takePlaceForBody(): Promise<void> {
  await current.getStore()?.place?.();
}

/** Decides how the request that is being answered waits for a place for its answer. */
export function setPlaceForAnswer(place: (bytes: number) => Promise<void>): void {
  const request = current.getStore();
  if (request) request.placeForAnswer = place;
}

/**
 * Waits, where an answer has many bytes, for a place among those that lie in memory until they are read. Its size is known only once it is
 * there: the request keeps its turn meanwhile, so that its network makes no further ones. Throws a 503 when none becomes free.
 */
export async function takePlaceForAnswer(bytes: number): Promise<void> {
  await current.getStore()?.placeForAnswer?.(bytes);
}

/** How many requests of each network are being answered. */
const present = new Map<string, number>();

/** The networks whose requests are being answered. */
export function presentNetworks(): Iterable<string> {
  return present.keys();
}

/** Runs `work` as this request: log lines written meanwhile carry its id, and what it costs is its network's. */
export async function asRequest<T>(request: CurrentRequest, work: () => Promise<T>): Promise<T> {
  const { network } = request;
  present.set(network, (present.get(network) ?? 0) + 1);
  try {
    return await current.run(request, work);
  } finally {
    const left = (present.get(network) ?? 1) - 1;
    if (left === 0) present.delete(network);
    else present.set(network, left);
  }
}

/**
 * The id of a new request: the one that a trusted proxy gave it, so that both logs agree, otherwise a new one.
 * A stranger's is not taken: it would let them write into the log under another request's name.
 */
export function chooseRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

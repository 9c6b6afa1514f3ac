import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance as thread } from 'node:perf_hooks';
import { admissionBudget } from '../budgets/budgets.ts';
import { busy } from '../budgets/fair-gate.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Network {
  /** Requests that began in this period. */
  begun: number;
  /** Requests that began in this round of the event loop. */
  inRound: number;
  /** Requests that may begin in a period; without a bound while the thread has time. */
  most: number;
  /** In the order in which they came. */
  waiting: Set<Held>;
  /** When one of its requests came last. */
  seen: number;
}

interface Held {
  since: number;
  begin(): void;
  refuse(): void;
}

/** What the thread did since it was last asked: 0 when it slept all the time, 1 when it never did. */
export type Busyness = () => number;

/**
 * Decides when a request begins, before anything of it is read. While the one thread that answers everybody has no time left and
 * several networks want something of it, those that have more than the others wait here: even a refusal costs time, and each
 * request passes the thread a dozen times, behind whatever else is under way. Waiting costs nothing but the connection.
 */
export class Admission {
  readonly #networks = new Map<string, Network>();
  readonly #busyness: Busyness;
  readonly #limits: typeof admissionBudget;
  readonly #headers: Record<string, string>;
  #timer: NodeJS.Timeout | undefined;
  /** Those of which something began in this round of the event loop. */
  readonly #inRound = new Set<Network>();
  /** The end of this round. */
  #round: NodeJS.Immediate | undefined;

  /** `headers` go with its refusals, as they do with every answer. */
  constructor(
    headers: Record<string, string> = {},
    busyness: Busyness = threadBusyness(),
    limits = admissionBudget,
  ) {
    this.#headers = headers;
    this.#busyness = busyness;
    this.#limits = limits;
  }

  /** Begins a request of the network's, now or when there is time; or refuses it. One whose visitor leaves never begins. */
  enter(network: string, response: ServerResponse, begin: () => void): void {
    const found = this.#network(network);
    found.seen = performance.now();
    if (this.#mayBegin(found) && found.waiting.size === 0) {
      this.#count(found);
      begin();
      return;
    }
    const leave = () => found.waiting.delete(held);
    const held: Held = {
      since: found.seen,
      begin: () => {
        response.off('close', leave);
        this.#count(found);
        begin();
      },
      refuse: () => {
        response.off('close', leave);
        refuse(response, this.#headers);
      },
    };
    found.waiting.add(held);
    response.once('close', leave);
  }

  /** Refuses what waits: the process ends. */
  stop(): void {
    clearInterval(this.#timer);
    clearImmediate(this.#round);
    this.#timer = undefined;
    this.#round = undefined;
    for (const { waiting } of this.#networks.values()) for (const held of waiting) held.refuse();
    this.#networks.clear();
    this.#inRound.clear();
  }

  #network(name: string): Network {
    const found = this.#networks.get(name) ?? {
      begun: 0,
      inRound: 0,
      most: Number.POSITIVE_INFINITY,
      waiting: new Set(),
      seen: 0,
    };
    this.#networks.set(name, found);
    if (!this.#timer) {
      this.#busyness();
      this.#timer = setInterval(() => this.endPeriod(), this.#limits.period).unref();
    }
    return found;
  }

  #mayBegin({ begun, most, inRound }: Network): boolean {
    return begun < most && inRound < this.#limits.atOnce;
  }

  #count(network: Network): void {
    network.begun += 1;
    network.inRound += 1;
    this.#inRound.add(network);
    this.#round ??= setImmediate(() => this.#endRound());
  }

  /** Thousands of requests may come in one piece: between two rounds the thread hears of others, and how busy it was. */
  #endRound(): void {
    this.#round = undefined;
    const networks = [...this.#inRound];
    this.#inRound.clear();
    const now = performance.now();
    for (const network of networks) {
      network.inRound = 0;
      this.#letIn(network, now);
    }
  }

  #letIn(network: Network, now: number): void {
    for (const held of network.waiting) {
      const isLate = now - held.since > this.#limits.wait;
      if (!isLate && !this.#mayBegin(network)) break;
      network.waiting.delete(held);
      if (isLate) held.refuse();
      else held.begin();
    }
  }

  /** Looks at what the last period brought, sets what the next one may bring, and lets in what waits. */
  endPeriod(): void {
    const busy = this.#busyness();
    const now = performance.now();
    const { high, low, least, remember } = this.#limits;
    // What waits is not counted: one network with a long queue would make others look modest.
    const total = [...this.#networks.values()].reduce((sum, { begun }) => sum + begun, 0);
    const average = total / this.#networks.size;
    const isAlone = this.#networks.size === 1;
    for (const [name, network] of this.#networks) {
      const { begun, waiting } = network;
      if (busy > high && begun > average)
        network.most = Math.max(least, Math.floor(Math.min(network.most, begun) * 0.7));
      else if (busy < low || begun < average || isAlone) network.most = network.most * 1.2 + 1;
      network.begun = 0;
      this.#letIn(network, now);
      if (waiting.size > 0) continue;
      if (network.begun < network.most / 2 && busy < low) network.most = Number.POSITIVE_INFINITY;
      if (now - network.seen > remember) this.#networks.delete(name);
    }
    if (this.#networks.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** How busy this thread was between two questions. */
function threadBusyness(): Busyness {
  let before = thread.eventLoopUtilization();
  return () => {
    const now = thread.eventLoopUtilization();
    const { utilization } = thread.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/** As `refusal` says it to programs, without the parts that cost time. Programs of other sites may read it: it tells nothing. */
function refuse(response: ServerResponse, headers: Record<string, string>): void {
  if (response.closed) return;
  const { status, code, message, fields } = busy();
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': String(fields.retryAfter),
    'X-Request-Id': randomUUID(),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After,X-Request-Id',
    // What is still on its way of a body is not read.
    ...(response.req.complete ? {} : { Connection: 'close' }),
  });
  response.end(JSON.stringify({ code, message }));
}

/** A listener whose requests begin when `admission` says so. `networkOf` names the network that a request comes from. */
export function admitted(
  admission: Admission,
  networkOf: (request: IncomingMessage) => string,
  answer: Listener,
): Listener {
  return (request, response) =>
    admission.enter(networkOf(request), response, () => void answer(request, response));
}

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { realtimeBudget as budget } from '../budgets/budgets.ts';
import { type Rate, scaleRate, TokenBucket } from '../budgets/token-bucket.ts';
import type { Visitor } from './visitors.ts';

/** What is to be done with a frame. */
export type Verdict = 'take' | 'refuse' | 'close';

/** Bounds what comes in on one socket: bytes by reading no faster, messages by refusing them and then closing the socket. */
export class Intake {
  readonly #socket: WebSocket;
  readonly #visitor: Visitor;
  readonly #messages: TokenBucket;
  readonly #refusals: TokenBucket;
  readonly #joins: TokenBucket;
  #pause: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** `stream` is the connection below the socket, `factor` the operator's RATE_LIMIT_FACTOR. */
  constructor(socket: WebSocket, stream: Duplex, visitor: Visitor, factor: number) {
    const bucket = (rate: Rate) => new TokenBucket(scaleRate(rate, visitor.network === null ? 0 : factor));
    this.#socket = socket;
    this.#visitor = visitor;
    this.#messages = bucket(budget.messages.ofSocket);
    this.#refusals = bucket(budget.refusals);
    this.#joins = bucket(budget.joins.ofSocket);
    // Bytes and not messages, since pings and pieces of messages cost as much.
    stream.on('data', (chunk: Buffer) => this.#read(chunk.length));
  }

  /** Counts a frame. */
  judge(): Verdict {
    if (this.#messages.take(1) === 0 && this.#visitor.messages.take(1) === 0) return 'take';
    return this.#refusals.take(1) === 0 ? 'refuse' : 'close';
  }

  /** Counts channels that are joined, tables followed in them, and tokens that are checked: 0, or the seconds to wait. */
  takeJoin(count: number): number {
    return this.#joins.take(count) || this.#visitor.joins.take(count);
  }

  /** Stops reading: a flooding client may continue after it was told to stop. */
  close(): void {
    if (this.#pause) clearTimeout(this.#pause);
    this.#isClosed = true;
    this.#socket.pause();
  }

  #read(bytes: number): void {
    this.#visitor.bytes.charge(bytes);
    const { wait } = this.#visitor.bytes;
    if (wait === 0 || this.#pause || this.#isClosed) return;
    this.#socket.pause();
    this.#pause = setTimeout(() => this.#goOn(), wait * 1000);
  }

  #goOn(): void {
    // Others of the network may have read meanwhile.
    const { wait } = this.#visitor.bytes;
    this.#pause = wait > 0 ? setTimeout(() => this.#goOn(), wait * 1000) : null;
    if (wait === 0) this.#socket.resume();
  }
}

import { realtimeBudget } from '../budgets/budgets.ts';
import type { Version } from './message.ts';
import { spokenTopic } from './private-channels.ts';

/** A message of the server's to many members: made into bytes once for each form of the protocol. */
export class Outgoing {
  readonly topic: string;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
  readonly #frames: Partial<Record<Version, Buffer>> = {};

  /** `topic` is the channel among those of this server, `payload` JSON. */
  constructor(topic: string, event: string, payload: string) {
    this.topic = spokenTopic(topic);
    this.event = event;
    this.payload = payload;
  }

  /** Bytes that one delivery counts. */
  get cost(): number {
    return this.payload.length + realtimeBudget.deliveries.overhead;
  }

  /** The text of its frame. */
  frame(version: Version): Buffer {
    this.#frames[version] ??= Buffer.from(this.#write(version));
    return this.#frames[version];
  }

  #write(version: Version): string {
    const [topic, event] = [JSON.stringify(this.topic), JSON.stringify(this.event)];
    return version === '1.0.0'
      ? `{"topic":${topic},"event":${event},"payload":${this.payload},"ref":null,"join_ref":null}`
      : `[null,null,${topic},${event},${this.payload}]`;
  }
}

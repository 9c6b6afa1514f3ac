import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const retryMilliseconds = 1000;

/** A connection of its own that hears one channel, and is made again when it breaks. */
export class Listener {
  readonly #connectionString: string;
  readonly #channel: string;
  readonly #heard: (payload: string) => void;
  #client: pg.Client | null = null;
  #closed = false;

  /** `channel` is a name of ours, never a visitor's: it stands in a statement as it is. */
  constructor(connectionString: string, channel: string, heard: (payload: string) => void) {
    this.#connectionString = connectionString;
    this.#channel = channel;
    this.#heard = heard;
  }

  /** Resolves when it hears. Rejects when the first connection fails. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'plinth realtime',
      keepAlive: true,
    });
    // Without a listener a broken connection would end the process; `end` follows it.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    await client.connect();
    await client.query(`listen ${this.#channel}`);
    this.#client = client;
    client.once('end', () => void this.#again());
    if (this.#closed) await client.end();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #again(): Promise<void> {
    this.#client = null;
    while (!this.#closed) {
      await wait(retryMilliseconds, undefined, { ref: false });
      if (this.#closed) return;
      const opened = await this.open().then(
        () => true,
        () => false,
      );
      if (opened) return;
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const retryMilliseconds = 1000;

/** A connection of its own that hears channels, and is made again when it breaks. */
export class Listener {
  readonly #connectionString: string;
  readonly #channels: { channel: string; heard: (payload: string) => void }[] = [];
  #opening: Promise<pg.Client> | null = null;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /**
   * Resolves when it hears the channel as well. Rejects when the first connection fails. `channel` is a name of ours,
   * never a visitor's: it is inserted into a statement unquoted.
   */
  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#channels.push({ channel, heard });
    this.#opening ??= this.#open();
    const client = await this.#opening;
    await client.query(`listen ${channel}`);
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'plinth listener',
      keepAlive: true,
    });
    // Without a listener a broken connection would end the process; `end` follows it.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#channels) if (listener.channel === channel) listener.heard(payload ?? '');
    });
    await client.connect();
    for (const { channel } of this.#channels) await client.query(`listen ${channel}`);
    this.#client = client;
    client.once('end', () => void this.#again());
    if (this.#closed) await client.end();
    return client;
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
      this.#opening = this.#open();
      const opened = await this.#opening.then(
        () => true,
        () => false,
      );
      if (opened) return;
    }
  }
}

import { randomUUID } from 'node:crypto';
import { realtimeBudget } from '../budgets/budgets.ts';
import { type Database, owner } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Presence } from './presences.ts';

/** What servers on one database tell each other. */
export type Word =
  | { kind: 'broadcast'; topic: string; event: string; payload: unknown }
  | { kind: 'present'; presence: Omit<Presence, 'server'> }
  | { kind: 'absent'; topic: string; member: string }
  /** A server that has just begun asks who is there. */
  | { kind: 'ask' }
  | { kind: 'alive' };

const channel = 'plinth_realtime';
/** PostgreSQL carries less than 8000 bytes in one NOTIFY. */
const maxWordBytes = 7900;

/**
 * Carries words between the servers of one PostgreSQL by LISTEN and NOTIFY. One statement at a time takes what has come
 * meanwhile, so that a flood of words is no flood of statements. The embedded database has one server, so there nothing is sent.
 */
export class Relay {
  readonly server = randomUUID();
  readonly #database: Database;
  readonly #log: Log;
  readonly #waiting: { text: string; told: () => void }[] = [];
  #sending: Promise<void> | null = null;
  /** Makes each word another text: of those that are alike PostgreSQL tells one in a transaction. */
  #count = 0;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  get #isAlone(): boolean {
    return this.#database.kind === 'pglite';
  }

  /** Whether so much waits for the database that no more broadcasts are taken. */
  get isFull(): boolean {
    return this.#waiting.length >= realtimeBudget.words.all;
  }

  async open(heard: (word: Word, server: string) => void): Promise<void> {
    if (this.#isAlone) return;
    await this.#database.listen(channel, (payload) => {
      const { server, ...word } = readWord(payload);
      if (server && server !== this.server) heard(word as Word, server);
    });
    void this.say({ kind: 'ask' });
  }

  /** Tells the other servers. Resolves when they have been told, or could not be; nobody has to wait for it. */
  say(word: Word): Promise<void> {
    if (this.#isAlone) return Promise.resolve();
    this.#count += 1;
    const text = JSON.stringify({ ...word, server: this.server, count: this.#count });
    const told = new Promise<void>((resolve) => this.#waiting.push({ text, told: resolve }));
    this.#sending ??= this.#send();
    return told;
  }

  /** Resolves when everything that was said has been told. */
  async close(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const words = this.#waiting.splice(0, realtimeBudget.words.ofStatement);
      const text = 'select pg_notify($1, word) from unnest($2::text[]) as word';
      try {
        await this.#database.run(owner, { text, values: [channel, words.map((word) => word.text)] });
      } catch (error) {
        this.#log.error('realtime_relay_lost', { words: words.length, error: String(error) });
      }
      for (const { told } of words) told();
    }
    this.#sending = null;
  }
}

/** Only servers of the same version speak on the channel; whatever else is said there is nobody's word. */
function readWord(payload: string): Partial<Word> & { server?: string } {
  try {
    return (JSON.parse(payload) ?? {}) as Word & { server: string };
  } catch {
    return {};
  }
}

/** Whether a broadcast can be told to the other servers: half a kilobyte is left for what their form of it has around it. */
export function fits(topic: string, event: string, payload: unknown): boolean {
  return Buffer.byteLength(JSON.stringify([topic, event, payload ?? null])) <= maxWordBytes - 500;
}

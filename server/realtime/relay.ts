import { randomUUID } from 'node:crypto';
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
export const maxWordBytes = 7900;

/**
 * Carries words between the servers of one PostgreSQL by LISTEN and NOTIFY. The embedded database has one server, so
 * there nothing is sent.
 */
export class Relay {
  readonly server = randomUUID();
  readonly #database: Database;
  readonly #log: Log;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  get #isAlone(): boolean {
    return this.#database.kind === 'pglite';
  }

  async open(heard: (word: Word, server: string) => void): Promise<void> {
    if (this.#isAlone) return;
    await this.#database.listen(channel, (payload) => {
      const { server, ...word } = readWord(payload);
      if (server && server !== this.server) heard(word as Word, server);
    });
    this.say({ kind: 'ask' });
  }

  /** Tells the other servers, without waiting. */
  say(word: Word): void {
    if (this.#isAlone) return;
    const payload = JSON.stringify({ ...word, server: this.server });
    this.#database
      .run(owner, { text: 'select pg_notify($1, $2)', values: [channel, payload] })
      .catch((error) => this.#log.error('a word to the other servers was lost', { error: String(error) }));
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

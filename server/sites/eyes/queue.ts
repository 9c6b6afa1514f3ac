import type { Manifest } from '../../../domain/hosting/manifest.ts';
import { type Database, owner } from '../../database/database.ts';
import type { Report } from './messages.ts';

/** A server that has not answered for so long has ended. */
const leaseSeconds = 120;

/** A deployment that waits to be looked at. */
export interface Claimed {
  hash: string;
  attempts: number;
  manifest: Manifest;
  is_open: boolean;
}

/** What is to be looked at, in the database: a server that ends at any moment leaves it to the next one. */
export class CheckQueue {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The next one, of the member who was served longest ago; null when none waits. No two servers get the same. */
  async claim(): Promise<Claimed | null> {
    return this.#call<Claimed | null>('private.claim_site_check($1)', [leaseSeconds]);
  }

  /** False when it is no more, or another server looks at it meanwhile. */
  async finish({ hash, attempts }: Claimed, report: Report, pictureKey: string): Promise<boolean> {
    const given = {
      ...report,
      pictures: report.pictures.map(({ width, height }) => ({ width, height })),
      picture_key: report.pictures.length > 0 ? pictureKey : null,
    };
    return this.#call<boolean>('private.finish_site_check($1, $2, $3::json)', [
      hash,
      attempts,
      JSON.stringify(given),
    ]);
  }

  /** It is tried once more, and then said to have failed. Without a reason it was nobody's fault, and does not count. */
  async fail({ hash, attempts }: Claimed, reason: string | null): Promise<void> {
    await this.#call('private.fail_site_check($1, $2, $3)', [hash, attempts, reason]);
  }

  async #call<Answer>(name: string, values: unknown[]): Promise<Answer> {
    const { rows } = await this.#database.run<{ answer: Answer }>(owner, {
      text: `select ${name} as answer`,
      values,
    });
    return rows[0]?.answer as Answer;
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TokenScope } from '../../../domain/account/token-scopes.ts';
import { type Database, owner } from '../../database/database.ts';
import { deviceBudget } from './limits.ts';
import { makeUserCode } from './user-code.ts';

/** What a program that shows a code asks for. */
export interface Grant {
  /** What its computer calls itself: anybody's words. */
  host: string;
  scopes: string[];
  expires_at: string;
}

/** Why a program has no token (yet), in the words of RFC 8628. */
export type Waiting = 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token';

/** Programs that wait for a member, in the database: no code is in it, only what can be compared with one. */
export class DeviceGrants {
  readonly #database: Database;
  readonly #key: Buffer;

  /** `key` belongs to this instance alone: a code is short enough for its plain hash to be tried out. */
  constructor(database: Database, key: Buffer) {
    this.#database = database;
    this.#key = key;
  }

  /** New codes for a program: a secret one that it asks with, and one that its person sees. */
  async begin(
    host: string,
    scopes: readonly TokenScope[],
  ): Promise<{ deviceCode: string; userCode: string }> {
    const deviceCode = randomBytes(32).toString('base64url');
    for (;;) {
      const userCode = makeUserCode();
      const isNew = await this.#ask<boolean>('private.begin_device_grant($1, $2, $3, $4, $5, $6)', [
        hashOf(deviceCode),
        this.#hashOfUserCode(userCode),
        host,
        scopes,
        deviceBudget.codeSeconds,
        deviceBudget.interval,
      ]);
      if (isNew) return { deviceCode, userCode };
    }
  }

  /** What waits under a code for somebody to decide; null for one that is unknown, decided or expired. */
  find(userCode: string): Promise<Grant | null> {
    return this.#ask('private.find_device_grant($1)', [this.#hashOfUserCode(userCode)]);
  }

  /** Decides in a member's name. Returns false where nothing waits under the code any more. */
  decide(userCode: string, memberId: string, isAllowed: boolean): Promise<boolean> {
    return this.#ask('private.decide_device_grant($1, $2, $3)', [
      this.#hashOfUserCode(userCode),
      memberId,
      isAllowed,
    ]);
  }

  /** The access token, which is made now and told once; or why there is none. */
  take(deviceCode: string): Promise<{ error: Waiting } | { token: string; scopes: string[] }> {
    return this.#ask('private.take_device_grant($1, $2)', [hashOf(deviceCode), deviceBudget.tokenDays]);
  }

  /** Ends the access token; nothing happens to what is none. */
  async revoke(token: string): Promise<void> {
    await this.#ask('private.revoke_access_token($1)', [hashOf(token)]);
  }

  #hashOfUserCode(code: string): string {
    return createHmac('sha256', this.#key).update(code).digest('hex');
  }

  async #ask<Answer>(call: string, values: unknown[]): Promise<Answer> {
    const { rows } = await this.#database.run<{ answer: Answer }>(owner, {
      text: `select ${call} as answer`,
      values,
    });
    return rows[0]?.answer as Answer;
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

import type { Database } from '../database/database.ts';
import { replaceKeys, revokePreviousKeys, rotateKeys } from '../keys/signing-keys.ts';
import type { TokenKeys } from '../keys/token-keys.ts';

/** Changes the keys that sign tokens. */
export interface KeyKeeper {
  /** Puts the next key into use. Returns its id. */
  rotate(): Promise<string>;
  /** Revokes all keys there are and makes new ones. Returns the id of the one in use. */
  replace(): Promise<string>;
  /** Revokes the keys that sign no more. Returns how many. */
  revokePrevious(): Promise<number>;
}

/** The keeper of the built-in backend's keys. Within a running server `tokens` has them before an order is answered. */
export function keyKeeper(database: Database, tokens?: TokenKeys): KeyKeeper {
  const done = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await tokens?.reload();
    return result;
  };
  return {
    rotate: () => done(rotateKeys(database)),
    replace: () => done(replaceKeys(database)),
    revokePrevious: () => done(revokePreviousKeys(database)),
  };
}

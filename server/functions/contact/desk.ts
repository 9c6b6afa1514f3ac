import type { Config } from '../../config.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Log } from '../../log.ts';
import type { TakeTry } from './limits.ts';
import type { MessageStore } from './store.ts';

/** Where messages are handed in. */
export interface Desk {
  log: Log;
  /** The keys a caller may carry. */
  keys: Pick<Keys, 'publishable' | 'secret'>;
  /** Null where messages could not be stored: a remote backend whose secret key is not set. */
  open: OpenDesk | null;
}

export interface OpenDesk {
  config: Pick<Config, 'trustedProxies'>;
  /** Key of the marks that forms carry. All servers on one database have the same. */
  signingKey: Buffer;
  take: TakeTry;
  store: MessageStore;
  /** Says that a message has been stored. */
  wakeCourier(): void;
}

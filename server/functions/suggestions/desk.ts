import type { Config } from '../../config.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Log } from '../../log.ts';
import type { Limits } from './limits.ts';
import type { Board } from './store.ts';

/** Where suggestions, votes and comments are handed in. */
export interface Desk {
  log: Log;
  /** The keys a caller may carry. */
  keys: Pick<Keys, 'publishable' | 'secret'>;
  /** Null where nothing could be stored: a remote backend whose secret key is not set. */
  open: OpenDesk | null;
}

export interface OpenDesk {
  log: Log;
  config: Pick<Config, 'trustedProxies' | 'siteUrl'>;
  /** Key of the marks that forms, browsers and links in mails carry. All servers on one database have the same. */
  signingKey: Buffer;
  limits: Limits;
  board: Board;
}

import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/store.ts';
import type { Keys } from './keys/keys.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { RateLimitStore } from './rate-limits/store.ts';

/** What the backend's services are made of. Built once at the start, and once for each test server. */
export interface Services {
  config: Config;
  log: Log;
  database: Database;
  limits: RateLimitStore;
  keys: Keys;
  mailer: Mailer;
  files: FileStore;
}

import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import { createLog, type Log } from '../../log.ts';
import { createMailer } from '../../mail/create.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { countInDatabase, countInMemory, type TakeTry } from '../contact/limits.ts';
import { createCourier } from '../delivery/courier.ts';
import { noticeSender } from './delivery/by-mail.ts';
import { NoticeQueue } from './delivery/notices.ts';
import { createLimits } from './limits.ts';
import { suggestionRoutes } from './routes.ts';
import { Board } from './store.ts';

/** The board's server: receiving, counting votes, and telling people when a status changes. */
export interface Suggestions {
  /** To be mounted at /functions/v1/suggestions. */
  routes: Hono;
  /** Begins to send notices, also what an earlier process left. */
  start(): void;
  /** Looks for notices now. */
  wake(): void;
  /** Lets the mail under way end. Resolves when nothing touches the database any more. */
  stop(): Promise<void>;
}

/**
 * Puts the board's server together, on the built-in backend or, where `services` is null, on the remote one.
 * `backendFetch` reaches either. Nothing is sent before `start`.
 */
export async function openSuggestions(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
): Promise<Suggestions> {
  if (services) {
    const { log, mailer, keys } = services;
    return connect(config, {
      log,
      mailer,
      backendUrl: config.siteUrl,
      backendFetch,
      keys,
      signingSeed: keys.pepper,
      take: countInDatabase(services),
    });
  }
  const log = createLog(config.logLevel);
  const keys = { publishable: config.supabase?.publishableKey ?? '', secret: config.supabaseSecretKey ?? '' };
  if (!config.supabase || !keys.secret) {
    return { routes: suggestionRoutes({ log, keys, open: null }), start() {}, wake() {}, async stop() {} };
  }
  const mailer = await createMailer(config, log);
  const board = connect(config, {
    log,
    mailer,
    backendUrl: config.supabase.url,
    backendFetch,
    keys,
    signingSeed: keys.secret,
    take: countInMemory(config),
  });
  return {
    ...board,
    async stop() {
      await board.stop();
      await mailer.close();
    },
  };
}

interface Parts {
  log: Log;
  mailer: Mailer;
  backendUrl: string;
  backendFetch: typeof fetch;
  keys: { publishable: string; secret: string };
  /** What all servers on one database share, and nobody else knows. */
  signingSeed: Buffer | string;
  take: TakeTry;
}

function connect(config: Config, parts: Parts): Suggestions {
  const { log, mailer, backendUrl, backendFetch, keys, signingSeed, take } = parts;
  const signingKey = createHmac('sha256', signingSeed).update('suggestions').digest();
  const backend = { url: backendUrl, secretKey: keys.secret, fetch: backendFetch };
  const courier = createCourier({
    store: new NoticeQueue(backend),
    sender: noticeSender(config, mailer, signingKey),
    log,
    noun: 'suggestion notice',
    table: 'suggestion_notices',
    lookMilliseconds: 10_000,
  });
  const limits = createLimits(take, signingKey);
  const open = { log, config, signingKey, limits, board: new Board(backend) };
  return {
    routes: suggestionRoutes({ log, keys, open }),
    start: courier.start,
    wake: courier.wake,
    stop: courier.stop,
  };
}

import path from 'node:path';
import type { Hono } from 'hono';
import { gitBudget } from '../budgets/budgets.ts';
import type { Config } from '../config.ts';
import { countBeside, countInMemory } from '../functions/form/limits.ts';
import { openCodeViews } from '../highlight/code-views.ts';
import { clientAddress } from '../http/client-address.ts';
import { createLog, type Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { GitDesk } from './desk.ts';
import { gitFunctions } from './functions/routes.ts';
import { GitGates } from './gates.ts';
import { openMarkdownViews } from './pages/markdown-views.ts';
import { Repositories } from './repositories.ts';
import { findGit } from './run.ts';
import { gitDoor } from './smart-http/routes.ts';

/** Repositories as git sees them. */
export interface Git {
  /** For git clients, to be mounted at /git. */
  door: Hono;
  /** For the site's pages, to be mounted at /functions/v1/git. */
  functions: Hono;
  /** Null where cloning is not possible: `reason` says why. */
  repositories: Repositories | null;
  reason: string | null;
  /** Begins to remove now and then what is not needed any more. */
  start(): void;
  /** Resolves when nothing touches the store any more. */
  stop(): Promise<void>;
}

const sweepMilliseconds = 3600_000;

/**
 * Puts the repositories together, on the built-in backend or, where `services` is null, on the remote one, for which
 * the secret key is needed. `backendFetch` reaches either. `directory` holds copies that may be deleted at any time,
 * `budget` is another one for tests.
 */
export async function openGit(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
  directory = path.join(config.dataDirectory, 'git'),
  budget = gitBudget,
): Promise<Git> {
  const log: Log = services?.log ?? createLog(config.logLevel);
  const secretKey = services?.keys.secret ?? config.supabaseSecretKey ?? '';
  const backend = {
    url: config.supabase?.url ?? config.siteUrl,
    secretKey,
    publishableKey: services?.keys.publishable ?? config.supabase?.publishableKey ?? '',
    fetch: backendFetch,
  };
  const version = secretKey ? await findGit() : null;
  const repositories = version
    ? new Repositories({ backend, directory, log, siteUrl: config.siteUrl })
    : null;
  await repositories?.cache.open();
  const codes = openCodeViews();
  const markdown = openMarkdownViews(codes);
  const desk: GitDesk = {
    log,
    siteUrl: config.siteUrl,
    backend,
    git: repositories,
    unavailable: secretKey
      ? 'Cloning, pushing and history need git on the server, and it is not installed there.'
      : 'Cloning, pushing and history are not set up on this server.',
    take: services ? countBeside(services) : countInMemory(config),
    gates: new GitGates(budget, path.join(directory, 'work')),
    codes,
    markdown,
    addressOf: (context) => clientAddress(context, config.trustedProxies),
  };
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    underWay = underWay
      .then(() => repositories?.sweep())
      .catch((error) => log.error('git_packs_sweep_failed', { error: String(error) }));
  };
  return {
    door: gitDoor(desk),
    functions: gitFunctions(desk),
    repositories,
    reason: version
      ? null
      : secretKey
        ? 'git is not installed (2.34 or newer)'
        : 'SUPABASE_SECRET_KEY is not set',
    start() {
      if (!repositories) return;
      sweep();
      timer = setInterval(sweep, sweepMilliseconds);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await repositories?.stop();
      await underWay;
      await markdown.sleep();
    },
  };
}

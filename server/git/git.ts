import path from 'node:path';
import type { Hono } from 'hono';
import { gitBudget } from '../budgets/budgets.ts';
import { type FunctionContext, isOpen } from '../functions/kit/context.ts';
import { openCodeViews } from '../highlight/code-views.ts';
import type { GitContext } from './context.ts';
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
  /** What the two work with, for other ways to repositories. */
  context: GitContext;
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
 * Puts the repositories together. `directory` holds copies that may be deleted at any time, `budget` is another one for
 * tests.
 */
export async function openGit(
  context: FunctionContext,
  directory = path.join(context.config.dataDirectory, 'git'),
  budget = gitBudget,
): Promise<Git> {
  const { log } = context;
  const version = isOpen(context) ? await findGit() : null;
  const repositories = isOpen(context) && version ? new Repositories(context, directory) : null;
  await repositories?.cache.open();
  const codes = openCodeViews();
  const markdown = openMarkdownViews(codes);
  const own: GitContext = {
    ...context,
    git: repositories,
    unavailable: isOpen(context)
      ? 'Cloning, pushing and history need git on the server, and it is not installed there.'
      : 'Cloning, pushing and history are not set up on this server.',
    gates: new GitGates(budget, path.join(directory, 'work')),
    codes,
    markdown,
  };
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    underWay = underWay
      .then(() => repositories?.sweep())
      .catch((error) => log.error('git_packs_sweep_failed', { error: String(error) }));
  };
  return {
    door: gitDoor(own),
    functions: gitFunctions(own),
    context: own,
    repositories,
    reason: version
      ? null
      : isOpen(context)
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

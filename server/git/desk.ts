import type { Context } from 'hono';
import type { CodeViews } from '../highlight/code-views.ts';
import type { Log } from '../log.ts';
import type { GitGates } from './gates.ts';
import type { TakeTry } from './limits.ts';
import type { MarkdownViews } from './pages/markdown-views.ts';
import type { Repositories } from './repositories.ts';
import type { GitBackend } from './store.ts';

/** What the routes of repositories work with. */
export interface GitDesk {
  log: Log;
  siteUrl: string;
  backend: GitBackend;
  /** Null where the machine has no git, or a remote backend's secret key is not set. */
  git: Repositories | null;
  /** The message for visitors when `git` is null. */
  unavailable: string;
  take: TakeTry;
  gates: GitGates;
  /** Text of files with its colours. */
  codes: CodeViews;
  /** Markdown laid out. */
  markdown: MarkdownViews;
  addressOf(context: Context): string;
}

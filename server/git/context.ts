import type { FunctionContext } from '../functions/kit/context.ts';
import type { CodeViews } from '../highlight/code-views.ts';
import type { GitGates } from './gates.ts';
import type { MarkdownViews } from './pages/markdown-views.ts';
import type { Repositories } from './repositories.ts';

/** What the routes of repositories work with. */
export interface GitContext extends FunctionContext {
  /** Null where the machine has no git, or a remote backend's secret key is not set. */
  git: Repositories | null;
  /** The message for visitors when `git` is null. */
  unavailable: string;
  gates: GitGates;
  /** Text of files with its colours. */
  codes: CodeViews;
  /** Markdown laid out. */
  markdown: MarkdownViews;
}

import { LRUCache } from 'lru-cache';
import { renderingBudget } from '../../budgets/budgets.ts';
import { DeadlineProcess, type ProcessOptions } from '../../budgets/deadline-process.ts';
import type { CodeViews } from '../../highlight/code-views.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { LaidOut, MarkdownPlace } from './markdown.ts';
import type { MarkdownQuestion } from './markdown-worker.ts';

/** Makes Markdown ready for a page. */
export interface MarkdownViews {
  /**
   * The text as HTML, with colours in its code. `key` identifies this exact content, `visitor` is the requesting network. What
   * takes too long is shown as it was written, under a sentence that says so.
   */
  view(key: string, text: string, place: MarkdownPlace, visitor: string): Promise<string>;
  /** Ends the process. The next text starts another. */
  sleep(): Promise<void>;
}

/** Texts remembered as too slow. */
const mostRemembered = 1_000;

/** Opens the views on a process of their own. Other limits than the product's own are for tests. */
export function openMarkdownViews(
  codes: CodeViews,
  limits: Partial<Omit<ProcessOptions, 'script'>> = {},
): MarkdownViews {
  const apart = new DeadlineProcess<MarkdownQuestion, LaidOut | null>({
    script: new URL('./markdown-worker.ts', import.meta.url),
    memory: 128,
    limit: renderingBudget.markdownMilliseconds,
    timeout: renderingBudget.waitMilliseconds,
    idle: renderingBudget.idleMilliseconds,
    waitingOfOne: renderingBudget.waitingOfOne,
    waiting: renderingBudget.waiting,
    ...limits,
  });
  /** Texts that took too long and are not tried again yet. */
  const slow = new LRUCache<string, true>({
    max: mostRemembered,
    ttl: renderingBudget.markdownForgetMilliseconds,
  });

  return {
    async view(key, text, place, visitor) {
      if (slow.has(key)) return asWritten(text, tooLong);
      const outcome = await apart.ask({ text, place }, visitor);
      if (outcome === 'busy') return asWritten(text, busy);
      if (outcome === 'slow' || !outcome.answer) {
        slow.set(key, true);
        return asWritten(text, tooLong);
      }
      const { html, codes: pieces } = outcome.answer;
      const coloured = await codes.pieces(pieces, visitor);
      return html.map((part, index) => part + (coloured[index] ?? '')).join('');
    },
    sleep: () => apart.sleep(),
  };
}

const tooLong = 'This text takes too long to lay out, so it is shown as it was written.';
const busy =
  'The server is busy, so this text is shown as it was written. Reload the page to see it laid out.';

function asWritten(text: string, note: string): string {
  return `<p class="readme-note">${note}</p>\n<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
}

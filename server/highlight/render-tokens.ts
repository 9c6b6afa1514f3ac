import { createCssVariablesTheme, type ThemedToken } from 'shiki/core';
import { escapeHtml } from '../mail/escape-html.ts';

/** A theme whose colours are names, which become classes: the pages' policy allows no style attributes. */
export const namesTheme = createCssVariablesTheme({ name: 'names', variablePrefix: '--', fontStyle: false });

/** One line of tokens as HTML, with a class such as `t-keyword` on what has a kind. */
export function renderLine(tokens: readonly ThemedToken[]): string {
  const runs: { kind: string; text: string }[] = [];
  for (const token of tokens) {
    const kind = /^var\(--token-([a-z-]+)\)$/.exec(token.color ?? '')?.[1] ?? '';
    const last = runs.at(-1);
    // White space has no colour of its own: joined to its neighbour, it needs no element.
    if (last && (last.kind === kind || token.content.trim() === '')) last.text += token.content;
    else runs.push({ kind, text: token.content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<span class="t-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** A thread that highlights: grammars are large and slow, so neither their memory nor their work belongs to the process. */
import { parentPort } from 'node:worker_threads';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { namesTheme, renderLine } from './render-tokens.ts';

export type HighlightRequest = { id: number; code: string; grammar: string };
export type HighlightReply = { ready: true } | { id: number; lines: string[] | null };

const highlighter = await createHighlighterCore({
  // Forgiving: a rule the engine can not express is left out instead of failing the file.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
  themes: [namesTheme],
  langs: [],
});

async function highlight(code: string, grammar: string): Promise<string[] | null> {
  const load = bundledLanguages[grammar as keyof typeof bundledLanguages];
  if (!load) return null;
  await highlighter.loadLanguage(load);
  return highlighter.codeToTokensBase(code, { lang: grammar, theme: namesTheme }).map(renderLine);
}

parentPort?.on('message', async ({ id, code, grammar }: HighlightRequest) => {
  const lines = await highlight(code, grammar).catch(() => null);
  parentPort?.postMessage({ id, lines } satisfies HighlightReply);
});
parentPort?.postMessage({ ready: true } satisfies HighlightReply);

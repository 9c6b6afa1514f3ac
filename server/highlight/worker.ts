/** A process that highlights: grammars are large and slow, so neither their memory nor their work belongs to the site. */
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { answerQuestions } from '../budgets/answer-questions.ts';
import type { CodePiece } from './highlighter.ts';
import { namesTheme, renderLine } from './render-tokens.ts';

const highlighter = await createHighlighterCore({
  // Forgiving: a rule the engine can not express is left out instead of failing the file.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
  themes: [namesTheme],
  langs: [],
});

async function highlight({ code, grammar }: CodePiece): Promise<string[] | null> {
  const load = bundledLanguages[grammar as keyof typeof bundledLanguages];
  if (!load) return null;
  await highlighter.loadLanguage(load);
  // Its own limit leaves a line half coloured on a busy machine. The deadline of this process is for the whole file.
  const options = { lang: grammar, theme: namesTheme, tokenizeTimeLimit: 0 };
  return highlighter.codeToTokensBase(code, options).map(renderLine);
}

answerQuestions(async (pieces: readonly CodePiece[]) => {
  const coloured: (string[] | null)[] = [];
  for (const piece of pieces) coloured.push(await highlight(piece).catch(() => null));
  return coloured;
});

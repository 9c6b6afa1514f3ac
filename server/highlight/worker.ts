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

/**
 * Compiles the rules of a grammar, if it is known and not yet there: up to three seconds of work for C++, which no file of that
 * language is to blame for. The rules are compiled with the first line that has a word.
 */
async function prepare(grammar: string): Promise<void> {
  const load = bundledLanguages[grammar as keyof typeof bundledLanguages];
  if (!load || highlighter.getLoadedLanguages().includes(grammar)) return;
  await highlighter.loadLanguage(load);
  highlighter.codeToTokensBase('word', { lang: grammar, theme: namesTheme, tokenizeTimeLimit: 0 });
}

function highlight({ code, grammar }: CodePiece): string[] | null {
  if (!highlighter.getLoadedLanguages().includes(grammar)) return null;
  // Its own limit leaves a line half coloured on a busy machine. The deadline of this process is for the whole file.
  const options = { lang: grammar, theme: namesTheme, tokenizeTimeLimit: 0 };
  return highlighter.codeToTokensBase(code, options).map(renderLine);
}

answerQuestions(async (pieces: readonly CodePiece[], prepared) => {
  for (const { grammar } of pieces) await prepare(grammar).catch(() => {});
  prepared();
  return pieces.map((piece) => {
    try {
      return highlight(piece);
    } catch {
      return null;
    }
  });
});

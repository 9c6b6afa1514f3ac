/** A process that lays out Markdown: what a visitor has written may take seconds and memory, which the site does not have. */
import { answerQuestions } from '../../budgets/answer-questions.ts';
import { renderingBudget } from '../../budgets/budgets.ts';
import { type LaidOut, layOut, type MarkdownPlace } from './markdown.ts';

export type MarkdownQuestion = { text: string; place: MarkdownPlace };

answerQuestions(({ text, place }: MarkdownQuestion): LaidOut | null => {
  const laidOut = layOut(text, place);
  const bytes = laidOut.html.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  return bytes > renderingBudget.markdownHtmlBytes ? null : laidOut;
});

import type { ProcessMessage } from './deadline-process.ts';

/** The part of a DeadlineProcess that is inside it: answers one question after the other, with null where `work` fails. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Promise<Answer | null> | Answer | null,
): void {
  const tell = (message: ProcessMessage) => process.send?.(message);
  process.on('message', async ({ id, question }: { id: number; question: Question }) => {
    let answer: Answer | null = null;
    try {
      answer = await work(question);
    } catch {
      // What a visitor has written may be more than the work can take; it is told as no answer.
    }
    tell({ id, answer });
  });
  // Whoever asks has gone: nobody would end this process.
  process.once('disconnect', () => process.exit());
  tell({ ready: true });
}

import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './deadline-thread.ts';

/** The part of a DeadlineThread that is inside the thread: answers one question after the other, with null where `work` fails. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Promise<Answer | null> | Answer | null,
): void {
  const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
  parentPort?.on('message', async ({ id, question }: { id: number; question: Question }) => {
    let answer: Answer | null = null;
    try {
      answer = await work(question);
    } catch {
      // What a visitor has written may be more than the work can take; it is told as no answer.
    }
    tell({ id, answer });
  });
  tell({ ready: true });
}

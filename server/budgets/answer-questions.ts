import { Worker } from 'node:worker_threads';
import type { ProcessMessage } from './deadline-process.ts';

/** While a question is worked on nothing is heard: this thread sees that the process has become another's child. */
const parentWatch = `
  const { pid, ppid } = process;
  setInterval(() => process.ppid === ppid || process.kill(pid, 'SIGKILL'), 500);`;

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
  new Worker(parentWatch, { eval: true }).unref();
  tell({ ready: true });
}

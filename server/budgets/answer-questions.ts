import { Worker } from 'node:worker_threads';
import type { ProcessMessage } from './deadline-process.ts';

/** Run in a thread, since a busy process hears nothing: ends the process once it has become another's child. */
const parentWatch = `
  const parent = require('node:worker_threads').workerData;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);`;

/**
 * The part of a DeadlineProcess that is inside it: answers one question after the other, with null where `work` fails. Where
 * time is allowed for a preparation, `work` calls `prepared` at its end.
 */
export function answerQuestions<Question, Answer>(
  work: (question: Question, prepared: () => void) => Promise<Answer | null> | Answer | null,
): void {
  const tell = (message: ProcessMessage) => process.send?.(message);
  process.on('message', async ({ id, question }: { id: number; question: Question }) => {
    let answer: Answer | null = null;
    try {
      answer = await work(question, () => tell({ prepared: true }));
    } catch {
      // A visitor's input may exceed the work's limits; that counts as no answer.
    }
    tell({ id, answer });
  });
  // The parent is gone, so nothing else would end this process.
  process.once('disconnect', () => process.exit());
  new Worker(parentWatch, { eval: true, workerData: process.ppid }).unref();
  tell({ ready: true });
}

import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { PaceLimits } from './budgets.ts';
import { Pace } from './pace.ts';

export interface PacedOptions {
  /** The request that is answered. */
  context: Context;
  /** How slowly it may be read. */
  taking: PaceLimits;
  /** Called once, when nobody reads any more: at the end, when the reader leaves or is too slow, when it broke off. */
  forget(): void;
  /** Told of what broke it off, other than its reader. */
  failed?(error: unknown): void;
}

/** The body of an answer that is made while it is read, for a reader who is ended when too slow. */
export function pacedStream(
  chunks: AsyncGenerator<Uint8Array>,
  { context, taking, forget, failed }: PacedOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isMaking = false;
  let isOver = false;
  let pace: Pace | null = null;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    pace?.stop();
    forget();
    chunks.return(undefined).catch(() => {});
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const late = () => {
          finish();
          breakOff(context, controller, new Error('The answer was read too slowly.'));
        };
        pace = new Pace(taking, late, () => isMaking);
      },
      async pull(controller) {
        isMaking = true;
        try {
          const { done, value } = await chunks.next();
          if (isOver) return;
          if (value) {
            pace?.moved(value.length);
            controller.enqueue(new Uint8Array(value));
          }
          if (!done) return;
          finish();
          controller.close();
        } catch (error) {
          if (isOver) return;
          finish();
          failed?.(error);
          breakOff(context, controller, error);
        } finally {
          isMaking = false;
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  );
}

/** The answer has begun: all that is left is to end its connection, so that nobody takes a part for the whole. */
function breakOff(context: Context, controller: ReadableStreamDefaultController, error: unknown): void {
  const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
  // A stream that fails would be finished with the text of the error, and printed.
  if (outgoing) outgoing.destroy();
  else controller.error(error);
}

import { PassThrough, type Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context } from 'hono';
import type { PaceLimits } from '../../budgets/budgets.ts';
import { Pace } from '../../budgets/pace.ts';
import { HttpError } from '../../http/errors.ts';
import { discard, feed, requestBody } from '../../storage/uploads/request-body.ts';
import type { GitGates } from '../gates.ts';
import type { Spool } from '../spool.ts';

export interface BodyLimits {
  /** Bytes that may come, and that may come out of them. */
  maxBytes: number;
  /** Thrown for a body that has more. */
  tooLarge: HttpError;
}

/**
 * Takes a request's whole body in, unpacked, before anything else is done for its visitor. Throws 400 for one that breaks off
 * or cannot be unpacked, 408 for one that comes too slowly, `tooLarge` for one that is too large, packed or unpacked, 415 for
 * one that is packed in another way than gzip's, and 503 when too much is on its way.
 */
export async function takeBody(
  gates: GitGates,
  context: Context,
  visitor: string,
  limits: BodyLimits,
): Promise<Spool> {
  const leave = await gates.body(visitor, context.req.raw.signal);
  const body = gates.room.spool(visitor);
  try {
    const sink = unpacker(context.req.header('content-encoding'));
    await carry(requestBody(context), sink, body, { ...limits, sending: gates.budget.sending });
    return body;
  } catch (error) {
    await body.discard();
    throw error;
  } finally {
    leave();
  }
}

async function carry(
  source: Readable,
  sink: Transform,
  spool: Spool,
  { maxBytes, tooLarge, sending }: BodyLimits & { sending: PaceLimits },
): Promise<void> {
  const refuse = (error: Error) => sink.destroy(error);
  const late = () =>
    refuse(new HttpError(408, 'too_slow', 'The request came too slowly. Please try again on a better line.'));
  // What has come and is still to be unpacked or written is not the sender's delay.
  const pace = new Pace(sending, late, () => source.readableEnded || sink.writableNeedDrain);
  let came = 0;
  const count = (chunk: Buffer) => {
    pace.moved(chunk.length);
    came += chunk.length;
    if (came > maxBytes) refuse(tooLarge);
  };
  source.on('data', count);
  feed(source, sink);
  try {
    for await (const chunk of sink as AsyncIterable<Buffer>) {
      if (spool.size + chunk.length > maxBytes) throw tooLarge;
      await spool.write(chunk);
    }
    spool.end();
  } catch (error) {
    // A client that sends too slowly or not at all would not be waited for.
    const status = error instanceof HttpError ? error.status : 400;
    if (status !== 408) await discard(source);
    throw error instanceof HttpError ? error : new HttpError(400, 'not_readable', broken);
  } finally {
    pace.stop();
    source.off('data', count);
  }
}

const broken = 'The request broke off, or could not be unpacked. Please try again.';

/** What git clients use, and `git http-backend` would unpack without a bound. */
function unpacker(encoding: string | undefined): Transform {
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity') return new PassThrough();
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  throw new HttpError(415, 'not_gzip', 'A request can be packed with gzip, and in no other way.');
}

import { PassThrough, type Readable } from 'node:stream';
import type { Context } from 'hono';
import { siteBudget } from '../../budgets/budgets.ts';
import type { FairGate } from '../../budgets/fair-gate.ts';
import { Pace } from '../../budgets/pace.ts';
import { HttpError } from '../../http/errors.ts';
import { discard, feed, requestBody } from '../../storage/uploads/request-body.ts';
import { functionError } from '../kit/errors.ts';

const tooLarge = () => functionError('bodyTooLarge', {}, 'Zip file is too large. Maximum size is 50MB.');

/**
 * What `use` makes of a request's body. Throws 408 for one that comes too slowly, 413 for one that is too large, and 503 when
 * too many are on their way.
 */
export async function withZipBody<T>(
  c: Context,
  gate: FairGate,
  network: string,
  use: (zip: Readable) => Promise<T>,
): Promise<T> {
  if (Number(c.req.header('content-length') ?? 0) > siteBudget.zipBytes) throw tooLarge();
  const leave = await gate.enter(network, c.req.raw.signal);
  const body = requestBody(c);
  const zip = new PassThrough();
  // The place is free as soon as the bytes are here, or will not come.
  zip.once('close', leave);
  const slow = 'The request came too slowly. Please try again on a better line.';
  const late = () => zip.destroy(new HttpError(408, 'too_slow', slow));
  // What has come and is still to be read is not the sender's delay.
  const pace = new Pace(siteBudget.sending, late, () => body.readableEnded || zip.writableNeedDrain);
  zip.once('close', () => pace.stop());
  let bytes = 0;
  const count = (chunk: Buffer) => {
    pace.moved(chunk.length);
    bytes += chunk.length;
    if (bytes > siteBudget.zipBytes) zip.destroy(tooLarge());
  };
  body.on('data', count);
  feed(body, zip);
  try {
    return await use(zip);
  } catch (error) {
    // A client that sends too slowly would not be waited for.
    if (!(error instanceof HttpError && error.status === 408)) await discard(body);
    throw error;
  } finally {
    body.off('data', count);
    zip.destroy();
  }
}

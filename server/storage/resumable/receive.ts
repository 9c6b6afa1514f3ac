import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Services } from '../../services.ts';
import { bucketToWrite } from '../buckets/bucket.ts';
import { errors, translateError } from '../errors.ts';
import { whileInFlight } from '../in-flight.ts';
import { removeFiles } from '../objects/remove.ts';
import type { Target } from '../objects/save.ts';
import { Meter } from '../uploads/meter.ts';
import { planFor, store } from '../uploads/upload.ts';
import { readUploadMetadata } from './metadata.ts';
import {
  addPart,
  claimFinish,
  completeUpload,
  listParts,
  type Part,
  type ResumableUpload,
  releaseFinish,
  removeUpload,
} from './record.ts';

/** Requests that send bytes of an upload just now. */
const sending = new Map<string, number>();
/** One that a broken connection has left behind, and the one that goes on. */
const maxSending = 2;

/**
 * Takes the next bytes of an upload as `receivePart` does. Throws 423 when more requests send some at once: each may bring as
 * many bytes as the upload has, and only one of them counts.
 */
export async function receiveBytes(
  services: Services,
  upload: ResumableUpload,
  target: Target,
  body: Readable,
): Promise<number> {
  const others = sending.get(upload.id) ?? 0;
  if (others >= maxSending) throw errors.beingSent();
  sending.set(upload.id, others + 1);
  try {
    return await receivePart(services, upload, target, body);
  } finally {
    const left = (sending.get(upload.id) ?? 1) - 1;
    if (left === 0) sending.delete(upload.id);
    else sending.set(upload.id, left);
  }
}

/**
 * Takes the next bytes of an upload and keeps as many as arrive, also when the connection breaks. With the last of
 * them the object is inspected and entered. Returns how many bytes the upload has now. Throws 409 when another request
 * was faster, 413 for more bytes than announced, and what an ordinary upload throws.
 */
async function receivePart(
  services: Services,
  upload: ResumableUpload,
  target: Target,
  body: Readable,
): Promise<number> {
  const left = upload.size - upload.received;
  const fileKey = randomUUID();
  return whileInFlight(fileKey, async () => {
    const meter = new Meter(left, () => errors.tooLarge("The upload's size was exceeded"));
    feedAsFarAsItComes(body, meter);
    await services.files.write(fileKey, meter);
    const part: Part = { startsAt: upload.received, size: meter.size, fileKey };
    try {
      if (meter.size === left) await finish(services, upload, target, part);
      else if (meter.size > 0) await addPart(services.database, upload.id, part);
    } catch (error) {
      await removeFiles(services, [{ version: fileKey }]);
      throw error;
    }
    // An empty piece is not kept, nor are those of an upload that is now an object.
    if (meter.size === 0 || meter.size === left) await removeFiles(services, [{ version: fileKey }]);
    return upload.received + meter.size;
  });
}

/** Carries `source` into `target`. A source that breaks off ends the target: what has come is kept. */
function feedAsFarAsItComes(source: Readable, target: Meter): void {
  const end = () => {
    if (!target.writableEnded) target.end();
  };
  if (source.destroyed) {
    end();
    return;
  }
  source.once('error', end);
  source.once('close', end);
  source.pipe(target);
}

/**
 * Puts the pieces together and enters the object, as an ordinary upload is. The last piece counts only when that has
 * worked, so that a client never takes an upload for complete whose object is not there.
 */
async function finish(
  services: Services,
  upload: ResumableUpload,
  target: Target,
  last: Part,
): Promise<void> {
  const { database } = services;
  await claimFinish(database, upload);
  let source: Readable | null = null;
  try {
    const bucket = await bucketToWrite(database, target.bucketId);
    const parts = await listParts(database, upload.id);
    source = Readable.from(bytesOf(services, [...parts, last]), { objectMode: false });
    const { contentType, cacheControl, userMetadata } = readUploadMetadata(upload.clientMetadata);
    await store(services, target, planFor(bucket, target.name), {
      source,
      contentType,
      cacheControl,
      userMetadata,
      formFault: () => null,
    });
    await completeUpload(database, upload.id);
    await removeFiles(
      services,
      parts.map(({ fileKey }) => ({ version: fileKey })),
    );
  } catch (error) {
    // What was refused is refused for good; what failed may work next time.
    if (isRefusal(error)) await removeFiles(services, await removeUpload(database, upload.id));
    else await releaseFinish(database, upload.id);
    throw error;
  } finally {
    source?.destroy();
  }
}

async function* bytesOf({ files }: Services, parts: Part[]): AsyncGenerator<Uint8Array> {
  for (const { fileKey } of parts) yield* (await files.read(fileKey)) as AsyncIterable<Uint8Array>;
}

function isRefusal(error: unknown): boolean {
  const known = error instanceof Error && 'status' in error ? error : translateError(error);
  return known !== null && Number((known as { status?: unknown }).status) < 500;
}

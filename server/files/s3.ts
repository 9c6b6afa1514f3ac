import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config.ts';
import { openStaging, type Staged, whileStaged } from './staging.ts';
import {
  assertKey,
  type ByteRange,
  type FileCheck,
  FileMissingError,
  type FileStore,
  type StoredFile,
} from './store.ts';

const ignore = () => {};

/** Everything is kept under it, so that the bucket may hold other things, which are never listed or removed. */
const prefix = 'plinth/';
const attempts = 3;
const removalsAtOnce = 16;
const connections = 500;

/**
 * Opens the store in a bucket of S3, or of a service that speaks its protocol. Files pass through a local folder, where
 * they are checked before S3 sees them; S3 compares their SHA-256 and answers once they are durable.
 */
export async function openS3Store(config: S3Config, staging: string): Promise<FileStore> {
  await openStaging(staging);
  const client = new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Services other than Amazon's know neither a host for each bucket nor checksums at the end of a body.
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    // Errors are thrown; the caller logs them.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: 5000,
      requestTimeout: 60_000,
      // A download holds its connection as long as the visitor reads.
      httpAgent: { keepAlive: true, maxSockets: connections },
      httpsAgent: { keepAlive: true, maxSockets: connections },
    },
  });
  return new S3Store(client, config.bucket, staging);
}

class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #staging: string;

  constructor(client: S3Client, bucket: string, staging: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#staging = staging;
  }

  async write(key: string, source: Readable, check?: FileCheck): Promise<StoredFile> {
    const place = this.#placeOf(key);
    return whileStaged(this.#staging, source, async (staged) => {
      await check?.(staged.path, staged.size);
      await this.#put(place, staged);
      return { size: staged.size };
    });
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { Body } = await this.#client
      .send(new GetObjectCommand({ ...this.#placeOf(key), ...wanted }))
      .catch(missing);
    return Body as Readable;
  }

  async size(key: string): Promise<number> {
    const { ContentLength } = await this.#client
      .send(new HeadObjectCommand(this.#placeOf(key)))
      .catch(missing);
    return ContentLength ?? 0;
  }

  async remove(keys: string[]): Promise<void> {
    // One by one: not every service that speaks the protocol removes several at a time.
    for (let at = 0; at < keys.length; at += removalsAtOnce) {
      const some = keys.slice(at, at + removalsAtOnce);
      await Promise.all(some.map((key) => this.#client.send(new DeleteObjectCommand(this.#placeOf(key)))));
    }
  }

  async *list(): AsyncIterable<{ key: string; writtenAt: Date }> {
    let after: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(after ? { ContinuationToken: after } : {}),
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key.slice(prefix.length), writtenAt: LastModified };
      }
      after = page.NextContinuationToken;
    } while (after);
  }

  #placeOf(key: string): { Bucket: string; Key: string } {
    assertKey(key);
    return { Bucket: this.#bucket, Key: prefix + key };
  }

  /** The library repeats no request whose body is a stream, so each try here opens the file again. */
  async #put(place: { Bucket: string; Key: string }, staged: Staged): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const body = createReadStream(staged.path);
      try {
        await this.#client.send(
          new PutObjectCommand({
            ...place,
            Body: body,
            ContentLength: staged.size,
            ChecksumSHA256: staged.sha256,
          }),
        );
        return;
      } catch (error) {
        if (attempt === attempts || !isTransient(error)) throw error;
        await wait(100 * 4 ** attempt);
      } finally {
        body.destroy();
      }
    }
  }
}

/** Whether a second try may succeed: S3 failed by itself, or was not reached. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return true;
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 500 || status === 429;
}

function missing(error: unknown): never {
  const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  // A bucket that is not there is a wrong setting, not a missing file.
  if (isMissing && error.name !== 'NoSuchBucket') throw new FileMissingError('No such file in the store.');
  throw error;
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../domain/hosting/manifest.ts';

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)];

/** Smaller ones fit into one packet anyway. */
const leastBytes = 512;
/** Above this, brotli's best takes seconds and a middle level finds nearly as much. */
const bestUpTo = 512 * 1024;
/** A copy that saves less than a tenth is not worth keeping. */
const leastSaving = 0.1;
/** Pictures and archives are told from their first bytes: these do not become smaller. */
const sampleBytes = 64 * 1024;

/**
 * Compressed copies of a file, where they are worth keeping. Its bytes alone decide, since equal bytes are kept once under
 * whichever name.
 */
export async function compress(bytes: Buffer): Promise<Partial<Record<Encoding, Buffer>>> {
  if (bytes.length < leastBytes) return {};
  const sample = bytes.subarray(0, sampleBytes);
  if ((await gzipAsync(sample, { level: 1 })).length > sample.length * (1 - leastSaving)) return {};
  const most = bytes.length * (1 - leastSaving);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length > bestUpTo ? 5 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotliAsync(bytes, { params }), gzipAsync(bytes, { level: 9 })]);
  return { ...(br.length <= most ? { br } : {}), ...(gz.length <= most ? { gzip: gz } : {}) };
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../config.ts';

export interface TestS3 {
  config: S3Config;
  /** Puts something into the bucket that the product did not. */
  put(key: string, bytes: Buffer): void;
  /** Lets the next requests fail as an overloaded S3 does. */
  failNext(requests: number): void;
  close(): Promise<void>;
}

const bucket = 'files';
const accessKeyId = 'tester';
const secretAccessKey = 'not-a-secret';
const region = 'eu-test-1';
const pageSize = 5;

/** An S3 server with one bucket in memory. It checks signatures and checksums, and gives lists in short pages. */
export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  let failures = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          request.method === 'HEAD'
            ? undefined
            : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
        );
    if (failures > 0) {
      failures -= 1;
      return refuse(503, 'SlowDown');
    }
    if (!isSigned(request, url)) return refuse(403, 'SignatureDoesNotMatch');
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum && checksum !== createHash('sha256').update(body).digest('base64'))
      return refuse(400, 'BadDigest');
    if (name !== bucket) return refuse(404, 'NoSuchBucket');
    if (key === '') return response.end(list(url.searchParams));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, writtenAt: new Date() });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': bytes.length });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const more = keys.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.writtenAt.toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey },
    put: (key, bytes) => void objects.set(key, { bytes, writtenAt: new Date() }),
    failNext(requests) {
      failures = requests;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether the request carries the signature (AWS Signature Version 4) that the bucket's key makes for it. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
  const [, credential = '', names = '', signature] = parts.exec(request.headers.authorization ?? '') ?? [];
  const [id, date = '', ...scope] = credential.split('/');
  if (id !== accessKeyId || scope.join('/') !== `${region}/s3/aws4_request`) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  ) as Buffer;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], [date, ...scope].join('/'), digest].join(
    '\n',
  );
  return hmac(key, text).toString('hex') === signature;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

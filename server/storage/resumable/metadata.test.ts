import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { cases, fuzzTimeout } from '../../testing/fuzz.ts';
import { readUploadMetadata } from './metadata.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const place = `bucketName ${base64('photos')},objectName ${base64('a/b.png')}`;

describe('Upload-Metadata', () => {
  it('names the object and describes the file', () => {
    const more = `contentType ${base64('image/png')}, cacheControl ${base64('3600')}, metadata ${base64('{"a":1}')}, flag`;
    expect(readUploadMetadata(`${place},${more}`)).toEqual({
      bucketId: 'photos',
      name: 'a/b.png',
      contentType: 'image/png',
      cacheControl: 'max-age=3600',
      userMetadata: { a: 1 },
    });
  });

  it('has defaults for all but the place', () => {
    expect(readUploadMetadata(place)).toMatchObject({
      contentType: 'application/octet-stream',
      cacheControl: 'no-cache',
      userMetadata: null,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a key twice', `${place},bucketName ${base64('other')}`],
    ['what is not base64', `${place},contentType image/png;x`],
    ['metadata that is no object', `${place},metadata ${base64('[1]')}`],
    ['too much', `${place},metadata ${'A'.repeat(20_000)}`],
  ])('is refused with %s', (_name, header) => {
    expect(() => readUploadMetadata(header)).toThrow(HttpError);
  });

  it(
    'is read or refused with 400, whatever comes',
    () => {
      const pair = fc.tuple(
        fc.constantFrom('bucketName', 'objectName', 'contentType', 'cacheControl', 'metadata', 'x'),
        fc.oneof(fc.base64String({ maxLength: 40 }), fc.string({ maxLength: 20 }), fc.json().map(base64)),
      );
      const headers = fc.oneof(
        fc.string(),
        fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.map((both) => both.join(' ')).join(',')),
      );
      fc.assert(
        fc.property(headers, (header) => {
          try {
            const { bucketId, name, cacheControl } = readUploadMetadata(header);
            expect(bucketId && name).toBeTruthy();
            // It goes out as a header.
            expect(cacheControl).toMatch(/^[a-z0-9=, -]+$/i);
          } catch (error) {
            if (!(error instanceof HttpError)) throw error;
            expect(error.status).toBe(400);
          }
        }),
        cases(20_000, 'metadata of resumable uploads'),
      );
    },
    fuzzTimeout,
  );
});

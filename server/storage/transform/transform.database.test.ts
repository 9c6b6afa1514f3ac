import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngWith, textBomb } from '../../testing/png.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { sweep } from '../sweep.ts';
import { variantsOf } from './cache.ts';
import { Variants } from './variants.ts';

let server: TestServer;
let ann: TestUser;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.user();
  const { storage } = server.operator();
  await storage.createBucket('open', { public: true });
  await storage.createBucket('closed', { public: false });
  // Left half red, right half blue, and turned by the camera.
  const half = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#00f' } })
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#f00' } })
          .png()
          .toBuffer(),
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();
  const turned = await sharp(half).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  for (const bucket of ['open', 'closed']) {
    const files = storage.from(bucket);
    expect((await files.upload('photo.jpg', turned, { contentType: 'image/jpeg' })).error).toBeNull();
    await files.upload('notes.txt', Buffer.from('words'), { contentType: 'text/plain' });
    await files.upload('drawing.svg', Buffer.from(svg), { contentType: 'image/svg+xml' });
    await files.upload('broken.png', Buffer.from('no picture'), { contentType: 'image/png' });
    await files.upload('drawn.png', Buffer.from(svg), { contentType: 'image/png' });
    await files.upload('texts.png', pngWith(textBomb()), { contentType: 'image/png' });
  }
});
afterAll(() => server.close());

const open = () => ann.client.storage.from('open');
async function seen(response: Response | Blob) {
  const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format, exif };
}

describe('a resized picture', () => {
  it('is made of what the object is, whatever it was called when it was stored', async () => {
    const files = server.operator().storage.from('open');
    const { data: photo } = await files.download('photo.jpg');
    for (const contentType of ['application/octet-stream', 'image/png', 'image/svg+xml', 'text/plain']) {
      const name = `called-${contentType.replace('/', '-')}`;
      await files.upload(name, await (photo as Blob).arrayBuffer(), { contentType });
      const { data, error } = await open().download(name, { transform: { width: 30, height: 10 } });
      expect(error, contentType).toBeNull();
      expect(await seen(data as Blob)).toMatchObject({ width: 30, height: 10, format: 'jpeg' });
      expect((data as Blob).type).toBe('image/jpeg');
    }
    await files.upload('called-words', Buffer.from('words'), { contentType: 'text/plain' });
    expect((await open().download('called-words', { transform: { width: 30 } })).error).not.toBeNull();
  });

  it('is made for the official client, in its own format, upright and without what the camera wrote', async () => {
    const { data, error } = await open().download('photo.jpg', { transform: { width: 300, height: 100 } });
    expect(error).toBeNull();
    expect(await seen(data as Blob)).toEqual({ width: 300, height: 100, format: 'jpeg', exif: undefined });
  });

  it('goes to browsers as WebP, and as it was where that is asked for', async () => {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
    const { publicUrl } = open().getPublicUrl('photo.jpg', { transform: { width: 60 } }).data;
    const response = await fetch(publicUrl, { headers: { accept } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('max-age=3600'),
    });
    expect(await seen(response)).toMatchObject({ width: 60, height: 40, format: 'webp' });
    const origin = open().getPublicUrl('photo.jpg', { transform: { width: 60, format: 'origin' } }).data
      .publicUrl;
    expect((await fetch(origin, { headers: { accept } })).headers.get('content-type')).toBe('image/jpeg');
  });

  it('says what was done to it, in the words of Supabase’s own service', async () => {
    const said = async (transform: object) => {
      const { publicUrl } = open().getPublicUrl('photo.jpg', { transform }).data;
      return (await fetch(publicUrl)).headers.get('x-transformations');
    };
    expect(await said({ width: 60, height: 40, quality: 60 })).toBe(
      'height:40,width:60,resizing_type:fill,quality:60',
    );
    expect(await said({ width: 60, resize: 'contain' })).toBe('width:60,resizing_type:fit,quality:80');
  });

  it.each([
    ['cover', { width: 100, height: 100 }],
    ['fill', { width: 100, height: 100 }],
    ['contain', { width: 100, height: 67 }],
  ] as const)('fits by %s', async (resize, size) => {
    const { data } = await open().download('photo.jpg', { transform: { width: 100, height: 100, resize } });
    expect(await seen(data as Blob)).toMatchObject(size);
  });

  it('is never larger than the original', async () => {
    const { data } = await open().download('photo.jpg', { transform: { width: 2500 } });
    expect(await seen(data as Blob)).toMatchObject({ width: 600, height: 400 });
  });

  it('is the original where that is in its size and compressed better, and has nothing of the camera in it', async () => {
    const picture = sharp({
      create: {
        width: 320,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const small = await picture.webp({ quality: 30 }).toBuffer();
    const written = await sharp(small)
      .withExif({ IFD0: { Copyright: 'Ann' } })
      .webp({ quality: 30 })
      .toBuffer();
    const files = server.operator().storage.from('open');
    await files.upload('small.webp', small, { contentType: 'image/webp' });
    await files.upload('written.webp', written, { contentType: 'image/webp' });
    const get = async (name: string, width: number) => {
      const { data } = await open().download(name, { transform: { width, resize: 'contain' } });
      return Buffer.from(await (data as Blob).arrayBuffer());
    };
    expect((await get('small.webp', 640)).equals(small)).toBe(true);
    expect(await seen(new Blob([await get('small.webp', 160)]))).toMatchObject({ width: 160, height: 100 });
    expect(await seen(new Blob([await get('written.webp', 640)]))).toMatchObject({
      width: 320,
      exif: undefined,
    });
  });

  it('is not sent again to who has it', async () => {
    const { publicUrl } = open().getPublicUrl('photo.jpg', { transform: { width: 50 } }).data;
    const etag = (await fetch(publicUrl)).headers.get('etag') ?? '';
    const again = await fetch(publicUrl, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = open().getPublicUrl('photo.jpg', { transform: { width: 51 } }).data.publicUrl;
    expect((await fetch(other, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('of a drawing is the drawing', async () => {
    const { publicUrl } = open().getPublicUrl('drawing.svg', { transform: { width: 50 } }).data;
    const response = await fetch(publicUrl);
    expect(await response.text()).toBe(svg);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});

describe('what is refused', () => {
  it('is what is no picture, and sizes beyond reason', async () => {
    const get = async (name: string, transform: Parameters<ReturnType<typeof open>['getPublicUrl']>[1]) =>
      (await fetch(open().getPublicUrl(name, transform).data.publicUrl)).status;
    expect(await get('notes.txt', { transform: { width: 50 } })).toBe(400);
    for (const name of ['broken.png', 'drawn.png', 'texts.png']) {
      expect(await get(name, { transform: { width: 50 } }), name).toBe(415);
    }
    expect(await get('photo.jpg', { transform: { width: 2501 } })).toBe(400);
    expect(await get('photo.jpg', { transform: { width: 50, quality: 101 } })).toBe(400);
    expect(await get('missing.jpg', { transform: { width: 50 } })).toBe(404);
  });

  it('is a picture that the visitor may not read', async () => {
    const closed = ann.client.storage.from('closed');
    const { publicUrl } = closed.getPublicUrl('photo.jpg', { transform: { width: 50 } }).data;
    expect((await fetch(publicUrl)).status).toBe(404);
    expect((await closed.download('photo.jpg', { transform: { width: 50 } })).error).not.toBeNull();
    const mine = server.operator().storage.from('closed');
    expect((await mine.download('photo.jpg', { transform: { width: 50 } })).error).toBeNull();
  });

  it('is another size than the signed one', async () => {
    const mine = server.operator().storage.from('closed');
    const { data } = await mine.createSignedUrl('photo.jpg', 60, { transform: { width: 50 } });
    const url = new URL(data?.signedUrl ?? '');
    expect(await seen(await fetch(url))).toMatchObject({ width: 50 });
    url.searchParams.set('width', '500');
    expect(await seen(await fetch(url))).toMatchObject({ width: 50 });
    // A signature for a small picture is none for the original, nor the other way round.
    url.pathname = url.pathname.replace('/render/image/sign/', '/object/sign/');
    expect((await fetch(url)).status).toBe(400);
    const plain = await mine.createSignedUrl('photo.jpg', 60);
    const turned = (plain.data?.signedUrl ?? '').replace('/object/sign/', '/render/image/sign/');
    expect((await fetch(turned)).status).toBe(400);
  });
});

describe('the cost', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-variants-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('is paid once, also when many ask at the same time', async () => {
    const variants = await variantsOf(server.services);
    const { publicUrl } = open().getPublicUrl('photo.jpg', { transform: { width: 77 } }).data;
    const before = variants.total;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(publicUrl)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bytes = (await answers[0]?.arrayBuffer())?.byteLength ?? 0;
    expect(variants.total - before).toBe(bytes);
  });

  it('ends with the object', async () => {
    const bucket = server.operator().storage.from('open');
    await bucket.copy('photo.jpg', 'copy.jpg');
    await bucket.download('copy.jpg', { transform: { width: 78 } });
    const version = (await bucket.info('copy.jpg')).data?.version ?? '';
    const variants = await variantsOf(server.services);
    expect(variants.versions()).toContain(version);
    await bucket.remove(['copy.jpg']);
    await sweep(server.services, { unreferencedAfterSeconds: 86_400 });
    expect(variants.versions()).not.toContain(version);
  });

  it('has a bound on the disk: what was not asked for longest goes first', async () => {
    const variants = await Variants.open(directory, 32 * 100);
    const names = Array.from({ length: 32 }, (_, at) => `v${at}.1`);
    for (const name of names) await variants.write(name, Buffer.alloc(100));
    expect(await variants.read('v0.1')).toHaveLength(100);
    await variants.write('c.1', Buffer.alloc(80));
    expect(await variants.read('v1.1')).toBeNull();
    expect((await readdir(directory)).sort()).toEqual(
      [...names.filter((name) => name !== 'v1.1'), 'c.1'].sort(),
    );
    await variants.remove('v0');
    const opened = await Variants.open(directory, 32 * 100);
    expect(opened.versions().has('v0')).toBe(false);
    expect(opened.versions().has('c')).toBe(true);
  });

  it('of one object in every size drives out no picture of another', async () => {
    const variants = await Variants.open(directory, 32 * 100);
    await variants.write('other.1', Buffer.alloc(90));
    for (let size = 0; size < 50; size += 1) await variants.write(`one.${size}`, Buffer.alloc(40));
    await variants.write('one.large', Buffer.alloc(101));
    expect((await readdir(directory)).sort()).toEqual(['one.48', 'one.49', 'other.1']);
    expect(variants.total).toBe(170);
  });
});

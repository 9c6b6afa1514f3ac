import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngWith, textBomb } from '../../testing/png.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { storageState, websiteZip } from '../../testing/storage.ts';
import { makeZip, type ZipEntry } from '../../testing/zip.ts';

let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.user();
});
afterAll(() => server.close());

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  ann.client.storage.from('project-files').upload(`${ann.id}/${name}`, new Blob([bytes]));

/** Uploads what must be refused for this reason, and proves that it left neither file nor row. */
async function refused(name: string, bytes: Uint8Array<ArrayBuffer>, message: string): Promise<void> {
  const before = await storageState(server);
  const { error } = await upload(name, bytes);
  expect(error?.message).toContain(message);
  expect(error).toMatchObject({ statusCode: '415' });
  expect(await storageState(server)).toEqual(before);
}

const page: ZipEntry = { name: 'index.html', content: '<p>A page</p>' };
const make = makeZip;
const program = Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]);
const zeros = Buffer.alloc(60_000_000);
const many = (count: number): ZipEntry[] =>
  Array.from({ length: count }, (_, index) => ({ name: `file${index}.txt`, content: `${index}` }));

describe('a file named .zip is refused', () => {
  it.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
    ['a program', () => program, 'not a ZIP file at all'],
    ['a text', () => Buffer.from('Just words.'), 'not a ZIP file at all'],
    ['no bytes', () => Buffer.alloc(0), 'not a ZIP file at all'],
    ['a program that unpacks itself', () => make([page], { prefix: program }), 'starts with something'],
    ['cut off', () => Buffer.from(websiteZip().subarray(0, -30)), 'cut off'],
    ['its beginning missing', () => Buffer.from(websiteZip().subarray(50)), 'damaged'],
    ['empty', () => make([]), 'It is empty.'],
    ['nothing but folders', () => make([{ name: 'a/' }, { name: 'a/b/' }]), 'It is empty.'],
    ['a way out', () => make([page, { name: '../x' }]), 'It contains a path that leaves its folder: ../x'],
    ['an absolute path', () => make([page, { name: '/etc/x' }]), 'It contains an absolute path: /etc/x'],
    ['a drive', () => make([page, { name: 'C:/x' }]), 'It contains an absolute path: C:/x'],
    ['a way out for Windows', () => make([page, { name: '..\\x' }]), 'leaves its folder: ..\\x'],
    [
      'one path by both separators',
      () => make([{ name: 'a\\b' }, { name: 'a/b' }]),
      'the same path twice: a/b',
    ],
    [
      'names that nobody can read',
      () => make([page, { name: '\xff\x01.html', isLatin1: true }]),
      'control characters',
    ],
    [
      'names in an unknown encoding',
      () => make([{ name: '\xff\xfe.html', isLatin1: true }]),
      'such as ??.html. Pack it',
    ],
    ['words behind it', () => Buffer.concat([websiteZip(), Buffer.from('\nmore')]), 'damaged'],
    ['a link', () => make([page, { name: 'l', content: '/etc', mode: 0o120777 }]), 'a special file: l'],
    ['a device', () => make([page, { name: 'zero', mode: 0o020666 }]), 'a special file: zero'],
    ['a path twice', () => make([page, page]), 'It contains the same path twice: index.html'],
    ['two sets of names', () => make([{ ...page, claimedName: 'x' }]), 'contents disagree: x'],
    ['a password', () => make([{ ...page, flags: 1 }]), 'It is protected with a password.'],
    ['a rare method', () => make([{ ...page, method: 12 }]), 'few programs can unpack'],
    ['a wrong checksum', () => make([{ ...page, claimedCrc32: 1 }]), 'An entry is damaged: index.html'],
    ['garbage inside', () => garbled(), 'An entry is damaged: index.html'],
    ['a wrong count', () => make([page, { name: 'x' }], { claimedEntries: 1 }), 'directory is damaged'],
    ['too many entries', () => make(many(10_001)), 'It holds more than 10000 entries.'],
    ['half a gigabyte', () => make([page, { name: 'x', claimedSize: 600_000_000 }]), 'more than 500 MB'],
    ['a bomb', () => make([page, { name: 'x', content: zeros }]), 'more than 100 times its size'],
    [
      'a bomb that lies',
      () => make([{ name: 'x', content: zeros, claimedSize: 9 }]),
      'larger than it claims',
    ],
    ['an impossible position', () => farAway(), 'damaged'],
    ['an impossible place of an entry', () => farEntry(), 'damaged'],
    ['entries in entries', () => nested(), 'Its entries overlap: inner'],
  ])('%s', async (_what, bytes, reason) => {
    await refused('a.zip', bytes(), 'Please select a valid ZIP file. ');
    await refused('a.zip', bytes(), reason);
  });

  it('whatever type is claimed', async () => {
    const { error } = await ann.client.storage
      .from('project-files')
      .upload(`${ann.id}/b.zip`, program, { contentType: 'application/zip' });
    expect(error?.message).toContain('Please select a valid ZIP file');
  });
});

/** Its first entry reaches over the header of the second, as a bomb of overlapping entries does. */
function nested(): Buffer<ArrayBuffer> {
  const reach = { claimedPackedSize: 40, claimedSize: 40 };
  return make([
    { name: 'outer', content: 'x', isStored: true, ...reach },
    { name: 'inner', content: 'a'.repeat(100) },
  ]);
}

/** Its 64-bit end record is said to lie where no file reaches. */
function farAway(): Buffer<ArrayBuffer> {
  const zip = make([page]);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 0, 'latin1');
  locator.fill(0xff, 8, 16);
  return Buffer.concat([zip.subarray(0, -22), locator, zip.subarray(-22)]);
}

/** One entry that is said to start where the file has long ended. */
function farEntry(): Buffer<ArrayBuffer> {
  const zip = make([page, { name: 'far' }]);
  zip.writeUInt32LE(0x7fffffff, zip.lastIndexOf('PK\x01\x02') + 42);
  return zip;
}

function garbled(): Buffer<ArrayBuffer> {
  const zip = make([page]);
  zip.fill(0xff, 40, 44);
  return zip;
}

describe('an honest archive', () => {
  it('is taken, with many entries, any script in its names and tight packing', async () => {
    const words = Buffer.from('A sentence that is repeated. '.repeat(300_000));
    const zip = make([page, { name: 'ünï/文字.html', content: 'x' }, { name: 'log.txt', content: words }]);
    expect((await upload('honest.zip', zip)).error).toBeNull();
    expect((await upload('many.zip', make(many(10_000)))).error).toBeNull();
    const { data } = await ann.client.storage.from('project-files').info(`${ann.id}/many.zip`);
    expect(data?.contentType).toBe('application/zip');
  });

  it.each(['backslash', 'big5-5c', 'cp437', 'cp866', 'gbk-5c', 'sjis-5c', 'sjis', 'trailing-newline'])(
    'is taken as other programs write it: %s.zip',
    async (name) => {
      const zip = await readFile(new URL(`../../../app/lib/zip/cases/${name}.zip`, import.meta.url));
      expect((await upload(`${name}.zip`, zip)).error).toBeNull();
    },
  );

  it('leaves the server free to answer others while it is inspected', async () => {
    const large = make(
      Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, content: randomText(5_000_000) })),
    );
    await upload('small.zip', make([page]));
    const { publicUrl } = ann.client.storage.from('project-files').getPublicUrl(`${ann.id}/small.zip`).data;
    let isDone = false;
    let answers = 0;
    const [{ error }] = await Promise.all([
      upload('large.zip', large).finally(() => {
        isDone = true;
      }),
      (async () => {
        while (!isDone) {
          await (await fetch(publicUrl)).bytes();
          answers += 1;
        }
      })(),
    ]);
    expect(error).toBeNull();
    expect(answers).toBeGreaterThan(20);
  });
});

function randomText(bytes: number): Buffer {
  return Buffer.from(randomBytes(bytes / 2).toString('hex'));
}

describe('an image', () => {
  const picture = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#2a6' } });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );

  it('is taken in each format that browsers show', async () => {
    const formats: Record<string, [string, Buffer]> = {
      png: ['image/png', await picture().png().toBuffer()],
      jpg: ['image/jpeg', await picture().jpeg().toBuffer()],
      jpeg: ['image/jpeg', await picture().jpeg({ progressive: true }).toBuffer()],
      webp: ['image/webp', await picture().webp().toBuffer()],
      gif: ['image/gif', await picture().gif().toBuffer()],
      avif: ['image/avif', await picture().avif().toBuffer()],
      svg: ['image/svg+xml', svg],
    };
    for (const [extension, [type, bytes]] of Object.entries(formats)) {
      const { error } = await upload(`good.${extension}`, Buffer.from(bytes));
      expect(error, extension).toBeNull();
      const { data } = await ann.client.storage.from('project-files').info(`${ann.id}/good.${extension}`);
      expect(data?.contentType).toBe(type);
    }
  });

  it('that is a drawing is not laid out, whatever is nested in it', async () => {
    const nested = Array.from(
      { length: 40 },
      (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(40)}</g>`,
    );
    // Without a size: who wants to know it has to draw 40 to the power of 40 squares.
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="a0" width="9" height="9"/>${nested.join('')}</svg>`;
    expect((await upload('nested.svg', Buffer.from(drawing))).error).toBeNull();
  });

  it.each<[string, string, () => Promise<Buffer<ArrayBuffer>>]>([
    ['photo.jfif', 'image/jpeg', () => readFile(new URL('cases/photo.jfif', import.meta.url))],
    ['PHOTO.JPE', 'image/jpeg', () => readFile(new URL('cases/photo.jfif', import.meta.url))],
    ['comment.svg', 'image/svg+xml', async () => Buffer.from(`<!-- ${'x'.repeat(1100)} -->\n${svg}`)],
  ])('is taken as programs save it: %s', async (name, type, read) => {
    const bytes = await read();
    expect((await upload(name, bytes)).error).toBeNull();
    const { data } = await ann.client.storage.from('project-files').info(`${ann.id}/${name}`);
    expect(data?.contentType).toBe(type);
  });

  it('that no browser draws is refused with the reason', async () => {
    await refused('packed.svg', gzipSync(svg), 'It is packed (SVGZ)');
    const unnamed = Buffer.from('<svg width="40" height="40"><rect width="40" height="40"/></svg>');
    await refused('unnamed.svg', unnamed, 'lacks xmlns="http://www.w3.org/2000/svg"');
  });

  it('is refused when it is something else, damaged, of another format or too large to draw', async () => {
    const message = 'Please select a valid image file';
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
    await refused('text.png', Buffer.from('Just words.'), message);
    await refused('page.svg', Buffer.from('<html><body>not a drawing</body></html>'), message);
    await refused('archive.jpg', websiteZip(), message);
    await refused('empty.gif', Buffer.alloc(0), message);
    await refused('tiff.png', Buffer.from(await picture().tiff().toBuffer()), message);
    const png = await noise.clone().png().toBuffer();
    await refused('half.png', Buffer.from(png.subarray(0, png.length / 2)), message);
    const jpeg = await noise.clone().jpeg().toBuffer();
    await refused('half.jpg', Buffer.from(jpeg.subarray(0, jpeg.length / 2)), message);
    const huge = await picture(9000, 9000).png().toBuffer();
    await refused('huge.png', Buffer.from(huge), '50 million pixels');
    const avif = await picture(5100, 5000).avif({ effort: 0 }).toBuffer();
    await refused('huge.avif', Buffer.from(avif), '25 million pixels');
    await refused('texts.png', pngWith(textBomb()), 'compressed text');
    await refused('entities.svg', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`), message);
  });
});

it('takes no other kind of file into project-files', async () => {
  for (const name of [
    'page.html',
    'run.js',
    'letter.pdf',
    'noextension',
    'a.zip.exe',
    'constructor.__proto__',
  ]) {
    await refused(name, Buffer.from('x'), 'Only ZIP files and images');
  }
});

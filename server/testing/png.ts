import { crc32, deflateSync } from 'node:zlib';

/** A piece of a PNG file. */
export interface PngChunk {
  type: string;
  data: Buffer;
}

/** A grey PNG of one pixel that carries these chunks besides. */
export function pngWith(chunks: PngChunk[]): Buffer<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[
      { type: 'IHDR', data: header },
      ...chunks,
      { type: 'IDAT', data: deflateSync(Buffer.alloc(2)) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(written),
  ]);
}

/** Texts of 72 megabytes, packed into as many kilobytes. */
export function textBomb(): PngChunk[] {
  const text = deflateSync(Buffer.alloc(8 * 1024 * 1024));
  return Array.from({ length: 9 }, () => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from('note\0\0'), text]),
  }));
}

function written({ type, data }: PngChunk): Buffer {
  const name = Buffer.from(type, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(Buffer.concat([name, data])));
  return Buffer.concat([length, name, data, checksum]);
}

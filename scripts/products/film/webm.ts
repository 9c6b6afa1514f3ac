/** An encoded frame: its time in ms from the start, and whether it can be shown without those before it. */
export interface Chunk {
  time: number;
  isKey: boolean;
  data: Buffer;
}

/**
 * Packs VP9 frames into a WebM file (the subset of Matroska that webmproject.org describes), a cluster for every key
 * frame and an index of them in front, so that a player can jump.
 */
export function packWebm(chunks: Chunk[], size: { width: number; height: number }, duration: number): Buffer {
  const head = element(0x1a45dfa3, [
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    uint(0x2ad7b1, 1_000_000),
    float(0x4489, duration),
    text(0x4d80, 'plinth'),
    text(0x5741, 'plinth'),
  ]);
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x9c, 0),
      uint(0x83, 1),
      text(0x86, 'V_VP9'),
      element(0xe0, [uint(0xb0, size.width), uint(0xba, size.height)]),
    ]),
  ]);
  const clusters = clustersOf(chunks).map((group) => ({
    time: group[0]?.time ?? 0,
    bytes: element(0x1f43b675, [uint(0xe7, group[0]?.time ?? 0), ...group.map((one) => block(one, group))]),
  }));
  // The size of the index does not depend on what stands in it: all its numbers have four bytes.
  const blank = cues(clusters.map(({ time }) => ({ time, at: 0 })));
  let at = info.length + tracks.length + blank.length;
  const index = cues(
    clusters.map(({ time, bytes }) => {
      const place = { time, at };
      at += bytes.length;
      return place;
    }),
  );
  const segment = element(0x18538067, [info, tracks, index, ...clusters.map(({ bytes }) => bytes)]);
  return Buffer.concat([head, segment]);
}

function clustersOf(chunks: Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(chunk);
  }
  return groups;
}

function block({ time, isKey, data }: Chunk, group: Chunk[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(time - (group[0]?.time ?? 0), 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element(0xa3, [head, data]);
}

function cues(places: { time: number; at: number }[]): Buffer {
  return element(
    0x1c53bb6b,
    places.map(({ time, at }) =>
      element(0xbb, [wide(0xb3, time), element(0xb7, [uint(0xf7, 1), wide(0xf1, at)])]),
    ),
  );
}

function element(id: number, parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([idOf(id), sizeOf(content.length), content]);
}

function idOf(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}

/** Always four bytes, of which the first three bits are the length of the number. */
function sizeOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(0x10000000 + length);
  return bytes;
}

function uint(id: number, value: number): Buffer {
  const hex = value.toString(16);
  return element(id, [Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')]);
}

function wide(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, [bytes]);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, [bytes]);
}

function text(id: number, value: string): Buffer {
  return element(id, [Buffer.from(value)]);
}

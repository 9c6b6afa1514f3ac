/** What authenticators write in CBOR (RFC 8949): numbers, bytes, texts, lists, maps and truth values of known length. */
export type CborValue =
  | number
  | boolean
  | null
  | string
  | Buffer
  | CborValue[]
  | Map<number | string, CborValue>;

const maxDepth = 8;

/** Reads one value and says where it ends. Throws a RangeError for anything else. */
export function readCbor(bytes: Buffer, start = 0, depth = 0): { value: CborValue; end: number } {
  if (depth > maxDepth) throw new RangeError('CBOR is nested too deeply.');
  const head = bytes.readUInt8(start);
  const kind = head >> 5;
  const { length, at } = readLength(bytes, start, head & 31);
  if (kind === 0) return { value: length, end: at };
  if (kind === 1) return { value: -1 - length, end: at };
  if (kind === 2 || kind === 3) {
    const end = at + length;
    if (end > bytes.length) throw new RangeError('CBOR ends too early.');
    const part = bytes.subarray(at, end);
    return { value: kind === 2 ? part : part.toString('utf8'), end };
  }
  if (kind === 4) {
    const list: CborValue[] = [];
    let end = at;
    for (let count = 0; count < length; count += 1) {
      const item = readCbor(bytes, end, depth + 1);
      list.push(item.value);
      end = item.end;
    }
    return { value: list, end };
  }
  if (kind === 5) return readMap(bytes, at, length, depth);
  const simple = new Map<number, CborValue>([
    [0xf4, false],
    [0xf5, true],
    [0xf6, null],
  ]).get(head);
  if (simple === undefined) throw new RangeError('CBOR of an unknown kind.');
  return { value: simple, end: start + 1 };
}

function readMap(bytes: Buffer, start: number, length: number, depth: number) {
  const map = new Map<number | string, CborValue>();
  let end = start;
  for (let count = 0; count < length; count += 1) {
    const key = readCbor(bytes, end, depth + 1);
    if (typeof key.value !== 'number' && typeof key.value !== 'string')
      throw new RangeError('CBOR with a key of another kind.');
    const item = readCbor(bytes, key.end, depth + 1);
    map.set(key.value, item.value);
    end = item.end;
  }
  return { value: map, end };
}

function readLength(bytes: Buffer, start: number, short: number): { length: number; at: number } {
  if (short < 24) return { length: short, at: start + 1 };
  if (short === 24) return { length: bytes.readUInt8(start + 1), at: start + 2 };
  if (short === 25) return { length: bytes.readUInt16BE(start + 1), at: start + 3 };
  if (short === 26) return { length: bytes.readUInt32BE(start + 1), at: start + 5 };
  throw new RangeError('CBOR of an unknown length.');
}

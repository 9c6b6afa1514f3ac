/* Writes and reads .zip files. Knows the stored and the deflated method, which is what such files hold in practice. */
window.Overprint = window.Overprint || {};
Overprint.zip = (() => {
  const table = new Uint32Array(256).map((_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc32 = (bytes) => {
    let c = 0xffffffff;
    for (const byte of bytes) c = table[(c ^ byte) & 255] ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  };

  /** Date and time as MS-DOS wrote them: two seconds are the smallest step. */
  const dosTime = (date) => [
    (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
    ((Math.max(1980, date.getFullYear()) - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
  ];

  /** A Blob of the files, `{name, text}` each. They are small, so nothing is compressed. */
  function pack(files, date = new Date()) {
    const encoder = new TextEncoder();
    const [time, day] = dosTime(date);
    const parts = [];
    const directory = [];
    let offset = 0;
    for (const { name, text } of files) {
      const label = encoder.encode(name);
      const body = encoder.encode(text);
      // Bit 11 says that the name is UTF-8.
      const common = [20, 0, 0x0800, 0, time, day];
      const head = new DataView(new ArrayBuffer(30));
      head.setUint32(0, 0x04034b50, true);
      [20, 0x0800, 0, time, day].forEach((value, n) => head.setUint16(4 + n * 2, value, true));
      head.setUint32(14, crc32(body), true);
      head.setUint32(18, body.length, true);
      head.setUint32(22, body.length, true);
      head.setUint16(26, label.length, true);
      parts.push(head.buffer, label, body);
      const entry = new DataView(new ArrayBuffer(46));
      entry.setUint32(0, 0x02014b50, true);
      entry.setUint16(4, common[0], true);
      entry.setUint16(6, 20, true);
      entry.setUint16(8, 0x0800, true);
      entry.setUint16(12, time, true);
      entry.setUint16(14, day, true);
      entry.setUint32(16, crc32(body), true);
      entry.setUint32(20, body.length, true);
      entry.setUint32(24, body.length, true);
      entry.setUint16(28, label.length, true);
      entry.setUint32(42, offset, true);
      directory.push(entry.buffer, label);
      offset += 30 + label.length + body.length;
    }
    const size = directory.reduce((sum, part) => sum + part.byteLength, 0);
    const end = new DataView(new ArrayBuffer(22));
    end.setUint32(0, 0x06054b50, true);
    end.setUint16(8, files.length, true);
    end.setUint16(10, files.length, true);
    end.setUint32(12, size, true);
    end.setUint32(16, offset, true);
    return new Blob([...parts, ...directory, end.buffer], { type: 'application/zip' });
  }

  /** The files of a zip as `{name, bytes}`. Throws an Error in plain words when it is not one. */
  async function unpack(buffer) {
    const view = new DataView(buffer);
    let end = buffer.byteLength - 22;
    while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
    if (end < 0) throw new Error('This is not a zip file, or it is cut off.');
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const files = [];
    for (let n = 0; n < count; n += 1) {
      if (at + 46 > buffer.byteLength || view.getUint32(at, true) !== 0x02014b50)
        throw new Error('The list of files in this zip is damaged.');
      const flags = view.getUint16(at + 8, true);
      const method = view.getUint16(at + 10, true);
      const packed = view.getUint32(at + 20, true);
      const size = view.getUint32(at + 24, true);
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength));
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      if (name.endsWith('/')) continue;
      if (flags & 1) throw new Error('This zip is locked with a password.');
      if (size > 20_000_000) throw new Error(`${name} is larger than 20 MB unpacked.`);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const body = new Uint8Array(buffer, start, packed);
      if (method === 0) files.push({ name, bytes: body });
      else if (method === 8) files.push({ name, bytes: await inflate(body, name) });
      else throw new Error(`${name} is packed in a way that can not be read.`);
    }
    return files;
  }

  async function inflate(body, name) {
    try {
      const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch {
      throw new Error(`${name} in this zip is damaged.`);
    }
  }

  return { pack, unpack };
})();

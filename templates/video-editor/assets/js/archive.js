/* A film and its files in one .zip, written without compressing (films are packed already), and read back. */
window.PictureStart = window.PictureStart || {};
PictureStart.archive = (() => {
  const table = new Uint32Array(256).map((_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  function crc32(bytes) {
    let c = 0xffffffff;
    for (const byte of bytes) c = table[(c ^ byte) & 255] ^ (c >>> 8);
    return (c ^ 0xffffffff) >>> 0;
  }
  /** Little-endian numbers: `[width in bytes, value]` each. */
  function record(...fields) {
    const view = new DataView(new ArrayBuffer(fields.reduce((sum, [width]) => sum + width, 0)));
    let at = 0;
    for (const [width, value] of fields) {
      if (width === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += width;
    }
    return view.buffer;
  }

  /** A Blob of the files, `{ name, blob }` each. */
  async function pack(files) {
    const parts = [];
    const directory = [];
    let offset = 0;
    for (const { name, blob } of files) {
      const label = new TextEncoder().encode(name);
      const sum = crc32(new Uint8Array(await blob.arrayBuffer()));
      // Version 2.0, name in UTF-8, stored, the first day of MS-DOS: nothing here is older or newer than its film.
      const common = [[2, 20], [2, 0x0800], [2, 0], [2, 0], [2, 33], [4, sum], [4, blob.size], [4, blob.size], [2, label.length], [2, 0]];
      parts.push(record([4, 0x04034b50], ...common), label, blob);
      directory.push(record([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), label);
      offset += 30 + label.length + blob.size;
    }
    const size = directory.reduce((sum, part) => sum + part.byteLength, 0);
    const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0]);
    return new Blob([...parts, ...directory, end], { type: 'application/zip' });
  }

  /** The files of such a zip as a Map of Blobs. Rejects in words when it is something else. */
  async function unpack(blob) {
    const tail = new DataView(await blob.slice(-22).arrayBuffer());
    if (blob.size < 22 || tail.getUint32(0, true) !== 0x06054b50) throw new Error('This is no film that was exported here.');
    const directory = new DataView(await blob.slice(tail.getUint32(16, true), -22).arrayBuffer());
    const files = new Map();
    for (let at = 0; at + 46 <= directory.byteLength; ) {
      if (directory.getUint32(at, true) !== 0x02014b50) throw new Error('The list of files in this film is damaged.');
      if (directory.getUint16(at + 10, true) !== 0) throw new Error('This zip was packed anew by another program; unpack it and pack it without compression.');
      const size = directory.getUint32(at + 24, true);
      const nameLength = directory.getUint16(at + 28, true);
      const local = directory.getUint32(at + 42, true);
      const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength));
      const head = new DataView(await blob.slice(local, local + 30).arrayBuffer());
      const from = local + 30 + head.getUint16(26, true) + head.getUint16(28, true);
      files.set(name, blob.slice(from, from + size));
      at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    }
    return files;
  }

  return { pack, unpack };
})();

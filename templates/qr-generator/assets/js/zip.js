/* Writes .zip files without compressing: PNG is packed already and SVG small. */
window.Feedroll = window.Feedroll || {};
Feedroll.zip = (() => {
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

  /** A Blob of the files, `{ name, bytes }` each. Names are UTF-8, which bit 11 of the flags says. */
  function pack(files, date = new Date()) {
    const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
    const day = ((Math.max(1980, date.getFullYear()) - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
    const parts = [];
    const directory = [];
    let offset = 0;
    for (const { name, bytes } of files) {
      const label = new TextEncoder().encode(name);
      const sum = crc32(bytes);
      const common = new DataView(new ArrayBuffer(26));
      [20, 0x0800, 0, time, day].forEach((value, n) => common.setUint16(n * 2, value, true));
      [sum, bytes.length, bytes.length].forEach((value, n) => common.setUint32(10 + n * 4, value, true));
      common.setUint16(22, label.length, true);
      const before = new DataView(new ArrayBuffer(6));
      before.setUint32(0, 0x02014b50, true);
      before.setUint16(4, 20, true);
      const after = new DataView(new ArrayBuffer(14));
      after.setUint32(10, offset, true);
      directory.push(before.buffer, common.buffer, after.buffer, label);
      parts.push(Uint8Array.of(0x50, 0x4b, 3, 4), common.buffer, label, bytes);
      offset += 30 + label.length + bytes.length;
    }
    const size = directory.reduce((total, part) => total + part.byteLength, 0);
    const end = new DataView(new ArrayBuffer(22));
    end.setUint32(0, 0x06054b50, true);
    end.setUint16(8, files.length, true);
    end.setUint16(10, files.length, true);
    end.setUint32(12, size, true);
    end.setUint32(16, offset, true);
    return new Blob([...parts, ...directory, end.buffer], { type: 'application/zip' });
  }

  return { pack };
})();

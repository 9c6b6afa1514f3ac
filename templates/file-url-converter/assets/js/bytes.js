/* Bytes to text and back, and checksums that browsers do not bring along. */
window.Waybill = window.Waybill || {};
Waybill.bytes = (() => {
  const tick = () => new Promise((resolve) => setTimeout(resolve));

  /** Base64 of a Blob. The browser's own encoder is the fastest. */
  const toBase64 = (blob) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
      reader.onerror = () => reject(new Error('The file could not be read. Was it moved or changed?'));
      reader.readAsDataURL(blob.size ? blob : new Blob(['']));
    }).then((text) => (blob.size ? text : ''));

  const compactBase64 = (text) => text.replace(/\s+/g, '').replace(/-/g, '+').replace(/_/g, '/');

  /** What is wrong with base64 and where, as the end of a sentence; '' when nothing is. Padding at its end may be missing. */
  function faultOfBase64(text) {
    const clean = compactBase64(text);
    const bare = clean.replace(/=+$/, '');
    const wrong = /[^A-Za-z0-9+/]/u.exec(bare);
    if (wrong?.[0] === '=') return `“=” at place ${wrong.index + 1} may only stand at the end.`;
    if (wrong) return `“${wrong[0]}” at place ${wrong.index + 1} is not a base64 character.`;
    if (bare.length % 4 === 1) return `it is cut off: ${bare.length} characters do not make whole bytes.`;
    const padding = clean.length - bare.length;
    return padding > 0 && clean.length % 4 !== 0 ? `${padding === 1 ? 'one “=”' : `${padding} “=”`} at the end is not what ${bare.length} characters need.` : '';
  }

  /** Bytes of base64, also of its form for addresses. Throws an Error that says what is wrong and where. */
  function fromBase64(text) {
    const fault = faultOfBase64(text);
    if (fault) throw new Error(`This base64 can not be read: ${fault}`);
    const bare = compactBase64(text).replace(/=+$/, '');
    const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4));
    const step = 4 * 16_384;
    let at = 0;
    for (let n = 0; n < bare.length; n += step) {
      const part = atob(bare.slice(n, n + step));
      for (let k = 0; k < part.length; k += 1) bytes[at + k] = part.charCodeAt(k);
      at += part.length;
    }
    return bytes;
  }

  /** Bytes of percent-encoded text, as in a data: URL without base64. */
  function fromPercent(text) {
    const wrong = /%(?![\da-f]{2})/i.exec(text);
    if (wrong) throw new Error(`The percent sign at place ${wrong.index + 1} is not followed by two hexadecimal digits.`);
    const source = new TextEncoder().encode(text);
    const out = new Uint8Array(source.length);
    let size = 0;
    for (let n = 0; n < source.length; n += 1) {
      if (source[n] === 37) {
        out[size] = Number.parseInt(String.fromCharCode(source[n + 1], source[n + 2]), 16);
        n += 2;
      } else out[size] = source[n];
      size += 1;
    }
    return out.slice(0, size);
  }

  function fromHex(text) {
    const clean = text.replace(/0x|[\s,:]/gi, '');
    return Uint8Array.from({ length: clean.length / 2 }, (_, n) => Number.parseInt(clean.slice(n * 2, n * 2 + 2), 16));
  }

  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  const table = new Uint32Array(256).map((_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });

  const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
  const sines = Int32Array.from({ length: 64 }, (_, n) => Math.floor(Math.abs(Math.sin(n + 1)) * 4294967296));

  /** MD5 of RFC 1321. Broken for secrets, still used to compare files. */
  function md5Block(state, view, at) {
    let [a, b, c, d] = state;
    for (let n = 0; n < 64; n += 1) {
      let f;
      let g;
      if (n < 16) [f, g] = [(b & c) | (~b & d), n];
      else if (n < 32) [f, g] = [(d & b) | (~d & c), (5 * n + 1) & 15];
      else if (n < 48) [f, g] = [b ^ c ^ d, (3 * n + 5) & 15];
      else [f, g] = [c ^ (b | ~d), (7 * n) & 15];
      const sum = (a + f + sines[n] + view.getInt32(at + g * 4, true)) | 0;
      const turn = turns[(n >> 4) * 4 + (n & 3)];
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    state[0] = (state[0] + a) | 0;
    state[1] = (state[1] + b) | 0;
    state[2] = (state[2] + c) | 0;
    state[3] = (state[3] + d) | 0;
  }

  async function md5(buffer) {
    const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
    const whole = buffer.byteLength - (buffer.byteLength % 64);
    const view = new DataView(buffer);
    for (let at = 0; at < whole; at += 64) {
      md5Block(state, view, at);
      if (at % 8_388_608 === 0 && at) await tick();
    }
    const rest = buffer.byteLength - whole;
    const tail = new Uint8Array(rest < 56 ? 64 : 128);
    tail.set(new Uint8Array(buffer, whole));
    tail[rest] = 0x80;
    const end = new DataView(tail.buffer);
    end.setUint32(tail.length - 8, (buffer.byteLength * 8) >>> 0, true);
    end.setUint32(tail.length - 4, Math.floor(buffer.byteLength / 536_870_912), true);
    for (let at = 0; at < tail.length; at += 64) md5Block(state, end, at);
    return toHex(new Uint8Array(state.buffer));
  }

  async function crc32(buffer) {
    const bytes = new Uint8Array(buffer);
    let c = 0xffffffff;
    for (let n = 0; n < bytes.length; n += 1) {
      c = table[(c ^ bytes[n]) & 255] ^ (c >>> 8);
      if (n % 33_554_432 === 0 && n) await tick();
    }
    return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
  }

  /** A checksum by its name, in hexadecimal. Null where the browser refuses: SHA needs https or a local file. */
  async function checksum(name, buffer) {
    if (name === 'MD5') return md5(buffer);
    if (name === 'CRC-32') return crc32(buffer);
    if (!crypto.subtle) return null;
    return toHex(new Uint8Array(await crypto.subtle.digest(name, buffer)));
  }

  return { toBase64, fromBase64, faultOfBase64, fromPercent, fromHex, toHex, checksum };
})();

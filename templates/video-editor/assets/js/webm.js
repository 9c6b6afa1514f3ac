/* Writes encoded pictures and sound into a WebM file: EBML after RFC 8794, elements of Matroska. */
window.PictureStart = window.PictureStart || {};
PictureStart.webm = (() => {
  const bytesOf = (value) => {
    const bytes = [];
    for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
    return Uint8Array.from(bytes);
  };
  /** A length in the smallest form EBML has for it. */
  function size(value) {
    let width = 1;
    while (value >= 2 ** (7 * width) - 1) width += 1;
    const bytes = new Uint8Array(width);
    let rest = value;
    for (let n = width - 1; n >= 0; n -= 1) {
      bytes[n] = rest % 256;
      rest = Math.floor(rest / 256);
    }
    bytes[0] |= 1 << (8 - width);
    return bytes;
  }
  function join(parts) {
    const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      out.set(part, at);
      at += part.length;
    }
    return out;
  }
  const element = (id, ...body) => {
    const inside = join(body);
    return join([bytesOf(id), size(inside.length), inside]);
  };
  const whole = (id, value) => element(id, bytesOf(value));
  const text = (id, value) => element(id, new TextEncoder().encode(value));
  const real = (id, value) => {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value);
    return element(id, bytes);
  };

  /** What an Opus decoder wants to know first (RFC 7845); 312 samples are thrown away at the beginning. */
  function opusHead(channels, rate) {
    const head = new Uint8Array(19);
    head.set(new TextEncoder().encode('OpusHead'));
    const view = new DataView(head.buffer);
    view.setUint8(8, 1);
    view.setUint8(9, channels);
    view.setUint16(10, 312, true);
    view.setUint32(12, rate, true);
    return head;
  }

  /**
   * A Blob of the film. `chunks` are `{ track: 1 | 2, ms, isKey, bytes }` (1 picture, 2 sound), `codec` is V_VP8 or V_VP9.
   * A new cluster begins with each key picture, and the cues point to it, so that players can jump.
   */
  function pack({ chunks, width, height, codec, ms, sound }) {
    const ordered = chunks.toSorted((a, b) => a.ms - b.ms || a.track - b.track);
    const info = element(0x1549a966, whole(0x2ad7b1, 1_000_000), text(0x4d80, 'Video Editor'), text(0x5741, 'Video Editor'), real(0x4489, ms));
    const entries = [element(0xae, whole(0xd7, 1), whole(0x73c5, 1), whole(0x83, 1), text(0x86, codec), element(0xe0, whole(0xb0, width), whole(0xba, height)))];
    if (sound)
      entries.push(element(0xae, whole(0xd7, 2), whole(0x73c5, 2), whole(0x83, 2), text(0x86, 'A_OPUS'), element(0x63a2, sound.head ?? opusHead(2, 48_000)), element(0xe1, real(0xb5, 48_000), whole(0x9f, 2))));
    const tracks = element(0x1654ae6b, ...entries);
    const clusters = [];
    let open = null;
    for (const chunk of ordered) {
      if (!open || (chunk.track === 1 && chunk.isKey) || chunk.ms - open.ms > 30_000) {
        open = { ms: chunk.ms, blocks: [] };
        clusters.push(open);
      }
      const head = new Uint8Array(4);
      head[0] = 0x80 | chunk.track;
      new DataView(head.buffer).setInt16(1, chunk.ms - open.ms);
      head[3] = chunk.isKey ? 0x80 : 0;
      open.blocks.push(element(0xa3, head, chunk.bytes));
    }
    const written = clusters.map(({ ms: begin, blocks }) => ({ begin, bytes: element(0x1f43b675, whole(0xe7, begin), ...blocks) }));
    // The cues stand before the clusters they point to, so their own length moves what they say.
    let cues = new Uint8Array(0);
    for (let last = -1; cues.length !== last; ) {
      last = cues.length;
      let at = info.length + tracks.length + last;
      const points = written.map(({ begin, bytes }) => {
        const point = element(0xbb, whole(0xb3, begin), element(0xb7, whole(0xf7, 1), whole(0xf1, at)));
        at += bytes.length;
        return point;
      });
      cues = element(0x1c53bb6b, ...points);
    }
    const parts = [info, tracks, cues, ...written.map(({ bytes }) => bytes)];
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const head = element(0x1a45dfa3, whole(0x4286, 1), whole(0x42f7, 1), whole(0x42f2, 4), whole(0x42f3, 8), text(0x4282, 'webm'), whole(0x4287, 4), whole(0x4285, 2));
    return new Blob([head, bytesOf(0x18538067), size(length), ...parts], { type: 'video/webm' });
  }

  return { pack };
})();

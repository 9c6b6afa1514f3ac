/*
 * QR codes after ISO/IEC 18004: bytes, levels L and M, versions 1 to 40, the best of the eight masks.
 * `QR.encode(text)` gives rows of booleans (true is dark), or null when the text is too long for any code.
 */
window.QR = (() => {
  // For versions 1 to 40: error correction bytes in each block, and how many blocks.
  const tables = {
    M: {
      bits: 0,
      bytes: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
      blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
    },
    L: {
      bits: 1,
      bytes: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
      blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
    },
  };

  // Powers and logarithms in the field of 256 elements, polynomial 0x11d.
  const power = new Uint8Array(512);
  const log = new Uint8Array(256);
  for (let at = 0, value = 1; at < 255; at += 1) {
    power[at] = value;
    power[at + 255] = value;
    log[value] = at;
    value = (value << 1) ^ (value & 128 ? 0x11d : 0);
  }
  const multiply = (a, b) => (a === 0 || b === 0 ? 0 : power[log[a] + log[b]]);

  function generator(degree) {
    let result = [1];
    for (let at = 0; at < degree; at += 1) {
      const next = [...result, 0];
      for (const [index, value] of result.entries()) next[index + 1] ^= multiply(value, power[at]);
      result = next;
    }
    return result.slice(1);
  }

  function remainder(data, divisor) {
    const rest = new Array(divisor.length).fill(0);
    for (const byte of data) {
      const factor = byte ^ rest.shift();
      rest.push(0);
      for (const [at, value] of divisor.entries()) rest[at] ^= multiply(value, factor);
    }
    return rest;
  }

  function alignments(version) {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
    const places = [6];
    for (let place = version * 4 + 10; places.length < count; place -= step) places.splice(1, 0, place);
    return places;
  }

  /** How many bytes, data and correction, a version holds. */
  function capacity(version) {
    let modules = (16 * version + 128) * version + 64;
    if (version >= 2) {
      const count = Math.floor(version / 7) + 2;
      modules -= (25 * count - 10) * count - 55;
      if (version >= 7) modules -= 36;
    }
    return Math.floor(modules / 8);
  }

  const dataBytes = (version, level) =>
    capacity(version) - tables[level].bytes[version - 1] * tables[level].blocks[version - 1];

  function pack(bytes, version, level) {
    const bits = [];
    const add = (value, length) => {
      for (let at = length - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1);
    };
    add(4, 4);
    add(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) add(byte, 8);
    const room = dataBytes(version, level) * 8;
    add(0, Math.min(4, room - bits.length));
    add(0, (8 - (bits.length % 8)) % 8);
    for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) add(filler, 8);
    const data = [];
    for (let at = 0; at < bits.length; at += 8) data.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
    return data;
  }

  /** Blocks with their correction bytes, woven into each other. */
  function weave(data, version, level) {
    const count = tables[level].blocks[version - 1];
    const length = tables[level].bytes[version - 1];
    const divisor = generator(length);
    const short = Math.floor(data.length / count);
    const long = data.length % count;
    const blocks = [];
    for (let at = 0, from = 0; at < count; at += 1) {
      const size = short + (at >= count - long ? 1 : 0);
      const part = data.slice(from, from + size);
      blocks.push({ part, check: remainder(part, divisor) });
      from += size;
    }
    const woven = [];
    for (let at = 0; at <= short; at += 1) for (const { part } of blocks) if (at < part.length) woven.push(part[at]);
    for (let at = 0; at < length; at += 1) for (const { check } of blocks) woven.push(check[at]);
    return woven;
  }

  function blank(version) {
    const size = version * 4 + 17;
    const dark = Array.from({ length: size }, () => new Array(size).fill(false));
    const fixed = Array.from({ length: size }, () => new Array(size).fill(false));
    const set = (x, y, value) => {
      if (x < 0 || y < 0 || x >= size || y >= size) return;
      dark[y][x] = value;
      fixed[y][x] = true;
    };
    for (let at = 0; at < size; at += 1) {
      set(at, 6, at % 2 === 0);
      set(6, at, at % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
      for (let y = -4; y <= 4; y += 1)
        for (let x = -4; x <= 4; x += 1) {
          const ring = Math.max(Math.abs(x), Math.abs(y));
          set(cx + x, cy + y, ring !== 2 && ring !== 4);
        }
    const places = alignments(version);
    const last = places.length - 1;
    for (const [i, cx] of places.entries())
      for (const [j, cy] of places.entries()) {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue;
        for (let y = -2; y <= 2; y += 1)
          for (let x = -2; x <= 2; x += 1) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    if (version >= 7) {
      let rest = version;
      for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
      const bits = (version << 12) | rest;
      for (let at = 0; at < 18; at += 1) {
        const value = ((bits >>> at) & 1) === 1;
        const a = size - 11 + (at % 3);
        const b = Math.floor(at / 3);
        set(a, b, value);
        set(b, a, value);
      }
    }
    return { size, dark, fixed, set };
  }

  function writeFormat({ size, set }, level, mask) {
    const data = (tables[level].bits << 3) | mask;
    let rest = data;
    for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (at) => ((bits >>> at) & 1) === 1;
    for (let at = 0; at <= 5; at += 1) set(8, at, bit(at));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let at = 9; at < 15; at += 1) set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, bit(at));
    set(8, size - 8, true);
  }

  function place({ size, dark, fixed }, bytes) {
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step += 1)
        for (const x of [right, right - 1]) {
          const isUp = ((right + 1) & 2) === 0;
          const y = isUp ? size - 1 - step : step;
          if (fixed[y][x] || at >= bytes.length * 8) continue;
          dark[y][x] = ((bytes[at >>> 3] >>> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
    }
  }

  const masks = [
    (x, y) => (x + y) % 2 === 0,
    (_x, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];

  function applyMask({ size, dark, fixed }, mask) {
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) if (!fixed[y][x] && masks[mask](x, y)) dark[y][x] = !dark[y][x];
  }

  /** How hard a pattern is to read: runs, blocks, what looks like a corner, and uneven darkness. */
  function penalty({ size, dark }) {
    let score = 0;
    const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]))];
    for (const line of lines) {
      const text = line.map((value) => (value ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
      for (const corner of ['10111010000', '00001011101'])
        for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) score += 40;
    }
    let count = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const value = dark[y][x];
        if (value) count += 1;
        if (x && y && value === dark[y - 1][x] && value === dark[y][x - 1] && value === dark[y - 1][x - 1]) score += 3;
      }
    return score + Math.floor(Math.abs((count * 20) / (size * size) - 10)) * 10;
  }

  function encode(text) {
    const bytes = new TextEncoder().encode(text);
    for (const level of ['M', 'L'])
      for (let version = 1; version <= 40; version += 1) {
        if (bytes.length + (version < 10 ? 2 : 3) > dataBytes(version, level)) continue;
        const woven = weave(pack(bytes, version, level), version, level);
        let best = null;
        for (let mask = 0; mask < 8; mask += 1) {
          const grid = blank(version);
          writeFormat(grid, level, mask);
          place(grid, woven);
          applyMask(grid, mask);
          const score = penalty(grid);
          if (!best || score < best.score) best = { score, dark: grid.dark };
        }
        return best.dark;
      }
    return null;
  }

  /** The dark modules as one path, with the quiet zone of four modules around them. */
  function path(dark) {
    let d = '';
    for (const [y, row] of dark.entries())
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        let run = 1;
        while (row[x + run]) run += 1;
        d += `M${x + 4} ${y + 4}h${run}v1h-${run}z`;
        x += run;
      }
    return { d, size: dark.length + 8 };
  }

  function svg(dark) {
    const { d, size } = path(dark);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>\n`;
  }

  return { encode, path, svg };
})();

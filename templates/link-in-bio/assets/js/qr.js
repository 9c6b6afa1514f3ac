/*
 * QR codes, drawn here and not by a service. Byte mode, error correction M, versions 1 to 10: up to 213 bytes.
 * After ISO/IEC 18004. window.qrCode(text) returns rows of true and false, or null when the text is too long.
 */
window.qrCode = (() => {
  // Per version: codewords of error correction in a block, then [blocks, data codewords] in up to two groups.
  const VERSIONS = [
    [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
    [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
  ];
  const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

  // Arithmetic in the field of 256 elements.
  const power = new Uint8Array(512);
  const log = new Uint8Array(256);
  for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
    power[i] = x;
    power[i + 255] = x;
    log[x] = i;
  }
  const times = (a, b) => (a && b ? power[log[a] + log[b]] : 0);

  function remainder(data, degree) {
    let generator = [1];
    for (let i = 0; i < degree; i++) {
      const next = [...generator, 0];
      for (let j = 0; j < generator.length; j++) next[j + 1] ^= times(generator[j], power[i]);
      generator = next;
    }
    const rest = new Array(degree).fill(0);
    for (const byte of data) {
      const factor = byte ^ rest.shift();
      rest.push(0);
      for (let j = 0; j < degree; j++) rest[j] ^= times(generator[j + 1], factor);
    }
    return rest;
  }

  const capacity = ([, ...groups]) => groups.reduce((sum, [blocks, size]) => sum + blocks * size, 0);

  function codewords(bytes, version) {
    const [degree, ...groups] = VERSIONS[version - 1];
    const total = capacity(VERSIONS[version - 1]);
    const bits = [];
    const put = (value, length) => {
      for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
    };
    put(4, 4);
    put(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) put(byte, 8);
    put(0, Math.min(4, total * 8 - bits.length));
    while (bits.length % 8) bits.push(0);
    const data = [];
    for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
    for (let pad = 0xec; data.length < total; pad ^= 0xec ^ 0x11) data.push(pad);

    const blocks = [];
    for (const [count, size] of groups) for (let i = 0; i < count; i++) blocks.push(data.splice(0, size));
    const checks = blocks.map((block) => remainder(block, degree));
    const out = [];
    for (let i = 0; i < Math.max(...blocks.map((block) => block.length)); i++) for (const block of blocks) if (i < block.length) out.push(block[i]);
    for (let i = 0; i < degree; i++) for (const check of checks) out.push(check[i]);
    return out;
  }

  const MASKS = [
    (x, y) => (x + y) % 2 === 0, (x, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];

  function check(value, length, polynomial, degree) {
    let rest = value;
    for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
    return (value << degree) | (rest & ((1 << degree) - 1));
  }

  function frame(version) {
    const size = version * 4 + 17;
    const cells = Array.from({ length: size }, () => new Array(size).fill(undefined));
    const set = (x, y, on) => {
      if (x >= 0 && y >= 0 && x < size && y < size) cells[y][x] = on;
    };
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
      for (let dy = -4; dy <= 4; dy++)
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
    const marks = ALIGNMENT[version - 1];
    const last = marks.length - 1;
    marks.forEach((y, j) =>
      marks.forEach((x, i) => {
        if ((i === 0 && j === 0) || (i === last && j === 0) || (i === 0 && j === last)) return;
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
    for (let i = 8; i < size - 8; i++) {
      cells[6][i] = i % 2 === 0;
      cells[i][6] = i % 2 === 0;
    }
    format(cells, 0);
    if (version >= 7) {
      const bits = check(version, 6, 0x1f25, 12);
      for (let i = 0; i < 18; i++) {
        const on = ((bits >> i) & 1) === 1;
        const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
        cells[b][a] = on;
        cells[a][b] = on;
      }
    }
    return cells;
  }

  /** Level M is 00; the fixed mask keeps the bits from being all zero. */
  function format(cells, mask) {
    const size = cells.length;
    const bits = check(mask, 5, 0x537, 10) ^ 0x5412;
    const bit = (i) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) cells[i][8] = bit(i);
    cells[7][8] = bit(6);
    cells[8][8] = bit(7);
    cells[8][7] = bit(8);
    for (let i = 9; i < 15; i++) cells[8][14 - i] = bit(i);
    for (let i = 0; i < 8; i++) cells[8][size - 1 - i] = bit(i);
    for (let i = 8; i < 15; i++) cells[size - 15 + i][8] = bit(i);
    cells[size - 8][8] = true;
  }

  /** The standard's four rules: long runs, blocks, false finders, too much of one colour. */
  function penalty(cells) {
    const size = cells.length;
    let points = 0;
    let dark = 0;
    const lines = [...cells, ...cells.map((_, x) => cells.map((row) => row[x]))];
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      for (const pattern of ['10111010000', '00001011101'])
        for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) points += 40;
    }
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        if (cells[y][x]) dark++;
        if (x && y && cells[y][x] === cells[y - 1][x] && cells[y][x] === cells[y][x - 1] && cells[y][x] === cells[y - 1][x - 1]) points += 3;
      }
    return points + Math.floor(Math.abs((dark / size / size) * 20 - 10)) * 10;
  }

  return (text) => {
    const bytes = new TextEncoder().encode(text);
    const version = VERSIONS.findIndex((entry, i) => capacity(entry) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
    if (!version) return null;
    const words = codewords(bytes, version);
    const fixed = frame(version);
    const size = fixed.length;
    const places = [];
    for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < size; i++) for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (fixed[y][x] === undefined) places.push([x, y]);
      }
    }
    let best = null;
    MASKS.forEach((flip, mask) => {
      const cells = fixed.map((row) => [...row]);
      places.forEach(([x, y], i) => (cells[y][x] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1 !== flip(x, y)));
      format(cells, mask);
      const points = penalty(cells);
      if (!best || points < best.points) best = { cells, points };
    });
    return best.cells;
  };
})();

/* Places codewords and fixed patterns in the square, and chooses the mask with the fewest faults. */
window.Feedroll = window.Feedroll || {};
Feedroll.matrix = (() => {
  const masks = [
    (x, y) => (x + y) % 2 === 0,
    (x, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];
  /** L, M, Q, H as they are written into the symbol. */
  const levelBits = [1, 0, 3, 2];

  /** A square that remembers which modules belong to fixed patterns. */
  function board(version) {
    const size = version * 4 + 17;
    const modules = new Uint8Array(size * size);
    const isFixed = new Uint8Array(size * size);
    const set = (x, y, dark) => {
      if (x < 0 || y < 0 || x >= size || y >= size) return;
      modules[y * size + x] = dark ? 1 : 0;
      isFixed[y * size + x] = 1;
    };
    return { size, modules, isFixed, set };
  }

  function fixedPatterns({ size, set }, version) {
    for (let n = 0; n < size; n += 1) {
      set(6, n, n % 2 === 0);
      set(n, 6, n % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
      for (let dy = -4; dy <= 4; dy += 1)
        for (let dx = -4; dx <= 4; dx += 1) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
    const centres = Feedroll.tables.alignment(version);
    const last = centres.length - 1;
    centres.forEach((cy, row) =>
      centres.forEach((cx, column) => {
        const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
        if (isFinder) return;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1)
            set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
    if (version >= 7) {
      let rest = version;
      for (let n = 0; n < 12; n += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
      const bits = (version << 12) | rest;
      for (let n = 0; n < 18; n += 1) {
        const a = size - 11 + (n % 3);
        const b = Math.floor(n / 3);
        set(a, b, (bits >>> n) & 1);
        set(b, a, (bits >>> n) & 1);
      }
    }
  }

  function formatBits({ size, set }, level, mask) {
    const data = (levelBits[level] << 3) | mask;
    let rest = data;
    for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (n) => (bits >>> n) & 1;
    for (let n = 0; n <= 5; n += 1) set(8, n, bit(n));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let n = 9; n < 15; n += 1) set(14 - n, 8, bit(n));
    for (let n = 0; n < 8; n += 1) set(size - 1 - n, 8, bit(n));
    for (let n = 8; n < 15; n += 1) set(8, size - 15 + n, bit(n));
    set(8, size - 8, 1);
  }

  /** Two columns at a time, from the right, up and down; column 6 is the timing pattern and is skipped. */
  function placeWords({ size, modules, isFixed }, words) {
    let n = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < size; step += 1)
        for (let k = 0; k < 2; k += 1) {
          const x = right - k;
          const y = isUpward ? size - 1 - step : step;
          if (isFixed[y * size + x] || n >= words.length * 8) continue;
          modules[y * size + x] = (words[n >> 3] >>> (7 - (n & 7))) & 1;
          n += 1;
        }
    }
  }

  function masked({ size, modules, isFixed }, mask) {
    const out = modules.slice();
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (!isFixed[y * size + x] && masks[mask](x, y)) out[y * size + x] ^= 1;
    return out;
  }

  /** Faults after table 11: long runs, blocks of four, false finders, more dark than light. */
  function penalty(modules, size) {
    let faults = 0;
    for (const isColumn of [false, true])
      for (let line = 0; line < size; line += 1) {
        let run = 0;
        let last = -1;
        let window = 0;
        for (let n = 0; n < size; n += 1) {
          const bit = isColumn ? modules[n * size + line] : modules[line * size + n];
          run = bit === last ? run + 1 : 1;
          last = bit;
          if (run === 5) faults += 3;
          else if (run > 5) faults += 1;
          window = ((window << 1) | bit) & 0x7ff;
          if (n >= 10 && (window === 0x5d0 || window === 0x05d)) faults += 40;
        }
      }
    let dark = 0;
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const at = y * size + x;
        dark += modules[at];
        if (x === size - 1 || y === size - 1) continue;
        const sum = modules[at] + modules[at + 1] + modules[at + size] + modules[at + size + 1];
        if (sum === 0 || sum === 4) faults += 3;
      }
    return faults + 10 * Math.floor(Math.abs((dark / size ** 2) * 100 - 50) / 5);
  }

  /** The finished square for interleaved codewords: `{ size, mask, modules }`. */
  function draw(words, version, level) {
    const square = board(version);
    fixedPatterns(square, version);
    formatBits(square, level, 0);
    placeWords(square, words);
    let best = null;
    for (let mask = 0; mask < 8; mask += 1) {
      formatBits(square, level, mask);
      const modules = masked(square, mask);
      const faults = penalty(modules, square.size);
      if (!best || faults < best.faults) best = { size: square.size, mask, modules, faults };
    }
    return { size: best.size, mask: best.mask, modules: best.modules };
  }

  return { draw };
})();

/* Makes QR codes, model 2, after ISO/IEC 18004: versions 1 to 40, levels L to H, numeric, alphanumeric and byte mode. */
window.Feedroll = window.Feedroll || {};
Feedroll.qr = (() => {
  const { checkWords, blocks, totalWords, dataWords } = Feedroll.tables;
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  const levels = ['L', 'M', 'Q', 'H'];

  /** `cost` is in sixths of a bit, so that a digit (10/3 bits) and a letter (11/2) come out whole. */
  const modes = [
    { name: 'numeric', mark: 1, count: [10, 12, 14], takes: (c) => c >= '0' && c <= '9', cost: () => 20 },
    { name: 'alphanumeric', mark: 2, count: [9, 11, 13], takes: (c) => letters.includes(c), cost: () => 33 },
    { name: 'byte', mark: 4, count: [8, 16, 16], takes: () => true, cost: (c) => 48 * utf8Length(c) },
  ];
  const sizeClass = (version) => (version < 10 ? 0 : version < 27 ? 1 : 2);
  const utf8Length = (c) => {
    const code = c.codePointAt(0);
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  };

  /** The cheapest way through the text: which mode each character is written in, joined to runs. */
  function segment(text, kind) {
    const chars = Array.from(text);
    let costs = modes.map(({ count }) => (4 + count[kind]) * 6);
    const choices = [];
    for (const c of chars) {
      const next = modes.map(() => Infinity);
      const from = modes.map(() => -1);
      modes.forEach((mode, to) => {
        if (!mode.takes(c)) return;
        modes.forEach((_, old) => {
          // Changing the mode ends a run: it is rounded up to a whole bit and a new head is written.
          const change = old === to ? 0 : (6 - (costs[old] % 6)) % 6 + (4 + mode.count[kind]) * 6;
          // A first run has its head already; changing before the first character would write a head for nothing.
          if (old !== to && choices.length === 0) return;
          const cost = costs[old] + change + mode.cost(c);
          if (cost < next[to]) {
            next[to] = cost;
            from[to] = old;
          }
        });
      });
      choices.push(from);
      costs = next;
    }
    let at = costs.indexOf(Math.min(...costs));
    const path = new Array(chars.length);
    for (let n = chars.length - 1; n >= 0; n -= 1) {
      path[n] = at;
      at = choices[n][at];
    }
    const runs = [];
    chars.forEach((c, n) => {
      const last = runs.at(-1);
      if (last && last.mode === modes[path[n]]) last.text += c;
      else runs.push({ mode: modes[path[n]], text: c });
    });
    return runs;
  }

  const encoder = new TextEncoder();
  const lengthOf = ({ mode, text }) => (mode.name === 'byte' ? encoder.encode(text).length : text.length);

  /** Bits of all runs, or Infinity when a run is longer than its counter can say. */
  function bitLength(runs, kind) {
    let bits = 0;
    for (const run of runs) {
      const length = lengthOf(run);
      if (length >= 2 ** run.mode.count[kind]) return Infinity;
      bits += 4 + run.mode.count[kind];
      if (run.mode.name === 'numeric') bits += Math.ceil((length * 10) / 3);
      else if (run.mode.name === 'alphanumeric') bits += Math.ceil((length * 11) / 2);
      else bits += length * 8;
    }
    return bits;
  }

  function write(runs, version, level) {
    const kind = sizeClass(version);
    const bits = [];
    const put = (value, width) => {
      for (let n = width - 1; n >= 0; n -= 1) bits.push((value >>> n) & 1);
    };
    for (const run of runs) {
      put(run.mode.mark, 4);
      put(lengthOf(run), run.mode.count[kind]);
      if (run.mode.name === 'numeric')
        for (const part of run.text.match(/.{1,3}/g)) put(Number(part), part.length * 3 + 1);
      else if (run.mode.name === 'alphanumeric')
        for (const part of run.text.match(/.{1,2}/g))
          if (part.length === 2) put(letters.indexOf(part[0]) * 45 + letters.indexOf(part[1]), 11);
          else put(letters.indexOf(part), 6);
      else for (const byte of encoder.encode(run.text)) put(byte, 8);
    }
    const room = dataWords(version, level) * 8;
    put(0, Math.min(4, room - bits.length));
    put(0, (8 - (bits.length % 8)) % 8);
    for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
    const words = new Uint8Array(bits.length / 8);
    bits.forEach((bit, n) => {
      words[n >> 3] |= bit << (7 - (n & 7));
    });
    return words;
  }

  /** Product in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
  function times(a, b) {
    let product = 0;
    for (let n = 7; n >= 0; n -= 1) {
      product = (product << 1) ^ ((product >>> 7) * 0x11d);
      product ^= ((b >>> n) & 1) * a;
    }
    return product;
  }

  function generator(degree) {
    const terms = new Uint8Array(degree);
    terms[degree - 1] = 1;
    let root = 1;
    for (let n = 0; n < degree; n += 1) {
      for (let k = 0; k < degree; k += 1) terms[k] = times(terms[k], root) ^ (terms[k + 1] ?? 0);
      root = times(root, 2);
    }
    return terms;
  }

  function remainder(words, divisor) {
    const rest = new Uint8Array(divisor.length);
    for (const word of words) {
      const factor = word ^ rest[0];
      rest.copyWithin(0, 1);
      rest[rest.length - 1] = 0;
      divisor.forEach((term, n) => {
        rest[n] ^= times(term, factor);
      });
    }
    return rest;
  }

  /** Splits into blocks, adds the check words and shuffles the blocks into one another. */
  function protect(words, version, level) {
    const count = blocks[level][version - 1];
    const checks = checkWords[level][version - 1];
    const total = totalWords(version);
    const short = Math.floor(total / count) - checks;
    const shortBlocks = count - (total % count);
    const divisor = generator(checks);
    const parts = [];
    for (let n = 0, at = 0; n < count; n += 1) {
      const data = words.slice(at, at + short + (n < shortBlocks ? 0 : 1));
      at += data.length;
      parts.push({ data, check: remainder(data, divisor) });
    }
    const out = [];
    for (let n = 0; n <= short; n += 1)
      for (const { data } of parts) if (n < data.length) out.push(data[n]);
    for (let n = 0; n < checks; n += 1) for (const { check } of parts) out.push(check[n]);
    return Uint8Array.from(out);
  }

  /** Bytes a symbol of this level can hold at most, in byte mode. */
  const mostBytes = (level) => dataWords(40, level) - 3;

  /**
   * The symbol for a text: `{ size, version, level, mask, modes, modules }`; `modules[y * size + x]` is 1 where it is dark.
   * `level` is the least that is wanted; with `mayRaise` it is raised as far as the version has room.
   * Throws a RangeError when the text does not fit into version 40.
   * Text outside ASCII goes in as UTF-8 without an ECI head: that is what readers expect in practice.
   */
  function encode(text, { level = 'M', mayRaise = true, leastVersion = 1 } = {}) {
    const runsOf = [0, 1, 2].map((kind) => segment(text, kind));
    const bitsOf = runsOf.map(bitLength);
    const fits = (version, wanted) => bitsOf[sizeClass(version)] <= dataWords(version, wanted) * 8;
    let version = leastVersion;
    while (version <= 40 && !fits(version, level)) version += 1;
    if (version > 40) throw new RangeError('too long');
    let reached = level;
    if (mayRaise) for (const higher of levels.slice(levels.indexOf(level) + 1)) if (fits(version, higher)) reached = higher;
    const runs = runsOf[sizeClass(version)];
    const words = protect(write(runs, version, reached), version, reached);
    const drawn = Feedroll.matrix.draw(words, version, levels.indexOf(reached));
    return { ...drawn, version, level: reached, modes: [...new Set(runs.map(({ mode }) => mode.name))] };
  }

  return { encode, mostBytes };
})();

/* The tables of ISO/IEC 18004 that can not be computed: how a version splits its codewords into blocks. */
window.Feedroll = window.Feedroll || {};
Feedroll.tables = (() => {
  const row = (text) => text.split(' ').map(Number);

  /** Error correction codewords in each block, by level, for versions 1 to 40. */
  const checkWords = {
    L: row('7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30'),
    M: row('10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28'),
    Q: row('13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30'),
    H: row('17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30'),
  };

  /** Number of blocks, by level, for versions 1 to 40. */
  const blocks = {
    L: row('1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25'),
    M: row('1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49'),
    Q: row('1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68'),
    H: row('1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81'),
  };

  /** Centres of the alignment patterns along one side. */
  function alignment(version) {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const last = version * 4 + 10;
    // Version 32 is the one that does not follow the rule of even steps.
    const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
    const centres = [6];
    for (let n = count - 2; n >= 0; n -= 1) centres.push(last - n * step);
    return centres;
  }

  /** Modules left for codewords when all fixed patterns are drawn, divided into bytes. */
  function totalWords(version) {
    let bits = (16 * version + 128) * version + 64;
    if (version >= 2) {
      const count = Math.floor(version / 7) + 2;
      bits -= (25 * count - 10) * count - 55;
      if (version >= 7) bits -= 36;
    }
    return Math.floor(bits / 8);
  }

  const dataWords = (version, level) =>
    totalWords(version) - checkWords[level][version - 1] * blocks[level][version - 1];

  return { checkWords, blocks, alignment, totalWords, dataWords };
})();

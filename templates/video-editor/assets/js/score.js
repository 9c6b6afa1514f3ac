/* The sample sounds, worked out number by number: a slow waltz, and the harbour. Mono, 24,000 values a second. */
window.PictureStart = window.PictureStart || {};
PictureStart.score = (() => {
  const rate = 24_000;
  const pitch = (note) => 440 * 2 ** ((note - 69) / 12);
  /** Noise that is the same each time. */
  function noiseFrom(seed) {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) >>> 0;
      return state / 2_147_483_648 - 1;
    };
  }

  /** A plucked string after Karplus and Strong. */
  function pluck(out, at, note, seconds, loud) {
    const noise = noiseFrom(note * 977 + Math.round(at * 10));
    const period = Math.round(rate / pitch(note));
    const string = Float32Array.from({ length: period }, noise);
    const from = Math.round(at * rate);
    const count = Math.min(out.length - from, Math.round(seconds * rate));
    for (let n = 0; n < count; n += 1) {
      const k = n % period;
      const next = string[(k + 1) % period];
      out[from + n] += string[k] * loud * Math.min(1, (count - n) / 2000);
      string[k] = (string[k] + next) * 0.4985;
    }
  }

  /** A reed: a few harmonics with a slow tremble. */
  function reed(out, at, note, seconds, loud) {
    const from = Math.round(at * rate);
    const count = Math.min(out.length - from, Math.round(seconds * rate));
    const step = (pitch(note) * 2 * Math.PI) / rate;
    for (let n = 0; n < count; n += 1) {
      const swell = Math.min(1, n / (rate * 0.18)) * Math.min(1, (count - n) / (rate * 0.3));
      const tremble = 1 + 0.12 * Math.sin((n / rate) * 31);
      const phase = n * step;
      out[from + n] += (Math.sin(phase) + 0.45 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase) + 0.12 * Math.sin(4 * phase)) * swell * tremble * loud;
    }
  }

  /** Low note, two notes above it, and the tune: each bar has three beats of 0.6 seconds. */
  const bars = [
    [45, [57, 60], [69, 0, 72]], [45, [57, 60], [76, 0, 74]], [41, [57, 60], [72, 0, 69]], [41, [57, 60], [65, 0, 0]],
    [43, [55, 59], [67, 0, 71]], [43, [55, 59], [74, 0, 72]], [40, [56, 59], [71, 0, 68]], [40, [56, 59], [64, 0, 0]],
    [45, [57, 60], [69, 72, 76]], [45, [57, 60], [81, 0, 79]], [41, [57, 60], [77, 0, 76]], [43, [55, 59], [74, 0, 71]],
    [48, [55, 60], [72, 0, 76]], [43, [55, 59], [74, 0, 71]], [40, [56, 59], [68, 0, 71]], [45, [57, 60], [69, 0, 0]],
  ];

  function* waltz(out) {
    const beat = 0.6;
    for (const [n, [low, chord, tune]] of bars.entries()) {
      const at = n * beat * 3;
      pluck(out, at, low, 1.8, 0.34);
      for (const note of chord) {
        pluck(out, at + beat, note, 1, 0.15);
        pluck(out, at + beat * 2, note, 1, 0.13);
      }
      tune.forEach((note, k) => {
        if (note) reed(out, at + k * beat, note, tune[k + 1] === 0 ? beat * 2 : beat * 1.05, 0.1);
      });
      yield;
    }
  }

  function* harbour(out) {
    const noise = noiseFrom(42);
    let low = 0;
    let lower = 0;
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      low += (noise() - low) * 0.06;
      lower += (low - lower) * 0.3;
      out[n] = lower * (0.5 + 0.34 * Math.sin(t * 1.1) + 0.2 * Math.sin(t * 0.43 + 1)) * 1.5;
      if (n % 48_000 === 0) yield;
    }
    for (const [at, note] of [[1.2, 38], [14.4, 38]]) {
      reed(out, at, note, 2.4, 0.2);
      reed(out, at, note + 7, 2.4, 0.12);
      yield;
    }
    for (const at of [6.2, 7.1, 10.6]) {
      pluck(out, at, 86, 1.6, 0.16);
      yield;
    }
  }

  const pieces = {
    waltz: { length: 28.8, fill: waltz },
    quay: { length: 20, fill: harbour },
  };

  /** The samples of a piece; works in short turns so that the page stays awake. */
  async function play(name) {
    const { length, fill } = pieces[name];
    const out = new Float32Array(Math.round(length * rate));
    let turn = performance.now();
    for (const _ of fill(out)) {
      if (performance.now() - turn < 12) continue;
      await new Promise((resolve) => { setTimeout(resolve); });
      turn = performance.now();
    }
    for (let n = 0; n < out.length; n += 1) out[n] = Math.tanh(out[n] * 1.3);
    return { samples: out, rate };
  }

  return { pieces, play };
})();

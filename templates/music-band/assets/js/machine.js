/* Plays the songs: two drum kits, left and right, a bass and a reed, all made from waves and noise. */
BAND.machine = (() => {
  const { songs, plates } = BAND;
  const names = { c: -9, d: -7, e: -5, f: -4, g: -2, a: 0, b: 2 };
  /** Notes are written an octave low, as basses are: a1 is 110 hertz. */
  const pitch = (note) => 110 * 2 ** (names[note[0]] / 12 + Number(note[1]) - 1);
  const stepLength = (song) => 60 / song.bpm / 4;
  const barsOf = (song) => Array.from(song.form, (name) => [0, 1].map((n) => ({ part: song.parts[name], n }))).flat();
  const lengthOf = (key) => barsOf(songs[key]).length * songs[key].steps * stepLength(songs[key]);

  let context = null;
  let master = null;
  let kits = {};
  let noise = null;
  let playing = null;
  let step = 0;
  let nextTime = 0;
  let timer = 0;
  const listeners = new Set();
  const tell = () => listeners.forEach((listen) => listen());

  function open() {
    if (context) return;
    context = new AudioContext();
    master = context.createDynamicsCompressor();
    master.connect(context.destination);
    for (const [side, pan] of [['l', -0.75], ['r', 0.75], ['m', 0]]) {
      kits[side] = context.createStereoPanner();
      kits[side].pan.value = pan;
      kits[side].connect(master);
    }
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const values = noise.getChannelData(0);
    for (let n = 0; n < values.length; n += 1) values[n] = Math.random() * 2 - 1;
  }

  /** A gain that jumps to `loud` and dies away within `seconds`. */
  function fall(when, loud, seconds, outlet) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, when);
    gain.gain.exponentialRampToValueAtTime(0.001, when + seconds);
    gain.connect(outlet);
    return gain;
  }
  function thump(when, from, to, loud, seconds, outlet) {
    const wave = context.createOscillator();
    wave.frequency.setValueAtTime(from, when);
    wave.frequency.exponentialRampToValueAtTime(to, when + seconds * 0.6);
    wave.connect(fall(when, loud, seconds, outlet));
    wave.start(when);
    wave.stop(when + seconds);
  }
  function hiss(when, kind, frequency, loud, seconds, outlet) {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = frequency;
    source.connect(filter).connect(fall(when, loud, seconds, outlet));
    source.start(when, Math.random() * 0.5, seconds);
  }
  function tone(when, type, frequency, loud, seconds, cut) {
    const wave = context.createOscillator();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    wave.type = type;
    wave.frequency.value = frequency;
    filter.frequency.value = cut;
    gain.gain.setValueAtTime(0, when);
    gain.gain.linearRampToValueAtTime(loud, when + 0.012);
    gain.gain.setValueAtTime(loud, when + seconds * 0.7);
    gain.gain.linearRampToValueAtTime(0, when + seconds);
    wave.connect(filter).connect(gain).connect(kits.m);
    wave.start(when);
    wave.stop(when + seconds + 0.02);
  }

  /** k kick, s snare, h hat, t tom; the two kits are tuned a little apart, so that one can tell them. */
  const hits = {
    k: (when, loud, out, isLeft) => thump(when, isLeft ? 150 : 190, isLeft ? 44 : 56, loud, 0.26, out),
    s: (when, loud, out, isLeft) => {
      hiss(when, 'bandpass', isLeft ? 1700 : 2500, loud * 0.7, 0.17, out);
      thump(when, isLeft ? 210 : 280, isLeft ? 160 : 220, loud * 0.4, 0.1, out);
    },
    h: (when, loud, out) => hiss(when, 'highpass', 7800, loud * 0.28, 0.05, out),
    t: (when, loud, out, isLeft) => thump(when, isLeft ? 170 : 230, isLeft ? 90 : 120, loud * 0.8, 0.3, out),
  };

  /** How many steps a note at `n` is held. */
  function held(line, n) {
    let count = 1;
    while (line[n + count] === '-') count += 1;
    return count;
  }

  function sound(song, when) {
    const bars = barsOf(song);
    const { part, n: half } = bars[Math.floor(step / song.steps)];
    const n = step % song.steps;
    const length = stepLength(song);
    for (const [name, line] of Object.entries(part.drums)) {
      const sign = line[n];
      if (!sign || sign === '.') continue;
      const isLeft = name[1] === 'l';
      const loud = sign === 'X' ? 0.85 : 0.5;
      hits[name[0]](when, loud, kits[name[1]], isLeft);
      // Hats are too many to shake a plate.
      if (name[0] !== 'h') setTimeout(() => playing && plates.hit(isLeft ? 'a' : 'b', loud), Math.max(0, (when - context.currentTime) * 1000));
    }
    for (const [name, type, loud, cut] of [['bass', 'sawtooth', 0.26, 520], ['lead', 'square', 0.075, 2200]]) {
      const line = part[name]?.[half].split(' ');
      const note = line?.[n];
      if (note && note !== '.' && note !== '-') tone(when, type, pitch(note), loud, held(line, n) * length * 0.94, cut);
    }
  }

  /** Looks a little ahead, so that no beat is late when the page is busy. */
  function work() {
    const song = songs[playing];
    const last = barsOf(song).length * song.steps;
    while (nextTime < context.currentTime + 0.15) {
      if (step >= last) {
        stop();
        return;
      }
      sound(song, nextTime);
      nextTime += stepLength(song);
      step += 1;
    }
    tell();
  }

  function play(key, from = 0) {
    open();
    context.resume();
    clearInterval(timer);
    playing = key;
    step = Math.floor(from / stepLength(songs[key]));
    nextTime = context.currentTime + 0.06;
    timer = setInterval(work, 40);
    tell();
  }

  function stop() {
    clearInterval(timer);
    playing = null;
    step = 0;
    tell();
  }

  return {
    play, stop, lengthOf,
    listen: (call) => listeners.add(call),
    get playing() { return playing; },
    /** Seconds into the song, and the step within the bar. */
    get at() { return playing ? step * stepLength(songs[playing]) : 0; },
    get beat() { return playing ? step % songs[playing].steps : -1; },
  };
})();

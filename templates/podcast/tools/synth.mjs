/*
  Makes every sound of the show: noise, sines and decays, then MP3. No recording is used.
    npm install --no-save wasm-media-encoders
    node tools/synth.mjs
*/
import { writeFileSync } from 'node:fs';
import { createMp3Encoder } from 'wasm-media-encoders';
import { chance } from './scratchboard.mjs';

const RATE = 22050;
const TAU = Math.PI * 2;

class Tape {
  constructor(seconds, seed) {
    this.seconds = seconds;
    this.wave = new Float32Array(seconds * RATE);
    this.rnd = chance(seed);
  }
  /* Calls sound(t) for each sample from one second to another, with soft ends. */
  lay(from, to, sound, fade = 0.6) {
    const first = Math.round(from * RATE);
    const last = Math.min(this.wave.length, Math.round(to * RATE));
    for (let i = first; i < last; i++) {
      const t = (i - first) / RATE;
      this.wave[i] += sound(t) * Math.min(1, t / fade, (last - i) / RATE / fade);
    }
    return this;
  }
  /* Noise through one low pass and one high pass; level(t) moves it. */
  noise(from, to, low, high, level, fade = 1) {
    let a = 0;
    let b = 0;
    let c = 0;
    const ka = 1 - Math.exp((-TAU * low) / RATE);
    const kb = 1 - Math.exp((-TAU * high) / RATE);
    return this.lay(from, to, (t) => {
      a += ka * (this.rnd() * 2 - 1 - a);
      c += ka * (a - c);
      b += kb * (c - b);
      return (c - b) * level(t);
    }, fade);
  }
  sea(from, to, loud = 1) { return this.noise(from, to, 900, 60, (t) => loud * (0.35 + 0.3 * Math.sin(t * 0.9) ** 2 + 0.25 * Math.sin(t * 0.37 + 1) ** 2), 2); }
  rain(from, to, loud = 0.4) { return this.noise(from, to, 6000, 1500, () => loud, 2); }
  hum(from, to, pitch = 50, loud = 0.1) { return this.lay(from, to, (t) => loud * (Math.sin(TAU * pitch * t) + 0.5 * Math.sin(TAU * pitch * 2 * t + 1) + 0.25 * Math.sin(TAU * pitch * 3.01 * t)), 1.5); }
  bell(at, pitch = 660, loud = 0.28, long = 3) {
    return this.lay(at, at + long * 1.6, (t) => loud * [[0.5, 0.5, 1], [1, 1, 0.8], [1.19, 0.5, 0.6], [2.0, 0.4, 0.35], [2.74, 0.35, 0.25], [3.76, 0.2, 0.15]]
      .reduce((all, [ratio, power, keep]) => all + power * Math.sin(TAU * pitch * ratio * t) * Math.exp((-t * 3) / (long * keep)), 0), 0.004);
  }
  horn(at, long = 3, pitch = 98, loud = 0.3) { return this.lay(at, at + long, (t) => loud * Math.tanh(2 * (Math.sin(TAU * pitch * t) + 0.5 * Math.sin(TAU * pitch * 2 * t) + 0.3 * Math.sin(TAU * pitch * 3 * t))) * 0.6, 0.35); }
  knock(at, pitch = 110, loud = 0.6, hiss = 0.5) {
    this.lay(at, at + 0.4, (t) => loud * Math.sin(TAU * pitch * t * (1 + 0.4 * Math.exp(-t * 40))) * Math.exp(-t * 22), 0.002);
    return this.noise(at, at + 0.18, 4000, 500, (t) => hiss * 2 * Math.exp(-t * 45), 0.002);
  }
  steps(from, to, every = 0.62, loud = 0.25) { for (let t = from; t < to; t += every * (0.94 + 0.12 * this.rnd())) this.knock(t, 90 + 30 * this.rnd(), loud, loud * 0.8); return this; }
  engine(from, to, speed = 11, loud = 0.3) { return this.lay(from, to, (t) => { const p = (t * speed) % 1; return loud * Math.exp(-p * 5) * (Math.sin(TAU * 62 * t) + 0.5 * Math.sin(TAU * 93 * t) + 0.3 * (this.rnd() * 2 - 1)); }, 2); }
  crackle(from, to, rate = 14) { for (let t = from; t < to; t += -Math.log(1 - this.rnd()) / rate) { const tone = 1800 + 3800 * this.rnd(); const loud = 0.05 + 0.2 * this.rnd() ** 3; this.lay(t, t + 0.02, (s) => loud * Math.sin(TAU * tone * s) * Math.exp(-s * 420), 0.0005); } return this; }
  /* A soft tune: notes in half tones above A, one a beat; null rests. */
  tune(from, notes, beat = 0.75, loud = 0.13) {
    notes.forEach((note, i) => {
      if (note === null) return;
      const pitch = 220 * 2 ** (note / 12);
      this.lay(from + i * beat, from + i * beat + 3, (t) => loud * (Math.sin(TAU * pitch * t + 1.6 * Math.exp(-t * 5) * Math.sin(TAU * pitch * 2 * t)) * Math.exp(-t * 1.7) + 0.3 * Math.sin(TAU * pitch * 0.5 * t) * Math.exp(-t * 1.1)), 0.012);
    });
    return this;
  }
  samples() {
    let most = 0;
    for (const value of this.wave) most = Math.max(most, Math.abs(value));
    const ends = RATE * 1.5;
    return this.wave.map((value, i) => Math.tanh((value / most) * 1.1) * 0.85 * Math.min(1, i / ends, (this.wave.length - i) / ends));
  }
}

const song = [0, 7, 12, 10, 7, 3, 5, null, 0, 7, 10, 15, 14, 10, 7, null];

const shows = {
  trailer() {
    const tape = new Tape(42, 1).sea(0, 42, 0.5).hum(0, 42, 49, 0.03).tune(1, song, 0.8).tune(16, song, 0.8, 0.09).tune(29, [0, 3, 7, 12, 15, 19, 24], 1.1, 0.11);
    tape.bell(7, 523, 0.2).bell(7.9, 523, 0.2).knock(14.1).knock(14.7).bell(15.2, 990, 0.16, 1).crackle(20, 27, 22).engine(26, 36, 12, 0.16).horn(34, 3.4).bell(39, 440, 0.2);
    return tape.noise(10, 15, 2200, 300, () => 0.3);
  },
  bridge() {
    const tape = new Tape(60, 2).sea(0, 60, 0.45).hum(16, 44, 57, 0.1).hum(18, 42, 86, 0.04);
    for (let t = 5; t < 15; t += 0.55) tape.bell(t, 780, 0.1, 0.8);
    for (let t = 17; t < 43; t += 0.48) tape.knock(t, 160, 0.14, 0.2);
    return tape.horn(3, 1.2, 130, 0.2).engine(24, 46, 7, 0.22).horn(31, 2.2, 87, 0.24).knock(44, 60, 1, 0.6).steps(47, 52).tune(51, song.slice(0, 8), 0.9);
  },
  tower() {
    const tape = new Tape(60, 3).hum(0, 60, 50, 0.05).hum(0, 60, 121, 0.012).steps(2, 8, 0.55, 0.18).knock(8.6, 200, 0.3);
    tape.noise(9, 34, 3200, 350, (t) => 0.5 + 0.15 * Math.sin(t * 2.4)).hum(9, 34, 148, 0.07);
    for (const t of [14.2, 20.4, 27]) tape.knock(t, 140, 0.3, 0.5);
    return tape.bell(39, 880, 0.14, 1.6).bell(39.7, 698, 0.14, 1.8).steps(42, 48, 0.55, 0.16).tune(47, [12, 15, 19, 15, 12, 10, 7, null, 12], 0.85);
  },
  box() {
    const tape = new Tape(60, 4).rain(0, 60, 0.1).hum(0, 60, 50, 0.02);
    for (let t = 0.5; t < 58; t += 1) tape.knock(t, 900, 0.06, 0.06);
    for (const t of [6, 7.1, 7.9, 8.3]) tape.bell(t, 1180, 0.22, 0.9);
    for (const t of [11, 13.4, 15.2]) tape.knock(t, 75, 0.8, 0.6).bell(t + 0.05, 310, 0.05, 0.4);
    tape.noise(22, 42, 1400, 40, (t) => 1.6 * Math.exp(-(((t - 10) / 4.6) ** 2))).hum(24, 40, 41, 0.12);
    for (let t = 26; t < 38; t += 0.78) tape.knock(t, 95, 0.4 * Math.exp(-(((t - 32) / 4) ** 2)), 0.3).knock(t + 0.17, 90, 0.35 * Math.exp(-(((t - 32) / 4) ** 2)), 0.3);
    for (const t of [44, 44.8]) tape.bell(t, 1180, 0.22, 0.9);
    return tape.knock(47, 75, 0.8).tune(49, song.slice(0, 10), 0.8);
  },
  bakery() {
    const tape = new Tape(60, 5).hum(0, 60, 46, 0.06).noise(0, 60, 300, 40, () => 0.5);
    for (let t = 4; t < 18; t += 0.86) tape.knock(t, 70, 0.45, 0.5);
    tape.knock(20, 180, 0.7, 0.7).noise(20.4, 24, 1800, 200, (t) => 0.9 * Math.exp(-t), 0.05).knock(25, 170, 0.7);
    return tape.crackle(27, 52, 38).bell(46, 1320, 0.12, 1.2).tune(48, [7, 12, 14, 15, 14, 12, 7, null, 5, 7], 0.8);
  },
  pilot() {
    const tape = new Tape(60, 6).sea(0, 60, 0.9).engine(0, 38, 12, 0.3).engine(8, 60, 3.1, 0.2).hum(8, 60, 38, 0.1);
    for (const t of [12, 16.4]) tape.horn(t, 1.4, 110, 0.2);
    tape.noise(19, 20.6, 3000, 700, () => 0.5, 0.05);
    for (let t = 23; t < 36; t += 0.95) tape.knock(t, 120, 0.3, 0.35);
    return tape.knock(37.5, 70, 0.8, 0.7).engine(38, 50, 15, 0.2).horn(43, 3.4, 82, 0.34).bell(49, 587, 0.2).tune(50, song.slice(0, 9), 0.85);
  },
  light() {
    const tape = new Tape(60, 8).sea(0, 60, 1).rain(4, 50, 0.16).hum(0, 60, 44, 0.04);
    for (const t of [6, 26, 46]) tape.horn(t, 3.6, 73, 0.34);
    for (let t = 12; t < 24; t += 0.8) tape.knock(t, 105 + (t - 12) * 4, 0.22, 0.25);
    for (let t = 30; t < 44; t += 0.5) tape.knock(t, 700, 0.07, 0.05);
    return tape.bell(40, 494, 0.16).tune(48, [0, 3, 7, 12, 15, 19, 24, 19, 24], 1);
  },
};

const encoder = await createMp3Encoder();
for (const [name, make] of Object.entries(shows)) {
  const samples = make().samples();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 24 });
  const parts = [];
  for (let i = 0; i < samples.length; i += RATE) parts.push(Buffer.from(encoder.encode([samples.subarray(i, i + RATE)])));
  parts.push(Buffer.from(encoder.finalize()));
  const mp3 = Buffer.concat(parts);
  writeFileSync(new URL(`../source/public/assets/audio/${name}.mp3`, import.meta.url), mp3);
  console.log(name, samples.length / RATE, 's', mp3.length, 'bytes');
}

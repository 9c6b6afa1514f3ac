/* The twelve frames of the roll. Every scene has exactly one amber lamp. */
import { cylinder, figure, girder, guideFrame, line, panes, poly, portalCrane, pylon, rect, tone, wire } from './ironwork.mjs';

const dark = tone(0.35);
const sheds = (y, n, x0, w, h, c = tone(0.4)) =>
  Array.from({ length: n }, (_, i) => poly([[x0 + i * w, y], [x0 + i * w, y - h * 0.6], [x0 + i * w + w * 0.28, y - h], [x0 + (i + 1) * w, y - h * 0.6], [x0 + (i + 1) * w, y]], c)).join('');
const chimney = (id, x, base, h, w, opts) => cylinder(id, x - w / 2, base - h, w, h, { seams: 9, ...opts });

export const scenes = {
  /* 1: the empty guide frame, a lamp behind it */
  async 'frame-01'(n) {
    n.sky({ top: 0.006, low: 0.05, horizon: 800, cloudy: 0.5 });
    await n.shape(sheds(800, 9, -40, 130, 60) + chimney('a', 120, 800, 330, 26, { lit: 0.3 }) + chimney('b', 170, 800, 260, 20, { lit: 0.3 }), { ambient: 0.02 });
    n.fog({ thick: 0.8, level: 0.06, at: 800, spread: 260 });
    const back = await n.shape(guideFrame(520, 800, 370, 560, { back: true, columns: 18, t: 2.6 }), { ambient: 0.015 });
    n.glow({ x: 640, y: 700, power: 0.55, reach: 95, amber: true, through: back, shaft: 0.9 });
    n.lamp({ x: 640, y: 700, r: 7, amber: true, power: 7 });
    n.glow({ x: 320, y: 960, power: 0.05, reach: 400 });
    n.fog({ thick: 0.5, level: 0.05, at: 820, spread: 180 });
    const front = await n.shape(guideFrame(520, 815, 405, 640, { columns: 18, t: 3.8, ry: 52 }), { ambient: 0.003, lights: [{ x: 640, y: 700, power: 0.3, reach: 60, amber: true }] });
    n.glow({ x: 640, y: 700, power: 0.26, reach: 110, amber: true, through: front, shaft: 1, fall: 1.5 });
    n.mirror({ y: 856, strength: 0.55, ripple: 12, smear: 90 });
    await n.shape(rect(0, 846, 1000, 10, tone(0.3)) + figure(330, 862, 74) + line(0, 800, 1000, 812, 2, dark), { ambient: 0.01, lights: [{ x: 640, y: 760, power: 0.5, reach: 130, amber: true }] });
    n.fog({ thick: 0.25, level: 0.05, at: 850, spread: 80 });
  },

  /* 2: inside the holder, looking up */
  async 'frame-02'(n) {
    n.sky({ top: 0.10, low: 0.05, horizon: 1400, cloudy: 0.9, size: 260 });
    n.glow({ x: 470, y: 420, power: 0.28, reach: 150, mist: 0.7 });
    const c = [500, 470];
    const ring = (k) => `M${c[0] - k} ${c[1]}a${k} ${k * 0.94} 0 1 0 ${2 * k} 0a${k} ${k * 0.94} 0 1 0 ${-2 * k} 0`;
    let svg = '';
    const at = (a, k) => [c[0] + Math.cos(a) * k, c[1] + Math.sin(a) * k * 0.94];
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * Math.PI * 2 + 0.06;
      svg += girder(...at(a, 262), ...at(a, 1000), 7, 62, 22, 2.6, tone(0.6));
    }
    for (const [k, w] of [[262, 9], [352, 15], [505, 26], [790, 48]]) {
      for (let i = 0; i < 24; i++) svg += girder(...at((i / 24) * 6.2832 + 0.06, k), ...at(((i + 1) / 24) * 6.2832 + 0.06, k), w, w, 6, w * 0.16, tone(0.6));
    }
    for (let i = 0; i < 24; i++) {
      const [a, b] = [(i / 24) * 6.2832 + 0.06, ((i + 1) / 24) * 6.2832 + 0.06];
      for (const [k, m] of [[270, 348], [362, 495], [520, 775]]) svg += line(...at(a, k), ...at(b, m), k / 260, tone(0.45)) + line(...at(b, k), ...at(a, m), k / 260, tone(0.45));
    }
    const mask = await n.shape(svg, { ambient: 0.005, lights: [{ x: 835, y: 860, power: 1.2, reach: 120, amber: true }, { x: 470, y: 420, power: 0.05, reach: 150 }], stain: 0.7 });
    const wall = `<path fill-rule="evenodd" d="M-100-100h1200v1200h-1200z${ring(640)}" fill="${tone(0.28)}"/>`;
    await n.shape(wall, { ambient: 0.003, lights: [{ x: 835, y: 860, power: 1, reach: 150, amber: true }], stain: 0.9 });
    await n.shape(svg, { ambient: 0.004, lights: [{ x: 835, y: 860, power: 1.5, reach: 110, amber: true }], stain: 0.7 });
    n.glow({ x: 470, y: 420, power: 0.14, reach: 130, through: mask, shaft: 0.9, fall: 1.3 });
    n.glow({ x: 835, y: 860, power: 0.3, reach: 90, amber: true });
    n.lamp({ x: 835, y: 860, r: 8, amber: true });
  },

  /* 3: the retort house */
  async 'frame-03'(n) {
    n.sky({ top: 0.004, low: 0.07, horizon: 780, cloudy: 0.4 });
    await n.shape(chimney('a', 700, 800, 640, 46, { lit: 0.5, from: 0.25 }) + chimney('b', 800, 800, 520, 40, { lit: 0.5, from: 0.25 }), { ambient: 0.02, lights: [{ x: 420, y: 560, power: 0.25, reach: 260 }] });
    for (const [x, y, r, p] of [[668, 150, 60, 0.16], [600, 118, 90, 0.16], [500, 90, 120, 0.14], [370, 70, 150, 0.12], [770, 272, 46, 0.1], [712, 246, 70, 0.1], [620, 225, 100, 0.08]]) n.glow({ x, y, power: p, reach: r, fall: 4, mist: 1 });
    n.fog({ thick: 0.55, level: 0.06, at: 800, spread: 300 });
    let house = poly([[90, 830], [90, 470], [200, 400], [560, 400], [670, 470], [670, 830]], tone(0.4)) + rect(230, 366, 300, 40, tone(0.4));
    for (let i = 0; i < 7; i++) house += `<path d="M${120 + i * 77} 760V600a26 34 0 0 1 52 0V760z" fill="${tone(0.1, 0.02)}"/>` + panes(122 + i * 77, 602, 48, 150, 3, 6, i === 2 || i === 5 ? 0.28 : 0.95, i);
    for (let i = 0; i < 7; i++) house += panes(124 + i * 77, 500, 44, 44, 3, 2, i % 3 ? 0.6 : 0.1, i + 9);
    house += panes(240, 376, 280, 20, 22, 1, 0.5, 4);
    await n.shape(house, { ambient: 0.012, stain: 0.8, lights: [{ x: 760, y: 690, power: 0.3, reach: 120, amber: true }, { x: 380, y: 850, power: 0.05, reach: 240 }] });
    n.glow({ x: 385, y: 690, power: 0.09, reach: 200, fall: 2.4 });
    await n.shape(rect(745, 560, 6, 280, tone(0.5)) + line(748, 562, 790, 556, 4, tone(0.5)) + cylinder('t', 830, 600, 210, 240, { from: 0.1, lit: 0.9, dome: 24 }), { ambient: 0.006, lights: [{ x: 790, y: 575, power: 0.9, reach: 120, amber: true }] });
    n.lamp({ x: 790, y: 562, r: 7, amber: true, power: 8 });
    n.glow({ x: 790, y: 566, power: 0.34, reach: 90, amber: true });
    n.mirror({ y: 832, strength: 0.75, ripple: 10, smear: 120 });
    await n.shape(line(-20, 880, 1020, 838, 3, tone(0.7)) + line(-20, 925, 1020, 846, 5, tone(0.7)), { ambient: 0.02, lights: [{ x: 790, y: 840, power: 0.8, reach: 120, amber: true }, { x: 380, y: 860, power: 0.4, reach: 200 }] });
  },

  /* 4: three tanks, a stair, somebody on the night shift */
  async 'frame-04'(n) {
    n.sky({ top: 0.005, low: 0.045, horizon: 800, cloudy: 0.7 });
    n.fog({ thick: 0.7, level: 0.05, at: 760, spread: 320 });
    const lights = [{ x: 610, y: 505, power: 1.1, reach: 150, amber: true }];
    await n.shape(cylinder('l', -120, 330, 330, 520, { from: 0.78, lit: 0.55, dome: 30 }), { ambient: 0.05, stain: 0.8 });
    n.fog({ thick: 0.4, level: 0.05, at: 800, spread: 300 });
    await n.shape(cylinder('m', 640, 210, 470, 640, { from: 0.06, lit: 0.9, dome: 44, seams: 8 }), { ambient: 0.05, lights, stain: 0.85 });
    await n.shape(cylinder('s', 260, 400, 300, 450, { from: 0.96, lit: 0.95, dome: 30, seams: 6 }), { ambient: 0.05, lights, stain: 0.8 });
    let stair = '';
    for (let i = 0; i < 17; i++) stair += rect(560 + i * 9, 836 - i * 20, 34, 4, tone(0.8)) + line(562 + i * 9, 836 - i * 20, 562 + i * 9, 796 - i * 20, 1.6, tone(0.7));
    stair += line(560, 798, 720, 456, 3, tone(0.7)) + line(556, 842, 716, 500, 5, tone(0.7)) + rect(700, 494, 200, 6, tone(0.8));
    for (let i = 0; i < 9; i++) stair += line(712 + i * 22, 494, 712 + i * 22, 456, 1.6, tone(0.7));
    stair += line(706, 456, 900, 456, 2.6, tone(0.7)) + rect(604, 498, 12, 340, tone(0.4)) + line(610, 500, 590, 490, 4, tone(0.5));
    stair += rect(240, 690, 460, 14, tone(0.6)) + rect(240, 716, 460, 9, tone(0.5)) + [300, 420, 660].map((x) => rect(x, 690, 10, 150, tone(0.5))).join('') + `<circle cx="470" cy="690" r="21" fill="none" stroke="${tone(0.7)}" stroke-width="5"/>` + line(470, 668, 470, 712, 3, tone(0.7)) + line(448, 690, 492, 690, 3, tone(0.7));
    const iron = await n.shape(stair, { ambient: 0.01, lights, stain: 0.4 });
    n.glow({ x: 590, y: 496, power: 0.4, reach: 80, amber: true, through: iron, shaft: 0.8 });
    n.lamp({ x: 590, y: 494, r: 8, amber: true, power: 8 });
    n.mirror({ y: 846, strength: 0.6, ripple: 8, smear: 110 });
    await n.shape(figure(500, 872, 150, tone(0.05)), { ambient: 0.01 });
  },

  /* 5: the hammerhead */
  async 'frame-05'(n) {
    n.sky({ top: 0.01, low: 0.075, horizon: 760, cloudy: 0.75, size: 460 });
    n.glow({ x: 250, y: 230, power: 0.16, reach: 60, fall: 2, mist: 0.8 });
    n.lamp({ x: 250, y: 230, r: 17, power: 0.8 });
    await n.shape(sheds(770, 12, -60, 100, 44) + rect(0, 752, 1000, 30, dark), { ambient: 0.02 });
    n.fog({ thick: 0.75, level: 0.07, at: 770, spread: 190 });
    let svg = '';
    for (const [a, b] of [[500, 560], [700, 640]]) svg += girder(a, 790, b, 330, 26, 20, 14, 5, tone(0.5));
    for (const y of [700, 590, 480, 390]) svg += girder(500 + (790 - y) * 0.13, y, 700 - (790 - y) * 0.13, y, 12, 12, 8, 3, tone(0.5));
    for (const [y1, y2] of [[790, 700], [700, 590], [590, 480], [480, 390]]) {
      const [l1, l2] = [(790 - y1) * 0.13, (790 - y2) * 0.13];
      svg += line(500 + l1, y1, 700 - l2, y2, 4, tone(0.5)) + line(700 - l1, y1, 500 + l2, y2, 4, tone(0.5));
    }
    svg += rect(536, 314, 128, 20, tone(0.5)) + girder(120, 286, 890, 286, 54, 54, 26, 5, tone(0.55)) + girder(600, 150, 600, 260, 90, 120, 4, 5, tone(0.5));
    svg += line(560, 152, 130, 262, 5, tone(0.5)) + line(640, 152, 880, 262, 5, tone(0.5)) + line(580, 152, 330, 262, 3.4, tone(0.5));
    svg += poly([[760, 310], [890, 310], [890, 372], [760, 372]], tone(0.4)) + rect(196, 312, 60, 26, tone(0.5)) + line(216, 330, 216, 640, 2, tone(0.5)) + line(236, 330, 236, 640, 2, tone(0.5)) + rect(208, 640, 36, 30, tone(0.5)) + poly([[566, 196], [634, 196], [640, 258], [560, 258]], tone(0.4));
    const crane = await n.shape(svg, { ambient: 0.006, lights: [{ x: 600, y: 520, power: 0.35, reach: 110, amber: true }] });
    n.glow({ x: 600, y: 535, power: 0.5, reach: 70, amber: true, through: crane, shaft: 1 });
    n.lamp({ x: 600, y: 535, r: 7, amber: true, power: 8 });
    n.fog({ thick: 0.5, level: 0.07, at: 800, spread: 90 });
    n.mirror({ y: 792, strength: 0.85, ripple: 30, smear: 60 });
    await n.shape(rect(440, 776, 320, 20, tone(0.3)), { ambient: 0.01, lights: [{ x: 600, y: 760, power: 0.5, reach: 60, amber: true }] });
  },

  /* 6: portal cranes going away into the fog */
  async 'frame-06'(n) {
    n.sky({ top: 0.03, low: 0.13, horizon: 800, cloudy: 0.35 });
    const row = [[330, 690, 0.42], [415, 700, 0.55], [540, 722, 0.8], [760, 770, 1.3]];
    let mask = null;
    for (const [i, [x, y, s]] of row.entries()) {
      mask = await n.shape(portalCrane(x, y, s * 1.12, { dir: -1, raise: 0.75 + i * 0.09, cab: i === 2 ? 0.9 : 0 }), { ambient: 0.004 + (3 - i) * 0.004, lights: [{ x: 560, y: 640, power: 0.3, reach: 90, amber: true }] });
      if (i === 2) {
        n.glow({ x: 566, y: 628, power: 0.4, reach: 75, amber: true, through: mask, shaft: 0.9 });
        n.lamp({ x: 566, y: 628, r: 6, amber: true, power: 8 });
      }
      if (i < 3) n.fog({ thick: 0.5 - i * 0.06, level: 0.12 - i * 0.015, at: 700, spread: 460, drift: 0.45 });
    }
    n.mirror({ y: 770, strength: 0.5, ripple: 9, smear: 130 });
    let quay = poly([[0, 1000], [0, 830], [330, 690], [345, 690], [120, 1000]], tone(0.12));
    for (let i = 0; i < 5; i++) quay += `<ellipse cx="${112 + i * 52 - i * i * 2.4}" cy="${806 - i * 29 + i * i}" rx="${17 - i * 2.6}" ry="${8 - i}" fill="${tone(0.3)}"/>` + rect(101 + i * 54 - i * i * 2.4, 806 - i * 29 + i * i, 22 - i * 4, 26 - i * 4, tone(0.2));
    await n.shape(quay + line(345, 690, 760, 1000, 3, tone(0.9)) + line(350, 690, 900, 1000, 3, tone(0.9)), { ambient: 0.02, lights: [{ x: 560, y: 800, power: 0.9, reach: 110, amber: true }] });
    n.fog({ thick: 0.3, level: 0.1, at: 720, spread: 80 });
  },

  /* 7: the bow */
  async 'frame-07'(n) {
    n.sky({ top: 0.008, low: 0.06, horizon: 820, cloudy: 0.6 });
    n.fog({ thick: 0.6, level: 0.07, at: 780, spread: 260 });
    await n.shape(portalCrane(140, 800, 0.75, { raise: 1.1 }), { ambient: 0.01 });
    n.fog({ thick: 0.45, level: 0.06, at: 780, spread: 380 });
    const lights = [{ x: 250, y: 640, power: 1.1, reach: 170, amber: true }, { x: 980, y: 60, power: 0.06, reach: 300 }];
    const hull = `<defs><linearGradient id="h"><stop offset="0" stop-color="${tone(0.95)}"/><stop offset=".1" stop-color="${tone(0.6)}"/><stop offset=".4" stop-color="${tone(0.3)}"/><stop offset="1" stop-color="${tone(0.12)}"/></linearGradient></defs><path d="M345 190C372 430 420 640 452 860L1000 880V80C760 118 540 165 345 190z" fill="url(#h)"/>`;
    let plates = '';
    for (let i = 1; i < 8; i++) plates += `<path d="M${345 + i * 14} ${190 + i * 84}Q680 ${170 + i * 92} 1010 ${90 + i * 104}" stroke="${tone(0.05)}" stroke-width="1.6" fill="none"/>`;
    for (let i = 0; i < 11; i++) plates += `<path d="M${420 + i * 56} ${180 - i * 9}Q${440 + i * 56} 520 ${490 + i * 52} 870" stroke="${tone(0.08)}" stroke-width="1" fill="none" opacity=".8"/>`;
    for (let i = 0; i < 9; i++) plates += rect(436 + i * 3.4, 600 + i * 27, 15, 4, tone(1)) + rect(436 + i * 3.4, 600 + i * 27, 4, 12, tone(1));
    plates += `<ellipse cx="470" cy="330" rx="20" ry="26" fill="${tone(0.02)}"/>` + `<path d="M466 340q-6 60 6 84l12-2q-8-40-4-82z" fill="${tone(0.3)}"/><path d="M448 424q26 26 54-4l-6-6q-18 18-42 2z" fill="${tone(0.3)}"/>`;
    plates += Array.from({ length: 12 }, (_, i) => line(370 + i * 54, 184 - i * 8, 372 + i * 54, 146 - i * 8, 2, tone(0.5))).join('') + line(368, 146, 1000, 52, 2.4, tone(0.5)) + line(369, 164, 1000, 70, 1.5, tone(0.5));
    await n.shape(hull + plates, { ambient: 0.022, lights, stain: 0.85 });
    await n.shape(line(470, 330, 60, 850, 4, tone(0.8)) + line(478, 332, 110, 856, 4, tone(0.8)) + rect(214, 560, 8, 280, tone(0.5)) + line(218, 562, 250, 556, 4, tone(0.5)), { ambient: 0.01, lights });
    n.glow({ x: 250, y: 566, power: 0.42, reach: 90, amber: true });
    n.lamp({ x: 250, y: 562, r: 8, amber: true, power: 8 });
    n.mirror({ y: 848, strength: 0.62, ripple: 9, smear: 120 });
    await n.shape(figure(178, 886, 96, tone(0.05)) + rect(40, 826, 34, 40, tone(0.3)) + `<ellipse cx="57" cy="826" rx="27" ry="9" fill="${tone(0.6)}"/>`, { ambient: 0.006, lights: [{ x: 250, y: 760, power: 0.5, reach: 90, amber: true }] });
  },

  /* 8: stacked boxes and rain */
  async 'frame-08'(n) {
    n.sky({ top: 0.01, low: 0.08, horizon: 800, cloudy: 0.5 });
    n.fog({ thick: 0.7, level: 0.09, at: 700, spread: 400 });
    const box = (x, y, w, h, a, s) => {
      let out = rect(x, y, w, h, tone(a));
      for (let i = 1; i < 14; i++) out += rect(x + (w * i) / 14, y + 6, w / 34, h - 12, tone(a * (i % 2 ? 0.62 : 0.8)));
      return out + rect(x, y, w, 4, tone(a * 1.3)) + rect(x, y + h - 4, w, 4, tone(a * 0.3)) + (s ? rect(x + w * 0.66, y + 14, w * 0.2, 12, tone(0.95)) : '');
    };
    const lights = [{ x: 505, y: 300, power: 1.3, reach: 210, amber: true }];
    let far = '';
    for (let r = 0; r < 5; r++) for (let i = 0; i < 3; i++) far += box(380 + i * 84, 460 + r * 68, 82, 66, 0.5, 0);
    await n.shape(far, { ambient: 0.03, lights });
    n.fog({ thick: 0.5, level: 0.07, at: 700, spread: 400 });
    let left = '';
    let right = '';
    for (let r = 0; r < 6; r++) left += box(-160 + (r % 2) * 8, 110 + r * 122, 520, 119, [0.7, 0.35, 0.55, 0.8, 0.3, 0.6][r], r % 2);
    for (let r = 0; r < 5; r++) right += box(655 - (r % 2) * 6, 232 + r * 122, 560, 119, [0.4, 0.75, 0.3, 0.6, 0.5][r], r % 3 === 1);
    const mask = await n.shape(left + right, { ambient: 0.02, lights, stain: 0.75 });
    await n.shape(rect(500, 300, 9, 540, tone(0.5)) + line(470, 296, 540, 296, 5, tone(0.6)), { ambient: 0.01, lights });
    n.glow({ x: 505, y: 304, power: 0.46, reach: 105, amber: true, through: mask, shaft: 0.9, fall: 1.5 });
    n.lamp({ x: 486, y: 302, r: 7, amber: true, power: 8 });
    n.lamp({ x: 524, y: 302, r: 7, amber: true, power: 8 });
    n.mirror({ y: 842, strength: 0.8, ripple: 7, smear: 130 });
    await n.shape(figure(560, 878, 118, tone(0.04)), { ambient: 0.01 });
    await n.shape(Array.from({ length: 420 }, (_, i) => {
      const x = Math.abs(Math.sin(i * 12.9) * 43758) % 1040;
      const y = Math.abs(Math.sin(i * 78.2) * 23421) % 1000;
      return `<path d="M${x} ${y}l-4 ${18 + (i % 5) * 6}" stroke="${tone(0.8)}" stroke-width=".9" opacity=".28"/>`;
    }).join(''), { ambient: 0.07, lights, stain: 0 });
  },

  /* 9: the cantilevers */
  async 'frame-09'(n) {
    n.sky({ top: 0.008, low: 0.12, horizon: 700, cloudy: 0.55, size: 420 });
    const tower = (x, s, y = 690) => {
      const k = (v) => v * s;
      let out = '';
      for (const d of [-1, 1]) {
        out += girder(x + d * k(34), y, x + d * k(16), y - k(330), k(15), k(11), 12, Math.max(1, k(3.6)), tone(0.5));
        out += `<path d="M${x + d * k(34)} ${y - k(10)}Q${x + d * k(190)} ${y - k(60)} ${x + d * k(330)} ${y - k(142)}" stroke="${tone(0.5)}" stroke-width="${k(12)}" fill="none"/>`;
        out += girder(x + d * k(16), y - k(326), x + d * k(330), y - k(170), k(14), k(9), 18, Math.max(0.9, k(2.6)), tone(0.5));
        for (const [a, b, c2] of [[34, 120, 270], [120, 205, 228], [205, 275, 192]]) {
          const low = (v) => y - k(10 + (v / 330) ** 1.5 * 132);
          const high = (v) => y - k(326 - (v / 330) * 156);
          out += line(x + d * k(a), low(a), x + d * k(b), high(b), k(6), tone(0.5)) + line(x + d * k(a === 34 ? 16 : a), high(a), x + d * k(b), low(b), k(6), tone(0.5));
        }
      }
      for (const h of [80, 165, 250]) out += line(x - k(32), y - k(h), x + k(32), y - k(h + 80), k(4), tone(0.5)) + line(x + k(32), y - k(h), x - k(32), y - k(h + 80), k(4), tone(0.5));
      return out + rect(x - k(330), y - k(160), k(660), k(15), tone(0.55)) + rect(x - k(52), y - k(12), k(104), k(40), tone(0.4));
    };
    await n.shape(tower(905, 0.36, 668), { ambient: 0.02 });
    n.fog({ thick: 0.62, level: 0.1, at: 680, spread: 300, drift: 0.4 });
    await n.shape(tower(700, 0.62, 682), { ambient: 0.012 });
    n.fog({ thick: 0.5, level: 0.09, at: 700, spread: 330, drift: 0.5 });
    let train = rect(420, 460, 300, 20, tone(0.3));
    for (let i = 0; i < 26; i++) train += rect(424 + i * 11.4, 464, 7, 7, tone(0.1, 0.85));
    const near = await n.shape(train + tower(240, 1.22, 706), { ambient: 0.004, lights: [{ x: 268, y: 668, power: 0.3, reach: 100, amber: true }] });
    n.glow({ x: 268, y: 560, power: 0.36, reach: 80, amber: true, through: near, shaft: 0.9 });
    n.lamp({ x: 268, y: 560, r: 6, amber: true, power: 8 });
    n.fog({ thick: 0.6, level: 0.09, at: 740, spread: 90 });
    n.mirror({ y: 742, strength: 0.85, ripple: 30, smear: 80 });
  },

  /* 10: under the viaduct */
  async 'frame-10'(n) {
    n.sky({ top: 0.05, low: 0.16, horizon: 800, cloudy: 0.3 });
    n.glow({ x: 560, y: 640, power: 0.3, reach: 130 });
    const arches = [0.16, 0.22, 0.31, 0.45, 0.68, 1.1, 2];
    for (const [i, s] of arches.entries()) {
      const cx = 560 - (s - 0.16) * 30;
      const floor = 690 + s * 130;
      const [w, h] = [s * 420, s * 720];
      const spring = floor - h * 0.62;
      const stone = `<path fill-rule="evenodd" d="M-2000-2000H3000V3000H-2000zM${cx - w / 2} ${floor + 900}V${spring}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${spring}V${floor + 900}z" fill="${tone(0.42)}"/>`;
      let courses = '';
      for (let y = spring - w; y < floor; y += 20 * s) courses += line(-200, y, cx - w / 2, y, s * 0.9, tone(0.2)) + line(cx + w / 2, y, 1200, y, s * 0.9, tone(0.2));
      for (let a = 0; a <= 26; a++) {
        const t = Math.PI * (1 + a / 26);
        courses += line(cx + Math.cos(t) * w * 0.5, spring + Math.sin(t) * w * 0.5, cx + Math.cos(t) * w * 0.57, spring + Math.sin(t) * w * 0.57, s * 1.6, tone(0.12));
      }
      const mask = await n.shape(stone + courses, { ambient: 0.03 - i * 0.0036, lights: [{ x: 655, y: 590, power: i > 3 ? 0.28 : 0.8, reach: 120, amber: true }, { x: 560, y: 640, power: 0.06, reach: 200 }], stain: 0.8 });
      if (i < 6) n.fog({ thick: 0.34 - i * 0.04, level: 0.11 - i * 0.012, at: 700, spread: 500, drift: 0.4 });
      if (i === 3) {
        n.glow({ x: 655, y: 560, power: 0.42, reach: 70, amber: true });
        n.lamp({ x: 655, y: 560, r: 8, amber: true, power: 8 });
      }
      if (i === 5) n.glow({ x: 560, y: 620, power: 0.18, reach: 160, through: mask, shaft: 0.9 });
    }
    n.mirror({ y: 800, strength: 0.66, ripple: 9, smear: 110, dark: 0.004 });
    await n.shape(figure(520, 842, 120, tone(0.03)), { ambient: 0.006 });
  },

  /* 11: the gantry and the rails */
  async 'frame-11'(n) {
    n.sky({ top: 0.006, low: 0.1, horizon: 640, cloudy: 0.5 });
    n.glow({ x: 430, y: 610, power: 0.2, reach: 170 });
    await n.shape(sheds(632, 8, -30, 90, 40) + chimney('a', 860, 632, 260, 22, { lit: 0.2 }) + chimney('b', 905, 632, 200, 18, { lit: 0.2 }) + rect(0, 618, 1000, 20, dark), { ambient: 0.02 });
    n.fog({ thick: 0.75, level: 0.1, at: 630, spread: 200 });
    await n.shape(rect(0, 632, 1000, 400, tone(0.16)), { ambient: 0.05, stain: 0.9, lights: [{ x: 430, y: 640, power: 0.14, reach: 220 }] });
    let ties = '';
    let rails = '';
    for (const [bottom, gap] of [[-420, 150], [80, 150], [560, 150], [1080, 150]]) {
      const at = (b, t) => 430 + (b - 430) * t;
      for (let t = 0.03; t < 1; t *= 1.085) ties += rect(at(bottom - 50, t), 632 + 368 * t, (gap + 100) * t, 14 * t, tone(0.3));
      for (const r of [bottom, bottom + gap]) rails += poly([[at(r, 0.004), 633], [at(r + 14, 1), 1000], [at(r, 1), 1000]], tone(1));
    }
    await n.shape(ties, { ambient: 0.03, stain: 0.7, lights: [{ x: 430, y: 640, power: 0.1, reach: 200 }] });
    await n.shape(rails, { ambient: 0.1, stain: 0.1, lights: [{ x: 430, y: 632, power: 2.6, reach: 95 }, { x: 690, y: 780, power: 1.5, reach: 90, amber: true }] });
    n.fog({ thick: 0.5, level: 0.11, at: 634, spread: 46 });
    let gantry = girder(40, 330, 960, 330, 62, 62, 20, 5, tone(0.5));
    for (const x of [90, 910]) gantry += girder(x, 330, x, 800, 38, 46, 11, 5, tone(0.5));
    for (const x of [190, 372, 560, 700, 800]) gantry += rect(x - 3, 210, 6, 110, tone(0.5)) + rect(x - 19, 200, 38, 84, tone(0.16)) + `<circle cx="${x}" cy="222" r="9" fill="${tone(0.05)}"/><circle cx="${x}" cy="248" r="9" fill="${tone(0.05)}"/>` + poly([[x - 14, 210], [x + 14, 210], [x + 10, 202], [x - 10, 202]], tone(0.2));
    for (let i = 0; i < 24; i++) gantry += line(60 + i * 38, 300, 60 + i * 38, 266, 1.4, tone(0.4));
    gantry += line(50, 266, 950, 266, 2, tone(0.4)) + girder(90, 520, 90, 300, 18, 18, 14, 1.4, tone(0.4));
    const iron = await n.shape(gantry, { ambient: 0.004, lights: [{ x: 700, y: 250, power: 0.5, reach: 60, amber: true }] });
    n.glow({ x: 700, y: 248, power: 0.34, reach: 62, amber: true, through: iron, shaft: 0.5 });
    n.lamp({ x: 700, y: 248, r: 8, amber: true, power: 8 });
    n.glow({ x: 430, y: 620, power: 0.14, reach: 120, through: iron, shaft: 1 });
  },

  /* 12: pylons over the marsh, and one hut */
  async 'frame-12'(n) {
    n.sky({ top: 0.012, low: 0.1, horizon: 700, cloudy: 0.85, size: 520 });
    const marks = [[705, 664, 0.2], [640, 672, 0.32], [530, 690, 0.56], [300, 740, 1.1]];
    let past = null;
    for (const [i, [x, y, s]] of marks.entries()) {
      const p = pylon(x, y, s * 1.15, tone(0.5));
      let wires = '';
      if (past) past.forEach((h, k) => (wires += wire(h, p.hangs[k], 26 * s + 6, 0.6 + s * 0.9)));
      if (i === 3) p.hangs.forEach((h, k) => (wires += wire(h, [k % 2 ? 60 : -260, h[1] - 330], 90, 2)));
      await n.shape(wires + p.svg, { ambient: 0.018 - i * 0.004 });
      past = p.hangs;
      if (i < 3) n.fog({ thick: 0.46 - i * 0.08, level: 0.1 - i * 0.01, at: 690, spread: 300, drift: 0.5 });
    }
    const hut = poly([[760, 742], [760, 690], [800, 662], [866, 668], [872, 742]], tone(0.4)) + rect(818, 700, 26, 42, tone(0.05));
    const mask = await n.shape(hut + rect(884, 620, 4, 124, tone(0.5)), { ambient: 0.01, lights: [{ x: 886, y: 640, power: 1, reach: 80, amber: true }] });
    n.glow({ x: 886, y: 622, power: 0.42, reach: 64, amber: true, through: mask, shaft: 1 });
    n.lamp({ x: 886, y: 622, r: 6, amber: true, power: 8 });
    n.fog({ thick: 0.72, level: 0.1, at: 750, spread: 60, size: 420 });
    n.mirror({ y: 748, strength: 0.8, ripple: 14, smear: 80 });
    let reeds = '';
    for (let i = 0; i < 520; i++) {
      const x = Math.abs(Math.sin(i * 3.17) * 9341) % 1000;
      const far = Math.abs(Math.sin(i * 1.93) * 7411) % 1;
      if (x > 380 && x < 760 && far < 0.8) continue;
      const y = 780 + far * 230;
      const h = 24 + far * 110;
      reeds += `<path d="M${x} ${y}q${(i % 7) - 3} ${-h * 0.6} ${((i % 11) - 5) * 3 * far} ${-h}" stroke="${tone(0.3)}" stroke-width="${0.8 + far * 1.8}" fill="none"/>`;
    }
    await n.shape(reeds, { ambient: 0.008, lights: [{ x: 886, y: 700, power: 0.4, reach: 80, amber: true }] });
  },
};

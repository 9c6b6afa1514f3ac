// Draws the eight posters into assets/img/posters: node tools/draw-posters.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  cabin, crag, cypress, dice, disc, ferry, fir, firs, gull, hill, LINE, line, palm, peak, poly, rect, shape, stroke,
  train, walker, water,
} from './poster-parts.mjs';

const sky = (...bands) => bands.map(([colour, y]) => rect(colour, 0, y, 400, 600 - y)).join('');

function fjord() {
  const roll = dice(7);
  let out = sky(['#0b2f3d', 0], ['#0f3c4b', 150], ['#15505e', 260]);
  for (let i = 0; i < 46; i += 1) out += disc('#e9f4e6', roll(0, 400), roll(0, 230), roll(0.5, 1.7));
  const ribbon = (fill, y, h, s) => shape(fill, `M0 ${y + 40}C70 ${y - 60 * s} 120 ${y + 70} 200 ${y}S330 ${y - 70 * s} 400 ${y - 10}V${y - 10 + h}C330 ${y - 30 * s + h} 280 ${y + 30 + h} 200 ${y + h * 0.7}S70 ${y + h * 0.6} 0 ${y + 40 + h}z`);
  out += ribbon('#1d7371', 90, 120, 1) + ribbon('#3da087', 110, 72, 1.1) + ribbon('#8fdcb0', 132, 30, 1.15);
  out += peak({ x: 228, y: 232, left: 110, right: 130, floor: 400, lit: '#37788a', shade: '#245f70', snow: ['#d9e7e8', '#a9c5cd'], seed: 5, snowline: 0.5 });
  out += peak({ x: 70, y: 168, left: 190, right: 128, floor: 404, lit: '#2c6676', shade: '#174654', snow: ['#eef4ee', '#9dbcc6'], seed: 9, snowline: 0.42 });
  out += peak({ x: 352, y: 140, left: 122, right: 150, floor: 408, lit: '#235a69', shade: '#123c4a', snow: ['#eef4ee', '#9dbcc6'], seed: 12, snowline: 0.4 });
  out += water(['#15505e', '#12465a', '#0f3b4c'], 400, 520, '#5cc09a', 3, [130, 270]);
  out += crag('#0c3040', [[-10, 372], [40, 396], [96, 402], [120, 424]], 7, 4, 440) + crag('#0c3040', [[290, 424], [320, 402], [372, 392], [420, 366]], 7, 8, 440);
  out += cabin('#7a2f5c', '#2a1424', '#ffd79a', 34, 427, 1.25) + cabin('#f2a873', '#2a1424', '#4a1f3d', 64, 427, 1) + cabin('#7a2f5c', '#2a1424', '#ffd79a', 330, 427, 1.2);
  out += cabin('#f6ead6', '#2a1424', '#f2a873', 92, 427, 0.9) + cabin('#f2a873', '#2a1424', '#4a1f3d', 306, 427, 0.85);
  out += ferry(206, LINE - 4, 0.85, '#f6ead6', '#fffaf0', '#7a2f5c', '#15505e');
  out += crag('#071f29', [[-10, 500], [70, 478], [140, 506], [230, 494], [300, 508], [410, 470]], 8, 21);
  return out + line(290) + firs('#071f29', 0, 60, 506, 44, 3) + firs('#071f29', 340, 400, 506, 50, 6);
}

function viaduct() {
  let out = sky(['#f7d3a8', 0], ['#f9dfc0', 130], ['#fbead6', 230]);
  out += disc('#fff6e6', 250, 118, 64);
  out += peak({ x: 300, y: 150, left: 150, right: 170, floor: 420, lit: '#b79db4', shade: '#93799a', snow: ['#fffaf0', '#d8c6d3'], seed: 3, snowline: 0.55 });
  out += peak({ x: 40, y: 178, left: 120, right: 150, floor: 420, lit: '#a488a6', shade: '#7f6489', snow: ['#fffaf0', '#cdb9cb'], seed: 17, snowline: 0.5 });
  out += peak({ x: 168, y: 92, left: 150, right: 142, floor: 430, lit: '#8a6a90', shade: '#5f4569', snow: ['#fffaf0', '#c9b4c8'], seed: 8, snowline: 0.46 });
  out += hill('#4e7680', [[-10, 340], [70, 322], [160, 372], [240, 356], [330, 318], [410, 352]]);
  out += firs('#3b6470', -6, 130, 352, 34, 5, 0.34) + firs('#3b6470', 270, 410, 348, 36, 9, 0.34);
  out += hill('#275361', [[-10, 372], [90, 384], [180, 412], [260, 406], [410, 372]]);
  out += firs('#1c4451', -6, 90, 396, 42, 14, 0.3) + firs('#1c4451', 300, 410, 396, 44, 11, 0.3);
  // The viaduct: piers with light on one side, arches cut out against the gorge behind.
  out += hill('#163a47', [[-10, 446], [90, 470], [200, 520], [310, 470], [410, 440]]);
  for (let x = -20; x < 420; x += 62) {
    out += shape('#d9bfae', `M${x} 440H${x + 62}V540H${x + 52}V478A21 23 0 0 0 ${x + 10} 478V540H${x}z`);
    out += rect('#b797a0', x, 440, 10, 100) + shape('#b797a0', `M${x + 10} 478A21 23 0 0 1 ${x + 31} 455V459A17 19 0 0 0 ${x + 14} 478z`);
  }
  out += rect('#efd9c4', 0, 434, 400, 9) + rect('#b797a0', 0, 443, 400, 3);
  out += train(122, LINE - 6, '#8a2f5f', '#fffaf0', '#fbead6', 4);
  out += hill('#0f2c37', [[-10, 500], [60, 492], [150, 520], [250, 522], [340, 494], [410, 486]]);
  return out + firs('#0f2c37', -4, 70, 508, 52, 2, 0.3) + firs('#0f2c37', 330, 410, 504, 48, 4, 0.3) + line(340);
}

function spires() {
  let out = sky(['#f4e3a6', 0], ['#f7ebc0', 120], ['#f9f2d8', 220]);
  out += disc('#f2a873', 92, 150, 46);
  out += hill('#b9c9a0', [[-10, 268], [60, 250], [150, 276], [250, 236], [330, 262], [410, 240]]);
  out += hill('#8db08f', [[-10, 316], [90, 286], [190, 318], [290, 284], [410, 312]]);
  out += firs('#6d9a85', -5, 120, 312, 22, 3, 0.36) + firs('#6d9a85', 240, 400, 304, 24, 5, 0.36);
  out += hill('#5b8f7c', [[-10, 362], [110, 336], [210, 352], [310, 334], [410, 372]]);
  out += hill('#37705f', [[-10, 408], [100, 384], [200, 372], [300, 384], [410, 412]]);
  // Wooden church: shingled roof in two tiers and a spire far too tall for it.
  out += poly('#3a1830', [[205, 120], [212, 262], [198, 262]]) + rect('#3a1830', 203.6, 108, 2.8, 16) + rect('#3a1830', 200, 112, 10, 2.6);
  out += poly('#3a1830', [[190, 280], [196, 258], [214, 258], [220, 280]]) + rect('#5b2a4b', 193, 280, 24, 24) + poly('#3a1830', [[186, 312], [193, 300], [217, 300], [224, 312]]);
  out += rect('#5b2a4b', 197, 284, 4, 12) + rect('#f4e3a6', 198, 284, 4, 11) + rect('#f4e3a6', 208, 284, 4, 11);
  out += poly('#3a1830', [[140, 348], [170, 302], [244, 302], [272, 348]]) + poly('#4d2440', [[204, 302], [244, 302], [272, 348], [226, 348]]);
  out += rect('#6b3659', 152, 348, 108, 30) + rect('#52274a', 226, 348, 34, 30) + poly('#3a1830', [[134, 386], [150, 366], [262, 366], [278, 386]]);
  for (let i = 0; i < 8; i += 1) out += rect('#3a1830', 150 + i * 15, 384, 3, 22);
  out += rect('#f4e3a6', 182, 386, 14, 22) + hill('#37705f', [[110, 410], [205, 402], [300, 410]], 430);
  for (const [x, y, s] of [[60, 424, 1], [96, 430, 0.8], [330, 426, 1.05], [372, 432, 0.8]])
    out += shape('#f2c987', `M${x - 15 * s} ${y}C${x - 15 * s} ${y - 26 * s} ${x - 5 * s} ${y - 40 * s} ${x} ${y - 42 * s}S${x + 15 * s} ${y - 26 * s} ${x + 15 * s} ${y}z`) + shape('#d99a62', `M${x + 2} ${y - 41 * s}Q${x + 15 * s} ${y - 28 * s} ${x + 15 * s} ${y}H${x + 3}z`) + rect('#3a1830', x - 1, y - 50 * s, 2, 10);
  out += hill('#1f5349', [[-10, 436], [410, 436]]) + hill('#174439', [[-10, 466], [120, 452], [260, 470], [410, 450]]);
  for (let x = 4; x < 400; x += 22) out += rect('#c8b98a', x, 452, 3, 20);
  out += rect('#c8b98a', 0, 456, 400, 2.5) + rect('#c8b98a', 0, 464, 400, 2.5);
  out += hill('#0f3129', [[-10, 500], [90, 486], [200, 504], [320, 488], [410, 500]]);
  return out + line(120) + firs('#0f3129', 340, 404, 510, 60, 8, 0.32);
}

function adriatic() {
  let out = sky(['#7cc3c4', 0], ['#98d2cd', 120], ['#b9e2d6', 220], ['#d9f0e0', 290]);
  out += disc('#fff3d6', 286, 132, 42);
  out += crag('#c9bccf', [[-10, 250], [60, 236], [130, 262], [210, 226], [300, 256], [410, 230]], 10, 6, 360) + crag('#ad9cb8', [[-10, 300], [60, 282], [120, 300], [190, 322], [230, 338]], 6, 14, 360) + crag('#ad9cb8', [[250, 340], [310, 308], [360, 286], [410, 292]], 6, 11, 360);
  out += water(['#4fa3ad', '#2f8795', '#1f6f80', '#155a6b'], 340, 600, '#a6dcd6', 5);
  // A walled town with its bell tower on the left shore.
  const roofs = [[0, 352, 30, 26], [26, 346, 26, 32], [50, 356, 24, 22], [72, 350, 20, 28]];
  out += rect('#f5e4c8', 66, 268, 22, 90) + poly('#7a2f5c', [[63, 268], [77, 240], [91, 268]]) + rect('#5b7f8c', 71, 276, 4, 12) + rect('#5b7f8c', 79, 276, 4, 12) + rect('#dcc3ad', 80, 290, 8, 70);
  for (const [x, y, w, h] of roofs) out += rect('#f5e4c8', x, y, w, h) + poly('#b2577f', [[x - 3, y], [x + w / 2, y - 11], [x + w + 3, y]]) + rect('#5b7f8c', x + w / 2 - 6, y + 7, 4, 7) + rect('#5b7f8c', x + w / 2 + 3, y + 7, 4, 7);
  out += poly('#e3cdb3', [[-5, 372], [100, 372], [116, 388], [-5, 392]]);
  out += shape('#5d4a70', 'M205 312C190 296 170 300 150 284C130 268 96 276 60 254C100 262 136 258 160 270C184 282 206 284 214 312z');
  out += ferry(232, LINE - 6, 1.85, '#0f4453', '#fffaf0', '#7a2f5c', '#2f8795');
  out += rect('#7a2f5c', 128, 418, 210, 5);
  out += shape('#e8f6ee', 'M330 430C352 420 372 434 400 424V434H330z') + shape('#e8f6ee', 'M136 430C110 424 90 432 70 428L70 434H136z');
  out += hill('#0d3a47', [[-10, 520], [90, 508], [190, 520], [300, 500], [410, 478]]);
  return out + cypress('#0d3a47', 356, 520, 190) + cypress('#0d3a47', 388, 520, 140) + cypress('#0d3a47', 330, 520, 96) + line(60) + gull('#155a6b', 150, 210, 12) + gull('#155a6b', 186, 190, 8);
}

function landsend() {
  let out = sky(['#6a2b57', 0]);
  for (const [fill, r] of [['#833a63', 240], ['#a04d6c', 186], ['#c56d74', 138], ['#e7957a', 96], ['#f9c48c', 58]]) out += disc(fill, 170, 318, r);
  out += disc('#fff0cf', 170, 318, 32);
  out += water(['#8a4468', '#6f365f', '#582c55', '#45244a'], 318, 600, '#f4b184', 9, [100, 240]);
  for (let i = 0; i < 7; i += 1) out += rect('#f9c48c', 170 - (34 - i * 3), 324 + i * 13, 68 - i * 6, 4);
  out += crag('#7a3d66', [[236, 330], [262, 286], [300, 276], [350, 262], [410, 250]], 8, 12, 440);
  out += crag('#572952', [[250, 420], [272, 336], [306, 318], [352, 306], [410, 300]], 9, 5, 440);
  // Lighthouse on the last rock.
  out += poly('#f8e3cd', [[300, 316], [305, 222], [325, 222], [330, 316]]) + poly('#c99aa0', [[317, 316], [317, 222], [325, 222], [330, 316]]);
  out += rect('#3a1838', 299, 216, 32, 7) + rect('#fff0cf', 307, 198, 16, 18) + poly('#3a1838', [[303, 198], [315, 184], [327, 198]]) + rect('#3a1838', 306, 206, 2, 10) + rect('#3a1838', 322, 206, 2, 10);
  out += poly('#6a2b57', [[303.6, 250], [326.4, 250], [327.4, 268], [302.6, 268]]) + poly('#fbd9a5', [[307, 202], [307, 212], [60, 196], [60, 168]]);
  out += rect('#f8e3cd', 334, 294, 44, 20) + poly('#3a1838', [[331, 294], [340, 282], [372, 282], [381, 294]]) + rect('#6a2b57', 344, 300, 7, 7) + rect('#6a2b57', 360, 300, 7, 7);
  out += crag('#3c1c3f', [[-10, 412], [40, 424], [120, 428], [260, 424], [330, 396], [410, 378]], 5, 15);
  out += rect('#3c1c3f', 0, 430, 400, 40);
  out += walker('#26102b', 196, 428, 1.7) + walker('#26102b', 132, 428, 1.5);
  const roll = dice(31);
  for (let i = 0; i < 60; i += 1) { const x = roll(0, 400); const h = roll(8, 26); out += stroke('#26102b', 1.6, `M${x.toFixed(0)} 478q${roll(-4, 8).toFixed(0)} ${(-h * 0.6).toFixed(0)} ${roll(0, 12).toFixed(0)} ${(-h).toFixed(0)}`); }
  out += hill('#26102b', [[-10, 474], [100, 466], [220, 480], [410, 462]]);
  return out + line(330, '#fffaf0', '#6a2b57');
}

function stones() {
  let out = sky(['#8d94a6', 0], ['#a2a7b3', 90], ['#b9bcc0', 190], ['#cfcfc8', 270]);
  out += shape('#777f95', 'M-10 70C40 40 90 66 130 52S230 20 280 48S360 50 410 30V-10H-10z') + shape('#6a7289', 'M-10 34C60 8 120 40 190 20S320 0 410 12V-10H-10z');
  out += hill('#9aa5a6', [[-10, 300], [70, 268], [130, 292], [220, 250], [290, 286], [410, 262]], 360);
  out += hill('#7d9092', [[-10, 330], [90, 322], [170, 296], [240, 326], [330, 300], [410, 322]], 370);
  out += water(['#8ea2a6', '#7b9298'], 344, 410, '#d5dad2', 12);
  out += hill('#5d7a72', [[-10, 352], [60, 344], [120, 360], [190, 366]], 380);
  out += ferry(300, 378, 0.5, '#2d2a45', '#f4efe2', '#f2a873', '#7b9298');
  out += hill('#57724f', [[-10, 392], [100, 376], [210, 388], [310, 374], [410, 392]]);
  out += hill('#3f5c45', [[-10, 422], [110, 412], [250, 420], [410, 410]]);
  const stone = (x, y, w, h, lean, dark) => poly('#464a63', [[x, y], [x + lean + w * 0.08, y - h * 0.9], [x + lean + w * 0.4, y - h], [x + lean + w * 0.86, y - h * 0.93], [x + w, y]]) + poly(dark, [[x + w * 0.55, y], [x + lean + w * 0.5, y - h * 0.98], [x + lean + w * 0.86, y - h * 0.93], [x + w, y]]);
  out += stone(78, 404, 20, 74, 5, '#35384f') + stone(120, 398, 18, 62, -2, '#35384f') + stone(236, 398, 18, 66, 4, '#35384f') + stone(286, 404, 22, 84, -5, '#35384f');
  out += stone(168, 424, 42, 168, 7, '#2d2f46') + stone(34, 426, 28, 116, -7, '#2d2f46') + stone(330, 426, 32, 132, 6, '#2d2f46');
  const sheep = (x, y) => `${disc('#f4efe2', x, y - 9, 8)}${disc('#f4efe2', x + 9, y - 9, 8)}${rect('#2d2f46', x - 2, y - 4, 2, 6)}${rect('#2d2f46', x + 10, y - 4, 2, 6)}<ellipse fill="#2d2f46" cx="${x + 18}" cy="${y - 11}" rx="4" ry="5"/>`;
  out += sheep(242, 424) + sheep(272, 426) + sheep(108, 426);
  out += rect('#2f4a3c', 0, 430, 400, 180);
  const roll = dice(19);
  let rain = '';
  for (let i = 0; i < 70; i += 1) { const x = roll(-10, 420); const y = roll(60, 400); const l = roll(14, 34); rain += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.32).toFixed(0)} ${l.toFixed(0)}`; }
  out += stroke('#eef0ea', 1.3, rain);
  out += hill('#223a31', [[-10, 470], [110, 456], [230, 474], [410, 454]]) + hill('#182b26', [[-10, 508], [120, 490], [260, 508], [410, 488]]);
  return out + line(108, '#fffaf0', '#2d2f46');
}

function bosphorus() {
  const roll = dice(77);
  let out = sky(['#231539', 0], ['#331b48', 110], ['#4a2456', 200], ['#6d2f60', 280], ['#a14c68', 340]);
  for (let i = 0; i < 40; i += 1) out += disc('#fbe3c0', roll(0, 400), roll(0, 240), roll(0.5, 1.6));
  out += shape('#fbd9a5', 'M122 88A34 34 0 1 0 145 129A30 30 0 0 1 122 88z');
  const minaret = (fill, x, y, h, w) => poly(fill, [[x - w / 2, y], [x - w / 2, y - h], [x, y - h - w * 4.2], [x + w / 2, y - h], [x + w / 2, y]]) + rect(fill, x - w, y - h * 0.7, w * 2, w * 0.7) + rect(fill, x - w * 0.9, y - h * 0.92, w * 1.8, w * 0.6);
  const dome = (fill, x, y, r) => shape(fill, `M${x - r} ${y}C${x - r * 1.02} ${y - r * 0.8} ${x - r * 0.3} ${y - r} ${x} ${y - r * 1.14}C${x + r * 0.3} ${y - r} ${x + r * 1.02} ${y - r * 0.8} ${x + r} ${y}z`) + rect(fill, x - 0.9, y - r * 1.14 - 10, 1.8, 12);
  let back = ''; for (let x = -6; x < 410; x += 18) back += rect('#7d3663', x, 372 - roll(0, 24), 19, 60);
  out += back + minaret('#7d3663', 40, 380, 90, 5) + dome('#7d3663', 70, 352, 26) + rect('#7d3663', 44, 350, 52, 40) + minaret('#7d3663', 100, 380, 90, 5) + dome('#7d3663', 372, 356, 24) + rect('#7d3663', 348, 354, 50, 40) + minaret('#7d3663', 344, 380, 96, 5);
  // The great mosque: a main dome, half domes under it, and four minarets.
  const m = '#3f1d4b';
  for (const x of [120, 156, 268, 304]) out += minaret(m, x, 404, x === 156 || x === 268 ? 176 : 138, 7);
  out += dome(m, 212, 314, 50) + rect(m, 160, 312, 104, 20) + dome(m, 168, 344, 30) + dome(m, 256, 344, 30) + rect(m, 138, 342, 148, 66) + dome(m, 138, 364, 18) + dome(m, 286, 364, 18) + rect(m, 120, 362, 184, 46);
  for (let i = 0; i < 9; i += 1) out += shape('#fbc98e', `M${168 + i * 10} 326v-7a2.6 3 0 0 1 5.2 0v7z`);
  for (let i = 0; i < 8; i += 1) out += shape('#fbc98e', `M${146 + i * 18} 392v-15a5 6 0 0 1 10 0v15z`);
  let front = ''; for (let x = -4; x < 410; x += 23) { const h = roll(14, 40); front += rect('#2b1840', x, 410 - h, 22, h + 10); if (roll() > 0.35) front += rect('#fbc98e', x + 5, 410 - h + 7, 3.5, 5); if (roll() > 0.5) front += rect('#fbc98e', x + 13, 410 - h + 7, 3.5, 5); }
  out += front + water(['#5b2a5c', '#46224f', '#341b44'], 410, 600, '#a14c68', 8);
  for (let i = 0; i < 16; i += 1) out += rect('#fbc98e', 20 + i * 24 + roll(-8, 8), 438, 2.4, roll(10, 46));
  out += ferry(276, LINE - 5, 0.95, '#1a1030', '#f6ead6', '#f2a873', '#6d2f60');
  out += shape('#1a1030', 'M0 500C60 490 120 500 180 494S330 486 400 496V600H0z');
  return out + gull('#fbe3c0', 300, 232, 11) + gull('#fbe3c0', 330, 214, 8) + gull('#fbe3c0', 326, 252, 7) + line(120, '#fffaf0', '#6d2f60');
}

function dunes() {
  let out = sky(['#f3b98a', 0], ['#f6c89b', 100], ['#f9d9b3', 190], ['#fce8cd', 260]);
  out += disc('#fffaf0', 128, 142, 52);
  out += crag('#d795a0', [[-10, 284], [50, 262], [110, 280], [170, 246], [240, 270], [310, 238], [410, 270]], 9, 20, 360);
  out += crag('#b97a94', [[-10, 312], [70, 300], [150, 318], [250, 292], [330, 310], [410, 296]], 6, 3, 380);
  // A dune is a lit slope and a slope in shade that meet in one winding crest.
  out += hill('#f2a97a', [[-10, 360], [70, 336], [150, 318], [230, 340], [320, 332], [410, 350]]);
  out += shape('#a35a7c', 'M150 318C170 326 160 344 186 356S226 380 216 400C280 388 300 360 410 364V350C360 346 330 330 300 332S190 326 150 318z');
  out += hill('#f6bd8d', [[-10, 400], [60, 392], [130, 376], [220, 402], [310, 386], [410, 372]]);
  out += shape('#843f6b', 'M310 386C296 398 318 408 302 422S290 440 300 446H410V372C370 372 340 378 310 386z');
  // The mud-brick house with its towers, and palms where the water is.
  const k = '#8f4a70'; const kd = '#6c3159';
  const tower = (x, y, w, h) => poly(k, [[x, y], [x + 3, y - h], [x + w - 3, y - h], [x + w, y]]) + poly(kd, [[x + w * 0.62, y], [x + w * 0.6, y - h], [x + w - 3, y - h], [x + w, y]]) + [0, 1, 2].map((i) => rect(k, x + 3 + i * ((w - 6) / 2.6), y - h - 6, 5, 7)).join('') + rect('#fce8cd', x + w * 0.26, y - h * 0.78, 4, 7) + rect('#fce8cd', x + w * 0.26, y - h * 0.45, 4, 7);
  out += rect(k, 196, 376, 98, 52) + rect(kd, 258, 376, 36, 52) + tower(182, 428, 30, 92) + tower(280, 428, 30, 80) + tower(228, 428, 34, 112);
  out += shape('#3f1b3b', 'M237 428v-18a8 9 0 0 1 16 0v18z');
  out += palm('#1d5058', 150, 430, 108, -0.1) + palm('#1d5058', 164, 430, 76, 0.16) + palm('#1d5058', 336, 430, 92, 0.1) + palm('#1d5058', 128, 430, 58, -0.16);
  out += rect('#5d2a50', 0, 430, 400, 180);
  const camel = (x) => `<g transform="translate(${x} 428)">${shape('#3f1b3b', 'M-20 0V-17Q-24 -22 -19 -26Q-14 -24 -9 -34Q-3 -38 1 -28Q6 -36 11 -27L18 -25Q22 -28 22 -38L30 -40Q34 -38 33 -35L27 -34Q27 -22 18 -17V0H15L13 -15H-12L-16 0z')}</g>`;
  out += camel(40) + camel(90) + train(322, 427, '#1d5058', '#f6bd8d', '#fce8cd', 2);
  out += hill('#4a1f44', [[-10, 470], [90, 452], [190, 474], [300, 456], [410, 472]]) + shape('#371632', 'M90 452C110 466 96 480 130 490S150 510 140 520H300C250 500 260 470 190 474C150 470 120 456 90 452z');
  return out + hill('#2c1029', [[-10, 514], [110, 492], [240, 512], [410, 488]]) + line(206, '#fffaf0', '#5d2a50');
}

const posters = { fjord, viaduct, spires, adriatic, landsend, stones, bosphorus, dunes };
const folder = new URL('../assets/img/posters/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(posters))
  writeFileSync(new URL(`${name}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="400" height="600">${draw()}</svg>\n`);

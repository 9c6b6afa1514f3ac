import { Board, pool, sum } from '../scratchboard.mjs';

/* The signal box over the rails: long windows, levers, one green lamp. */
export function box() {
  const b = new Board(1600, 1000, 57);
  b.sky(700).stars(420, 120);
  b.hatch([[0, 420], [1600, 420], [1600, 700], [0, 700]], { light: (x, y) => (y - 420) / 480, gap: 13, cls: 'k', max: 4, step: 50 });
  b.path('M0 660Q260 580 520 640T1100 620T1600 650V760H0Z', 'far');
  b.path('M0 700H1600V1000H0Z', 'near');
  // Rails run to one point.
  const eye = [1180, 664];
  for (const x of [-700, -330, 260, 640, 1320, 1740]) b.line(`M${x} 1000L${eye.join(' ')}`, 'c', 7);
  const lamps = sum(pool(470, 760, 520, 1, 1.7), pool(1290, 780, 160, 0.5, 2));
  for (let i = 0; i < 17; i++) {
    const t = (i / 17) ** 1.9;
    const y = 672 + 330 * t;
    const at = (x) => eye[0] + ((x - eye[0]) * (y - 664)) / 336;
    b.line(`M${at(-800)} ${y}L${at(-230)} ${y}M${at(170)} ${y}L${at(740)} ${y}M${at(1260)} ${y}L${at(1800)} ${y}`.replace(/\d+\.\d+/g, (n) => Math.round(n)), 'k', Math.round(3 + 9 * t));
  }
  b.hatch([[0, 706], [1600, 706], [1600, 1000], [0, 1000]], { light: lamps, gap: 12, angle: -2, cls: 'e', max: 6, step: 24, rough: 0.5 });
  b.line('M-330 1000L1180 664M260 1000L1180 664', 'o', 5);
  // Poles and wires.
  for (const [x, y, s] of [[1500, 830, 1], [1330, 740, 0.55], [1250, 700, 0.32]]) b.line(`M${x} ${y}v${-430 * s}M${x - 50 * s} ${y - 400 * s}h${100 * s}M${x - 40 * s} ${y - 360 * s}h${80 * s}`, 'c', Math.max(2, Math.round(8 * s)));
  b.line('M1600 440Q1500 450 1455 430Q1380 560 1302 520Q1260 590 1234 572M1600 478Q1520 486 1540 470Q1420 600 1352 542', 'c', 2);
  // The box.
  const wall = [[150, 520], [780, 520], [780, 800], [150, 800]];
  b.poly(wall, 'mid');
  b.hatch(wall, { light: pool(465, 520, 380, 0.85), gap: 14, cls: 'e', max: 6, step: 22 });
  let boards = '';
  for (let y = 548; y < 800; y += 28) boards += `M150 ${y}h630`;
  b.line(boards, 'i', 4).rect(220, 640, 80, 100, 'ink').rect(350, 640, 80, 100, 'ink').rect(520, 640, 80, 100, 'ink');
  b.line('M220 640h80v100h-80ZM260 640v100M350 640h80v100h-80ZM390 640v100M520 640h80v100h-80ZM560 640v100', 'c', 3);
  b.rect(150, 300, 630, 220, 'ink').poly([[100, 310], [220, 190], [710, 190], [830, 310]], 'ink').line('M100 310L220 190H710L830 310Z', 'c', 6);
  b.hatch([[110, 306], [222, 194], [708, 194], [820, 306]], { light: () => 0.3, gap: 15, angle: 0, cls: 'k', max: 4, step: 30 });
  b.rect(640, 130, 30, 62, 'ink').rect(168, 326, 594, 160, 'win').glow(465, 400, 520);
  b.hatch([[168, 326], [762, 326], [762, 380], [168, 380]], { light: (x, y) => 0.8 - (y - 326) / 70, gap: 9, cls: 'w', max: 4, step: 30 });
  // Levers, the clock, the woman who pulls.
  for (let i = 0; i < 14; i++) { const x = 210 + i * 24; const lean = i === 10 || i === 5 ? 26 : 4; b.line(`M${x} 486L${x + lean} 416`, 'i', 7).dot(x + lean, 412, 6, i % 5 === 0 ? 'fe' : 'ink'); }
  b.dot(640, 372, 24, 'fw').line('M640 372v-14M640 372l10 8', 'i', 4).line('M616 372a24 24 0 1 0 48 0a24 24 0 1 0-48 0', 'i', 5);
  b.person(505, 488, 138, 'ink', 'M0-60l-26-2').path('M494 362q10-16 26-6q12 8 4 20q10 16-4 22q-4-18-14-20Z', 'ink');
  b.rect(690, 430, 60, 56, 'ink').path('M704 430q2-20 16-20t16 20Z', 'ink');
  b.line('M267 326v160M366 326v160M465 326v160M564 326v160M663 326v160M168 400h594', 'i', 5);
  b.rect(140, 486, 660, 16, 'ink').line('M140 488h660', 'c', 4);
  b.ray([[168, 500], [762, 500], [1080, 1000], [20, 1000]], [465, 500], [500, 1000]);
  // Steps.
  b.line('M790 510L980 800M830 500L1016 790M790 510v-90l40-6M980 800v-90L790 420', 'c', 5);
  for (let i = 0; i < 9; i++) b.line(`M${800 + i * 21} ${528 + i * 32}h38`, 'c', 5);
  // The signal: line clear.
  b.line('M1120 860V330', 'c', 10).line('M1096 860h48M1120 400h46M1166 370v60', 'c', 5).rect(1090, 320, 60, 130, 'ink').line('M1090 320h60v130h-60Z', 'c', 3);
  b.dot(1120, 352, 18, 'fk').dot(1120, 414, 21, 'fg').glow(1120, 414, 230, 'g');
  b.hatch([[960, 800], [1300, 800], [1360, 900], [930, 900]], { light: pool(1120, 850, 190, 0.7, 2), gap: 12, cls: 'g', max: 4 });
  return b;
}

/* Three in the morning, one door open in a steep street. */
export function bakery() {
  const b = new Board(1600, 1000, 63);
  b.sky(700).stars(300, 80);
  b.path('M560 700V330l60-50 60 50v60h70v-90l50-60 50 60v80h60V300l70-56 70 56v400Z', 'far');
  b.line('M560 330l60-50 60 50M750 300l50-60 50 60M910 300l70-56 70 56', 'k', 4);
  b.poly([[540, 690], [1060, 690], [1100, 820], [540, 800]], 'near');
  b.hatch([[540, 700], [1040, 700], [1080, 810], [540, 800]], { light: pool(520, 790, 420, 0.9, 1.6), gap: 10, angle: -2, cls: 'o', max: 5, step: 18, rough: 0.5 });
  // The dark side of the street.
  b.poly([[1600, 0], [1600, 1000], [1080, 800], [1010, 720], [1010, 250], [1100, 170], [1230, 190], [1230, 110], [1400, 0]], 'near');
  b.line('M1010 250L1100 170L1230 190V110L1400 0M1230 190v590M1080 800L1600 1000', 'c', 5);
  b.hatch([[1010, 250], [1230, 190], [1230, 800], [1010, 730]], { light: pool(760, 640, 480, 0.9), angle: 8, gap: 12, cls: 'e', max: 6, step: 18 });
  b.hatch([[1230, 110], [1600, 0], [1600, 900], [1230, 830]], { light: sum(pool(800, 700, 720, 0.75), () => 0.1), angle: 12, gap: 14, cls: 'e', max: 5, step: 24 });
  for (const [x, y, w, h] of [[1060, 330, 46, 92], [1146, 322, 50, 98], [1060, 510, 46, 92], [1146, 512, 50, 98], [1290, 260, 80, 150], [1450, 230, 90, 170], [1290, 520, 80, 150], [1450, 520, 90, 170]]) b.rect(x, y, w, h, 'ink').line(`M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 'c', 3);
  // The bakery's front.
  const front = [[0, 0], [430, 0], [560, 90], [560, 760], [0, 940]];
  b.poly(front, 'mid');
  b.hatch(front, { light: sum(pool(330, 640, 480, 1), () => 0.06), gap: 15, angle: -6, cls: 'e', max: 7, step: 20 });
  for (let row = 0, y = 40; y < 900; y += 44, row++) b.line(`M0 ${y + 40}L560 ${y - 10}`, 'i', 3);
  for (const [x, y] of [[60, 120], [250, 104], [430, 130]]) b.rect(x, y, 84, 150, 'ink').line(`M${x} ${y}h84v150h-84ZM${x + 42} ${y}v150M${x} ${y + 75}h84`, 'c', 4);
  // Sign: a loaf.
  b.line('M560 360h90M600 360v30M640 360v30', 'c', 6).path('M572 446q0-56 50-56t50 56q0 16-16 16h-68q-16 0-16-16Z', 'fe').line('M596 430l14-22M618 426l14-22M640 428l12-20', 'i', 5).glow(620, 430, 90);
  // The window with racks and the baker.
  b.rect(40, 440, 300, 250, 'win').glow(190, 560, 420);
  b.hatch([[40, 440], [340, 440], [340, 520], [40, 520]], { light: (x, y) => 0.9 - (y - 440) / 90, gap: 9, cls: 'w', max: 4, step: 26 });
  b.line('M58 540h104M58 590h104M58 640h104M60 500v190M160 500v190', 'i', 6);
  for (const y of [536, 586, 636]) for (const x of [80, 112, 144]) b.path(`M${x - 15} ${y}q0-18 15-18t15 18Z`, 'fe');
  b.person(250, 760, 236, 'ink', 'M4-60l30 20').path('M228 520h42l6 44h-54Z', 'fw').path('M224 540q24-54 54 0Z', 'fw');
  b.path('M170 690h170v-24H170Z', 'ink').rect(30, 690, 340, 74, 'mid').hatch([[30, 700], [370, 700], [370, 764], [30, 780]], { light: pool(200, 690, 220, 0.9), gap: 12, angle: -6, cls: 'e', max: 6, step: 18 });
  for (const x of [196, 300, 330]) b.path(`M${x - 14} 668q0-16 14-16t14 16Z`, 'fe');
  b.line('M40 440h300v250H40ZM190 440v250', 'i', 9).path('M20 700h340v20H20Z', 'ink').poly([[10, 400], [370, 376], [390, 440], [20, 452]], 'ink');
  for (let x = 30; x < 370; x += 60) b.poly([[x, 400 - x * 0.06], [x + 28, 398 - x * 0.06], [x + 32, 446], [x + 4, 448]], 'fe');
  // The door, open, and its light on wet stone.
  b.rect(410, 440, 110, 330, 'win').glow(465, 600, 300).poly([[520, 440], [566, 470], [566, 800], [520, 770]], 'ink').line('M520 440L566 470V800L520 770Z', 'c', 4);
  b.path('M0 940L560 760L1080 800L1600 1000H0Z', 'near');
  const street = sum(pool(520, 800, 460, 1.15, 1.5), pool(190, 900, 380, 0.9, 1.8));
  const stones = [[0, 940], [560, 762], [1010, 790], [1600, 1000], [0, 1000]];
  b.hatch(stones, { light: street, gap: 13, angle: -3, cls: 'o', max: 8, step: 20, rough: 0.55 });
  b.hatch(stones, { light: (x, y) => 0.22, gap: 22, angle: 4, cls: 'c', max: 4, step: 34, rough: 0.5 });
  b.ray([[410, 770], [520, 768], [900, 1000], [330, 1000]], [465, 768], [620, 1000]);
  // A bicycle with a basket, a cat that knows the hour.
  b.line('M650 872a52 52 0 1 0 104 0a52 52 0 1 0-104 0M830 872a52 52 0 1 0 104 0a52 52 0 1 0-104 0M702 872L752 782H850L882 872M702 872L800 872L850 782M800 872L744 764M728 764h34M850 782l-10-32h30', 'i', 7);
  b.path('M846 720h72l-10 40h-52Z', 'ink').line('M846 720h72M852 738h60', 'e', 4).line('M654 862a52 52 0 0 1 30-38M834 862a52 52 0 0 1 30-38', 'o', 4);
  b.path('M586 796q-4-40 16-44l-4-20 12 10 12-10 2 24q6 20-4 40q16 4 20-12q4 22-20 20h-30Z', 'ink');
  return b;
}

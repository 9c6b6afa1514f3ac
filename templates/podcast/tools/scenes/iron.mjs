import { Board, pool, sum } from '../scratchboard.mjs';

/* The bridge stands open, a barge goes through under the cabin. */
export function bridge() {
  const b = new Board(1600, 1000, 23);
  b.sky(640).stars(380, 90);
  b.hatch([[0, 400], [1600, 400], [1600, 640], [0, 640]], { light: (x, y) => (y - 400) / 420, gap: 13, cls: 'k', max: 4, step: 50 });
  b.houses(-20, 420, 650, 60, 150, 'far', 'k');
  b.houses(1180, 1640, 650, 60, 150, 'far', 'k');
  b.sea(640).ripples(650, 1000, 150, 'k');
  // Piers.
  const left = [[60, 560], [430, 560], [430, 900], [0, 940], [0, 560]];
  const right = [[1170, 560], [1600, 560], [1600, 940], [1170, 900]];
  for (const pier of [left, right]) {
    b.poly(pier, 'near');
    let stone = '';
    for (let y = 600, row = 0; y < 920; y += 40, row++) for (let x = pier === left ? 0 : 1170; x < (pier === left ? 430 : 1600); x += 86) stone += `M${x} ${y}h86M${x + (row % 2) * 43} ${y}v40`;
    b.line(stone, 'k', 2);
  }
  const lamps = sum(pool(290, 520, 300, 0.95), pool(1290, 470, 260, 0.7));
  b.hatch(left, { light: lamps, gap: 10, cls: 'e', max: 6, step: 18 }).hatch(right, { light: lamps, gap: 10, cls: 'e', max: 6, step: 18 });
  // Leaves, lattice of iron.
  const leaf = (side) => {
    const x = (n) => (side < 0 ? n : 1600 - n);
    b.poly([[x(330), 580], [x(650), 80], [x(690), 104], [x(440), 590]], 'ink');
    let iron = `M${x(344)} 566L${x(652)} 88M${x(436)} 576L${x(684)} 108`;
    for (let i = 0; i < 9; i++) {
      const t = i / 9;
      const u = (i + 1) / 9;
      iron += `M${x(344 + 308 * t)} ${566 - 478 * t}L${x(436 + 248 * u)} ${576 - 468 * u}M${x(436 + 248 * t)} ${576 - 468 * t}L${x(344 + 308 * u)} ${566 - 478 * u}`;
    }
    b.line(iron, 'c', 5);
    b.hatch([[x(344), 566], [x(500), 330], [x(560), 350], [x(436), 576]], { light: lamps, angle: side < 0 ? -57 : 57, gap: 11, cls: 'o', max: 5 });
    b.dot(x(664), 84, 12, 'fe').glow(x(664), 84, 90).line(`M${x(300)} 580q40 60 110 0`, 'c', 8);
  };
  leaf(-1);
  leaf(1);
  // The cabin.
  b.rect(200, 380, 190, 180, 'ink').poly([[176, 386], [295, 300], [414, 386]], 'ink').line('M178 386L295 302L412 386', 'c', 6).line('M295 300v-50M270 262h50', 'c', 4);
  b.rect(216, 404, 158, 78, 'win').person(318, 484, 88, 'ink', 'M-4-58l-30 14').rect(262, 446, 26, 40, 'ink').line('M274 446l-12-30M240 462h22', 'i', 5).line('M255 404v78M335 404v78', 'i', 6).glow(295, 444, 260);
  b.rect(232, 500, 40, 60, 'fk').hatch([[200, 482], [390, 482], [390, 560], [200, 560]], { light: pool(295, 480, 160, 0.9), gap: 9, angle: 90, cls: 'e', max: 6, step: 12 });
  b.ray([[216, 482], [374, 482], [640, 900], [280, 900]], [300, 482], [430, 880]);
  // Signals: green for the barge.
  b.line('M1290 560V420', 'c', 8).rect(1268, 360, 44, 96, 'ink').dot(1290, 434, 14, 'fg').dot(1290, 390, 12, 'fk').glow(1290, 434, 150, 'g').line('M1268 360h44v96', 'c', 3);
  b.line('M1460 560V400q0-30 34-30', 'c', 7).poly([[1480, 366], [1524, 366], [1536, 386], [1468, 386]], 'ink').dot(1502, 392, 9, 'fw').glow(1502, 396, 170);
  // Water's light.
  b.reflect(300, 905, 1000, 260).reflect(430, 700, 990, 150).reflect(1290, 905, 1000, 60, 'g').reflect(664, 660, 820, 40, 'e').reflect(936, 660, 820, 40, 'e').reflect(1500, 930, 1000, 120, 'e');
  // The barge.
  b.path('M470 760h760l-30 74q-340 40-690 0Z', 'ink').path('M1050 760v-66h120v66ZM1066 694v-30h88v30Z', 'ink').rect(1070, 712, 32, 26, 'win').rect(1116, 712, 32, 26, 'win').glow(1110, 724, 120);
  for (let x = 520; x < 1000; x += 96) b.path(`M${x} 760q46-64 92 0Z`, 'mid').line(`M${x + 4} 756q44-58 84 0`, 'c', 4);
  b.line('M470 764h758M492 800h716M540 760v-70', 'c', 4).dot(540, 686, 9, 'fw').glow(540, 686, 80, 'w').reflect(1110, 850, 960, 130).reflect(540, 850, 930, 50, 'w', 4);
  b.hatch([[470, 764], [1228, 764], [1200, 834], [510, 834]], { light: sum(pool(430, 760, 280, 0.7), pool(1110, 760, 160, 0.6)), gap: 11, cls: 'e', max: 5 });
  b.line('M400 850q50-16 90 0M350 884q70-18 130 0M1220 846q70-14 130 6', 'w', 5);
  return b;
}

/* Forty floors of nobody, one floor of vacuum cleaner. */
export function tower() {
  const b = new Board(1600, 1000, 31);
  b.sky(1000).stars(560, 120);
  b.houses(-30, 1640, 1010, 160, 340, 'far', 'k');
  b.rect(90, 300, 250, 700, 'mid').rect(1330, 190, 290, 810, 'mid');
  let sleep = '';
  for (let y = 330; y < 980; y += 44) for (let x = 112; x < 320; x += 42) sleep += `M${x} ${y}h26v24h-26Z`;
  for (let y = 226; y < 980; y += 50) for (let x = 1356; x < 1600; x += 56) sleep += `M${x} ${y}h36v30h-36Z`;
  b.line(sleep, 'k', 2.5);
  b.hatch([[300, 300], [340, 300], [340, 1000], [300, 1000]], { light: () => 0.4, gap: 10, cls: 'k', max: 5, step: 12 });
  // The tower, seen from across the street.
  const front = [[470, 0], [1130, 0], [1130, 1000], [470, 1000]];
  const side = [[1130, 0], [1250, 0], [1250, 1000], [1130, 1000]];
  b.poly(front, 'near').poly(side, 'ink');
  const spill = sum(pool(640, 560, 280, 0.8), pool(800, 560, 280, 0.8), pool(980, 560, 280, 0.8));
  b.hatch(side, { light: (x, y) => 0.22 + pool(1130, 560, 230, 0.6)(x, y), gap: 12, angle: 8, cls: 'k', max: 5, step: 16 });
  b.hatch(front, { light: spill, gap: 11, angle: 90, cls: 'e', max: 6, step: 16 });
  const rows = [];
  for (let y = 22; y < 1000; y += 168) rows.push(y);
  for (const y of rows) {
    for (let x = 494; x < 1110; x += 124) {
      const lit = y > 480 && y < 560;
      b.rect(x, y, 100, 126, lit ? 'win' : 'ink');
      if (!lit) {
        const d = `M${x} ${y}h100v126h-100ZM${x + 50} ${y}v126`;
        b.line(d, y > 300 && y < 720 ? 'c' : 'k', 3).hatch([[x + 4, y + 4], [x + 96, y + 4], [x + 96, y + 122], [x + 4, y + 122]], { light: (px, py) => (px - x < (py - y) * 0.7 ? 0 : 0.3), angle: -52, gap: 15, cls: 'k', max: 4, step: 20 });
      }
    }
  }
  // One floor: desks, lamps, a plant, and somebody with a vacuum cleaner.
  const y = 526;
  b.hatch([[494, y], [1090, y], [1090, y + 40], [494, y + 40]], { light: () => 0.5, gap: 9, cls: 'w', max: 4, step: 30 });
  b.line(`M500 ${y + 16}h80M628 ${y + 16}h80M752 ${y + 16}h80M876 ${y + 16}h80M1000 ${y + 16}h80`, 'w', 6);
  for (const x of [512, 640, 884, 1006]) b.path(`M${x} ${y + 126}v-42h70v42h-6v-34h-58v34ZM${x + 20} ${y + 84}v-34h36v34Z`, 'ink');
  b.path(`M1064 ${y + 126}l4-26h18l4 26ZM1076 ${y + 100}q-30-20-22-50q20 10 22 40q4-34 24-44q6 34-20 54Z`, 'fg');
  b.person(790, y + 128, 104, 'ink', 'M4-62l26 26').line(`M820 ${y + 88}L850 ${y + 122}`, 'i', 7).path(`M836 ${y + 126}h34l-6-14h-20Z`, 'ink').line(`M800 ${y + 92}q-40 40-70 32`, 'i', 5).path(`M704 ${y + 126}v-20q14-14 28 0v20Z`, 'fe');
  for (let x = 494; x < 1110; x += 124) b.line(`M${x + 50} ${y}v126M${x} ${y}h100v126h-100Z`, 'i', 5);
  b.glow(560, 590, 240).glow(800, 590, 330).glow(1040, 590, 240);
  b.ray([[494, y + 126], [1090, y + 126], [1300, 1000], [330, 1000]], [790, y + 126], [790, 1010]);
  // The cradle nobody uses at night, and a red lamp on the neighbour.
  b.line('M1420 190V60M1400 90h40', 'k', 6).dot(1420, 58, 10, 'fe').glow(1420, 58, 110);
  b.line('M120 300v-60h60v60', 'k', 5);
  return b;
}

/* For the page about the show: a sill with a thermos, a recorder and a microphone in its fur. */
export function desk() {
  const b = new Board(1600, 1000, 77);
  b.rect(0, 0, 1600, 1000, 'near').add('<svg x="260" y="60" width="1080" height="640" viewBox="0 0 1080 640"><path fill="url(#sky)" d="M0 0h1080v640H0Z"/></svg>');
  b.path('M260 560Q420 520 600 548T980 520T1340 556V700H260Z', 'far').houses(270, 700, 640, 60, 130, 'mid', 'k');
  b.rect(260, 630, 1080, 70, 'ink');
  b.line('M1180 556V470', 'c', 8).rect(1172, 452, 16, 20, 'fw').glow(1180, 462, 120, 'w');
  b.ray([[1172, 456], [1172, 468], [300, 520], [300, 340]], [1172, 462], [330, 430], 'w');
  b.reflect(1180, 640, 700, 60, 'w', 4).reflect(560, 640, 700, 90);
  b.rect(540, 560, 34, 28, 'win').glow(557, 574, 90).dot(860, 560, 6, 'fg').glow(860, 560, 50, 'g');
  // Frame.
  b.line('M800 60V700M260 60H1340V700H260ZM260 330H1340', 'i', 26).line('M276 76H1324M276 346H1324M816 76V690', 'c', 3);
  const lamp = pool(330, 560, 620, 1.05);
  b.hatch([[0, 0], [246, 0], [246, 720], [0, 720]], { light: lamp, gap: 13, angle: 90, cls: 'e', max: 6, step: 20 });
  b.hatch([[1354, 0], [1600, 0], [1600, 720], [1354, 720]], { light: () => 0.25, gap: 15, angle: 90, cls: 'k', max: 5, step: 30, rough: 0.5 });
  // Sill.
  b.poly([[0, 720], [1600, 720], [1600, 1000], [0, 1000]], 'mid').hatch([[0, 722], [1600, 722], [1600, 1000], [0, 1000]], { light: sum(pool(420, 800, 560, 1.1, 1.6), () => 0.08), gap: 13, angle: 1, cls: 'o', max: 7, step: 30, rough: 0.4 });
  b.line('M0 722H1600', 'c', 6);
  // Lamp.
  b.line('M150 860V520L260 400', 'c', 12).path('M90 860h130l-12-22H102Z', 'ink').poly([[214, 352], [330, 452], [250, 520], [180, 420]], 'ink').line('M214 352L330 452L250 520', 'c', 5).glow(300, 500, 320).dot(286, 482, 26, 'fw');
  // Thermos and cup.
  b.path('M440 860V520q0-20 20-20h80q20 0 20 20v340Z', 'ink').path('M452 500v-60q0-16 16-16h64q16 0 16 16v60Z', 'fe');
  b.hatch([[444, 530], [500, 530], [500, 858], [444, 858]], { light: (x) => 0.95 - (x - 444) / 60, gap: 9, angle: 90, cls: 'o', max: 5, step: 16 }).line('M440 600h120M440 780h120', 'e', 6);
  b.path('M600 780h110v56q0 24-24 24h-62q-24 0-24-24Z', 'fe').line('M710 794q40 0 36 26t-40 24', 'e', 9).line('M630 760q-12-24 4-44t0-50M672 760q-12-22 4-40t2-56', 'c', 5);
  // The recorder: two meters, six keys.
  b.path('M800 690h420v170H800Z', 'ink').line('M800 690h420v170H800Z', 'c', 5).rect(826, 712, 150, 76, 'win').rect(992, 712, 150, 76, 'win').line('M842 770q58-56 118 0M1008 770q58-56 118 0', 'i', 4).line('M901 782l-30-46M1067 782l22-52', 'i', 6).glow(985, 750, 220);
  for (let i = 0; i < 6; i++) b.rect(826 + i * 52, 806, 40, 34, i === 5 ? 'fe' : 'fk');
  b.dot(1180, 732, 15, 'fk').dot(1180, 782, 15, 'fk').dot(1180, 828, 8, 'fg').glow(1180, 828, 60, 'g');
  // The microphone, furred, and its cable.
  b.line('M1220 830q90 60 150 10t40-190', 'i', 12).line('M1400 860V640', 'c', 14).path('M1320 860h160l-20-22h-120Z', 'ink').path('M1330 420q0-80 72-80t72 80v170q0 74-72 74t-72-74Z', 'ink');
  b.hatch([[1310, 350], [1494, 350], [1494, 676], [1310, 676]], { light: (x, y) => (((x - 1402) / 84) ** 2 + ((y - 505) / 170) ** 2 < 1 ? 0.72 - (x - 1330) / 260 : 0), gap: 9, angle: 62, cls: 'o', max: 5, step: 12, wobble: 7, rough: 0.5 });
  b.hatch([[1310, 350], [1494, 350], [1494, 676], [1310, 676]], { light: (x, y) => (((x - 1402) / 88) ** 2 + ((y - 505) / 174) ** 2 < 1 ? 0.35 : 0), gap: 13, angle: 70, cls: 'c', max: 4, step: 12, wobble: 7, rough: 0.6 });
  return b;
}

import { Board, pool, sum } from '../scratchboard.mjs';

/* Alongside: the cutter under a wall of ship, somebody on the ladder. */
export function pilot() {
  const b = new Board(1600, 1000, 7);
  b.sky(560).stars(300, 60);
  b.hatch([[0, 380], [1600, 380], [1600, 560], [0, 560]], { light: (x, y) => (y - 380) / 320, gap: 12, cls: 'k', max: 4, step: 46 });
  b.sea(540);
  // The hull, a black cliff.
  const hull = [[700, 0], [1600, 0], [1600, 760], [790, 800], [742, 700]];
  b.poly(hull, 'mid');
  const search = (x, y) => { const along = (x - 470) / 560; const mid = 640 - along * 240; return along > 0.3 ? Math.max(0, 1 - Math.abs(y - mid) / (70 + along * 130)) * (1.25 - along * 0.35) : 0; };
  b.hatch(hull, { light: search, gap: 10, angle: -3, cls: 'o', max: 7, step: 18, rough: 0.3 });
  b.hatch(hull, { light: (x, y) => 0.32 - (x - 700) / 3600, gap: 14, angle: 88, cls: 'k', max: 3, step: 60, rough: 0.4 });
  for (let y = 120; y < 760; y += 160) b.line(`M${718 + y * 0.05} ${y}L1600 ${y - 26}`, 'i', 4);
  for (let x = 880; x < 1600; x += 190) b.line(`M${x} 0V780`, 'i', 3);
  b.line('M1330 130v520M1322 640h40M1322 560h40M1322 480h40M1322 400h40M1322 320h40', 'c', 4);
  b.add('<text class="fc" x="1290" y="575" font-family="sans-serif" font-weight="700" font-size="44" text-anchor="end">92</text><text class="fc" x="1290" y="415" font-family="sans-serif" font-weight="700" font-size="44" text-anchor="end">94</text>');
  // Ladder and pilot.
  let rungs = '';
  for (let y = 20; y < 690; y += 27) rungs += `M992 ${y}h58`;
  b.line(`M992 0L996 700M1050 0L1046 700`, 'i', 5).line(rungs, 'i', 7);
  b.add('<g class="ink" transform="translate(1020 512) scale(1.6)"><path d="M-14 0l-4-42 2-40q2-16 16-16t16 16l2 34-3 52h-11l-2-36-6 36Z"/><circle cy="-110" r="12"/><path class="i" stroke-width="10" d="M-10-84l-10-36M12-84l8-48"/></g>');
  b.line('M1006 410v86M1040 400v60', 'g', 5).line('M1004 336q14-16 30-2', 'w', 5);
  // The cutter's beam and the cutter.
  b.ray([[486, 640], [486, 656], [1200, 640], [1080, 180]], [486, 648], [1180, 400], 'w');
  b.path('M0 800Q200 720 420 770T800 800T1240 770T1600 790V1000H0Z', 'near');
  b.path('M150 716h600q30 0 20 34l-44 96q-290 40-520 0Z', 'ink').path('M262 716l26-96h220l46 96ZM312 620l14-58h136l26 58Z', 'ink');
  b.rect(312, 640, 54, 42, 'win').rect(380, 640, 54, 42, 'win').poly([[448, 640], [496, 640], [516, 682], [448, 682]], 'win');
  b.person(412, 684, 58).line('M398 562V440M372 470h54M398 440l-120 176', 'c', 5).dot(398, 444, 10, 'fw').dot(398, 474, 9, 'fe').glow(398, 456, 120).glow(410, 664, 170);
  b.poly([[456, 552], [488, 632], [490, 664], [470, 640]], 'ink').dot(484, 648, 16, 'fw').glow(486, 648, 100, 'w');
  b.line('M154 724h606M176 760h572M560 712v-52h150v52M610 660v52M660 660v52', 'c', 4).person(640, 716, 104, 'ink', 'M6-60l32-34');
  b.line('M629 640l-4 44M652 640l2 44', 'g', 5);
  b.hatch([[150, 716], [770, 716], [726, 846], [206, 846]], { light: sum(pool(410, 690, 240, 0.5), pool(760, 720, 160, 0.6)), gap: 12, cls: 'e', max: 5 });
  // Swell in front.
  b.path('M0 880Q160 820 330 850T700 846T1080 866T1600 830V1000H0Z', 'near');
  b.hatch([[0, 880], [330, 850], [700, 846], [1080, 866], [1600, 830], [1600, 1000], [0, 1000]], { light: sum(pool(420, 880, 330, 0.9, 2), pool(1000, 860, 320, 0.7, 2)), gap: 11, angle: 2, cls: 'o', max: 6, wobble: 9, step: 30, rough: 0.5 });
  b.hatch([[0, 870], [1600, 830], [1600, 1000], [0, 1000]], { light: () => 0.22, gap: 16, cls: 'c', max: 5, wobble: 12, step: 60, rough: 0.4 });
  b.line('M96 834q60-30 120 4M720 842q60-36 120-6q40 18 90-10M216 862q150 30 320 8', 'w', 6);
  return b;
}

/* The head: a tower on rock, rain in the beam. */
export function light() {
  const b = new Board(1600, 1000, 19);
  b.sky(760).stars(420, 110);
  const lamp = [560, 236];
  b.ray([[560, 222], [560, 250], [1600, 420], [1600, 40]], lamp, [1640, 230], 'w').ray([[560, 222], [560, 250], [0, 330], [0, 150]], lamp, [-40, 240], 'w');
  const beam = (x, y) => { const t = Math.abs(x - 560) / 1040; return Math.abs(y - 236) < 14 + t * 185 ? 0.75 * (1 - t) : 0; };
  b.hatch([[570, 225], [1600, 45], [1600, 415], [570, 247]], { light: beam, angle: -1, gap: 14, cls: 'w', max: 5, step: 50, rough: 0.5 });
  b.hatch([[0, 150], [550, 225], [550, 247], [0, 330]], { light: beam, angle: 1, gap: 14, cls: 'w', max: 5, step: 50, rough: 0.5 });
  b.hatch([[0, 0], [1600, 0], [1600, 740], [0, 740]], { light: (x, y) => 0.12 + beam(x, y) * 0.6, angle: 72, gap: 34, cls: 'c', max: 5, step: 90, rough: 0.35, from: 0.2 });
  b.sea(740).ripples(748, 1000, 180, 'k');
  b.reflect(1200, 760, 980, 420, 'w', 3);
  // A coaster far out, seen by somebody.
  b.path('M1230 732h190l-14 20h-160ZM1360 732v-26h34v26Z', 'ink').dot(1378, 700, 4, 'fw').dot(1246, 726, 4, 'fg').glow(1378, 700, 30, 'w');
  // Rock.
  b.path('M0 1000V830Q80 800 150 806L230 742L330 724L400 690L520 676H650L740 708L800 760L900 790L980 850Q1080 880 1120 1000Z', 'near');
  b.hatch([[0, 830], [150, 806], [330, 724], [520, 676], [520, 1000], [0, 1000]], { light: (x, y) => Math.max(0.1, 0.6 - (y - 680) / 420), angle: -38, gap: 13, cls: 'k', max: 5, step: 26, rough: 0.5 });
  b.hatch([[600, 676], [650, 676], [740, 708], [900, 790], [980, 850], [1110, 1000], [620, 1000]], { light: (x, y) => Math.max(0, 0.7 - (y - 690) / 330), angle: 52, gap: 12, cls: 'c', max: 5, step: 22, rough: 0.6 });
  // The tower, round: strokes bend with it.
  const shaft = [[490, 680], [522, 290], [598, 290], [634, 680]];
  b.poly(shaft, 'mid');
  b.hatch(shaft, { light: (x) => (x > 575 ? 0.7 : x > 552 ? 0.28 : 0), gap: 10, angle: -4, cls: 'c', max: 6, step: 10 });
  b.poly([[511, 420], [608, 420], [616, 520], [503, 520]], 'fe').hatch([[511, 420], [560, 420], [556, 520], [503, 520]], { light: () => 0.7, gap: 8, angle: -4, cls: 'i', max: 7, step: 12 });
  for (const [y, on] of [[350, 0], [460, 0], [580, 1]]) b.add(`<path class="${on ? 'win' : 'ink'}" d="M546 ${y + 34}v-24q13-18 26 0v24Z"/>`);
  b.glow(559, 596, 90).poly([[536, 680], [536, 634], [560, 618], [584, 634], [584, 680]], 'ink');
  b.rect(500, 276, 120, 16, 'ink').line('M502 276v-26h116v26M530 250v26M560 250v26M590 250v26', 'c', 4);
  b.rect(526, 196, 68, 80, 'fw').poly([[518, 198], [560, 150], [602, 198]], 'ink').line('M560 150v-40', 'c', 5).line('M526 196v80M543 196v80M577 196v80M594 196v80M526 236h68', 'i', 4).glow(560, 236, 260, 'w').person(540, 278, 60);
  // The cottage with its kitchen awake.
  b.poly([[230, 748], [230, 672], [262, 620], [410, 620], [446, 672], [446, 748]], 'ink').line('M222 674L258 616H414L454 674', 'c', 5).rect(376, 580, 26, 42, 'ink');
  b.hatch([[234, 674], [440, 674], [440, 746], [234, 746]], { light: pool(300, 706, 150, 0.9), gap: 9, cls: 'e', max: 5, step: 12 });
  b.rect(282, 690, 46, 36, 'win').line('M305 690v36M282 708h46', 'i', 4).glow(305, 706, 130).rect(372, 692, 34, 56, 'fk');
  b.hatch([[190, 748], [470, 740], [520, 800], [170, 810]], { light: pool(305, 750, 170, 0.8, 2), gap: 9, angle: -4, cls: 'o', max: 5 });
  b.line('M640 690q70 20 110 60M470 744q60-20 74-60', 'c', 4);
  // Surf.
  b.line('M940 860q50-30 90 0t80 10M1010 910q60-26 110 4t90 0M1120 960q70-30 130 0t110-8M60 990q50-20 110-6', 'w', 6);
  return b;
}

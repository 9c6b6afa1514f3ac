import { Board, pool, sum } from '../scratchboard.mjs';

/* The whole harbour: six places are lit, everything else sleeps. */
export function harbour() {
  const b = new Board(1600, 1000, 41);
  b.sky(640).stars(330, 130);
  // The beam over the sky, from the lamp at 1388, 372.
  b.ray([[1388, 366], [1388, 380], [520, 560], [520, 330]], [1388, 372], [760, 420], 'w');
  b.ray([[1388, 366], [1388, 380], [1600, 345], [1600, 305]], [1388, 372], [1640, 330], 'w');
  const beam = (x, y) => { const t = (1388 - x) / 868; if (t > 0.72) return 0; const mid = 372 + t * 74; return Math.abs(y - mid) < 8 + t * 100 ? 0.5 * (1 - t) ** 1.4 : 0; };
  b.hatch([[500, 320], [1380, 364], [1380, 382], [500, 565]], { light: beam, angle: -5, gap: 11, cls: 'w', max: 4, step: 40 });
  b.hatch([[0, 470], [1600, 470], [1600, 640], [0, 640]], { light: (x, y) => ((y - 470) / 170) * 0.55, gap: 12, cls: 'k', max: 4, step: 46 });
  // Hills far off.
  b.path('M0 610Q120 540 260 575T560 560T860 590T1130 560T1600 600V680H0Z', 'far');
  // The head with its light.
  b.path('M1130 690Q1190 640 1240 612T1330 566Q1390 544 1450 566T1600 590V760H1130Z', 'mid');
  b.hatch([[1180, 650], [1330, 570], [1450, 566], [1600, 590], [1600, 740], [1180, 740]], { light: (x, y) => Math.max(0, 0.55 - (y - 560) / 240), angle: 24, gap: 11, cls: 'k', max: 4 });
  b.poly([[1368, 560], [1376, 398], [1400, 398], [1410, 560]], 'near');
  b.hatch([[1386, 398], [1400, 398], [1410, 560], [1392, 560]], { light: () => 0.45, gap: 8, cls: 'c', max: 4, step: 8 });
  b.rect(1364, 390, 48, 9, 'ink').rect(1374, 358, 28, 32, 'fw').poly([[1370, 358], [1388, 338], [1406, 358]], 'ink').glow(1388, 373, 120, 'w');
  b.line('M1388 358v32M1364 390v-12h48v12', 'i', 3);
  b.poly([[1420, 566], [1420, 536], [1442, 518], [1490, 518], [1512, 536], [1512, 580], [1420, 580]], 'near').rect(1450, 544, 14, 16, 'k fk');

  // The sea behind the quay, then town.
  b.sea(660);
  b.houses(-30, 560, 700, 80, 170, 'far', 'k');
  // The office tower with one floor alight.
  b.rect(968, 296, 132, 400, 'mid');
  b.hatch([[1070, 300], [1100, 300], [1100, 690], [1070, 690]], { light: () => 0.4, gap: 9, cls: 'k', max: 4, step: 10 });
  let grid = '';
  for (let y = 314; y < 660; y += 26) for (let x = 978; x < 1066; x += 18) grid += `M${x} ${y}h11v15h-11Z`;
  b.line(grid, 'k', 2);
  for (let x = 978; x < 1066; x += 18) b.rect(x, 392, 11, 15, 'win');
  b.glow(1020, 400, 90).line('M1034 296v-56', 'k', 3).dot(1034, 238, 4, 'fe');
  b.houses(880, 1150, 700, 60, 110, 'near', 'k');
  // The viaduct with the signal box on it.
  b.rect(1040, 618, 560, 18, 'near');
  for (let x = 1060; x < 1400; x += 78) b.path(`M${x} 636h70v66h-12v-30q-23-34-46 0v30h-12Z`, 'near');
  b.line('M1040 618H1420', 'k', 3);
  b.rect(1196, 556, 78, 62, 'ink').poly([[1186, 556], [1204, 536], [1266, 536], [1284, 556]], 'ink').rect(1201, 562, 68, 26, 'win');
  b.line('M1218 562v26M1235 562v26M1252 562v26', 'i', 3).glow(1235, 575, 80).person(1228, 588, 22);
  b.line('M1150 618v-74', 'k', 4).dot(1150, 546, 7, 'fg').glow(1150, 546, 44, 'g');

  // The near quay with the bakery.
  const row = b.houses(-40, 520, 742, 130, 236, 'near', 'c');
  const shop = row[3];
  const sx = shop.x + shop.w / 2;
  b.hatch([[shop.x, shop.top], [shop.x + shop.w, shop.top], [shop.x + shop.w, 742], [shop.x, 742]], { light: pool(sx, 712, 150, 0.9), gap: 9, cls: 'e', max: 5, step: 14 });
  b.rect(shop.x + 12, 690, shop.w - 50, 44, 'win').rect(shop.x + shop.w - 30, 684, 20, 58, 'win').glow(sx, 712, 150);
  b.line(`M${sx - 24} 690v44M${shop.x + 12} 710h${shop.w - 50}`, 'i', 3).person(sx - 8, 738, 40);
  b.path(`M${sx + 18} ${shop.top - 60}q20-40 0-70t10-80`, 'k', 0).line(`M${sx + 22} ${shop.top - 66}q26-36 4-72t22-84`, 'k', 5);
  b.poly([[-10, 742], [640, 742], [660, 790], [-10, 800]], 'ink');
  b.hatch([[0, 744], [640, 744], [655, 788], [0, 796]], { light: sum(pool(sx, 748, 240, 1, 3), pool(560, 748, 150, 0.6, 3)), gap: 9, cls: 'o', max: 5 });
  b.line('M560 744V650q0-16 18-16', 'c', 5).poly([[570, 632], [592, 632], [598, 642], [564, 642]], 'ink').glow(581, 648, 90).dot(581, 645, 6, 'fw');

  // The bridge, open: two leaves and a cabin.
  b.rect(620, 640, 58, 150, 'ink').rect(872, 640, 58, 150, 'ink');
  b.poly([[650, 664], [742, 506], [758, 514], [676, 668]], 'ink').poly([[900, 664], [808, 506], [792, 514], [874, 668]], 'ink');
  b.line('M656 654L738 512M680 664L756 532M672 640l30-4M690 606l32-4M708 576l32-4M894 654L812 512M870 664L794 532M878 640l-30-4M860 606l-32-4M842 576l-32-4', 'c', 3);
  b.rect(618, 572, 62, 68, 'ink').poly([[608, 574], [649, 546], [690, 574]], 'ink').rect(626, 584, 46, 28, 'win').glow(649, 600, 100).line('M649 584v28', 'i', 3).person(640, 612, 24);
  b.dot(748, 504, 6, 'fe').dot(802, 504, 6, 'fe').glow(748, 504, 34).glow(802, 504, 34);
  b.hatch([[620, 640], [678, 640], [678, 790], [620, 790]], { light: pool(649, 620, 130, 0.8), gap: 10, cls: 'e', max: 5, step: 14 });

  // Water in front, and what falls into it.
  b.path('M660 790Q760 778 900 786T1200 756T1600 752V1000H0V800Z', 'near').hatch([[0, 800], [660, 790], [1600, 752], [1600, 1000], [0, 1000]], { light: (x, y) => 0.5 - (y - 760) / 420, gap: 13, cls: 'k', max: 3, step: 60, rough: 0.5 });
  b.reflect(sx, 806, 960, 130).reflect(581, 802, 930, 50, 'e').reflect(649, 798, 950, 90).reflect(1020, 772, 860, 60, 'e', 4).reflect(1235, 770, 850, 80).reflect(1150, 770, 840, 26, 'g', 4).reflect(1388, 768, 900, 60, 'w', 4);
  // The pilot cutter.
  b.path('M1010 846h250l-34 50q-96 12-184 0Z', 'ink').path('M1070 846v-40h96l22 40ZM1096 806v-22h52l10 22Z', 'ink').rect(1086, 814, 24, 17, 'win').rect(1118, 814, 24, 17, 'win');
  b.line('M1122 784v-66M1102 734h40', 'c', 4).dot(1122, 720, 7, 'fw').dot(1122, 738, 6, 'fe').glow(1122, 728, 76).glow(1114, 822, 80).line('M1014 850h244M1040 872h190', 'c', 3);
  b.reflect(1114, 904, 985, 120).line('M960 900q40-14 70 0M1250 898q60-16 110 0M1296 914q40-8 90 0', 'w', 3);
  // Bollards and a sleeping cat nearest of all.
  b.path('M0 960Q220 936 430 966L470 1000H0Z', 'ink').path('M120 952v-50q-16-4-14-18h56q2 14-14 18v50ZM300 954v-40q-13-3-11-15h46q2 12-11 15v40Z', 'ink').line('M112 886h44M296 900h36M0 962Q220 938 430 966', 'c', 3);
  return b;
}

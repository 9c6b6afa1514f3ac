import { Press, circle, cog } from './press.mjs';

/* Parts 9 to 16: a rear hub, along x, all of it round. */
export function hub() {
  const p = new Press(-260, -330, 1650, 1130);
  p.axis([-160, 0, 100], [1520, 0, 100]);
  const round = (r, from, to, paint, n) => p.rod('x', 0, 100, r, from, to, paint, n);
  // 9 nut, 10 washer and lever end
  round(14, -90, -40, 'paper', 24);
  p.solid('x', circle(0, 100, 44, 6), -40, -4, 'deep').ring('x', 0, 100, 30, -4, 'w').disc('x', 0, 100, 17, -4, 'fb');
  round(58, 60, 70, 'tint').disc('x', 0, 100, 18, 70, 'fb');
  for (let i = 0; i < 12; i++) { const t = (i / 12) * 6.283; p.line([[70, 40 * Math.cos(t), 100 + 40 * Math.sin(t)], [70, 54 * Math.cos(t), 100 + 54 * Math.sin(t)]]); }
  // 11 cone
  round(46, 140, 168, 'pink');
  round(34, 168, 184, 'pink');
  round(22, 184, 204, 'deep').disc('x', 0, 100, 12, 204, 'fw');
  // 12 balls in their ring
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) * 6.283 + 0.3;
    const [y, z] = [52 * Math.cos(t), 100 + 52 * Math.sin(t)];
    p.rod('x', y, z, 15, 272, 280, 'paper', 24).disc('x', y - 4, z + 4, 5, 281, 'fp');
  }
  p.ring('x', 0, 100, 52, 280);
  // 13 shell with flanges and spokes
  for (let i = 0; i < 14; i++) { const t = (i / 14) * 6.283; p.line([[386, 122 * Math.cos(t), 100 + 122 * Math.sin(t)], [386, 210 * Math.cos(t + 0.5), 100 + 210 * Math.sin(t + 0.5)]], 'f'); }
  round(140, 376, 396, 'tint');
  for (let i = 0; i < 14; i++) { const t = (i / 14) * 6.283; p.disc('x', 122 * Math.cos(t), 100 + 122 * Math.sin(t), 7, 396, 'fb'); }
  round(74, 396, 440, 'pink');
  round(58, 440, 600, 'pink');
  round(74, 600, 640, 'pink');
  p.line([[470, 58, 100], [570, 58, 100]], 'w').line([[490, 52, 126], [570, 52, 126]], 'w');
  round(140, 640, 660, 'tint').ring('x', 0, 100, 128, 660);
  for (let i = 0; i < 14; i++) { const t = (i / 14) * 6.283 + 0.2; p.disc('x', 118 * Math.cos(t), 100 + 118 * Math.sin(t), 7, 660, 'fb'); p.line([[660, 122 * Math.cos(t), 100 + 122 * Math.sin(t)], [660, 220 * Math.cos(t - 0.5), 100 + 220 * Math.sin(t - 0.5)]], 'f'); }
  round(70, 660, 676, 'blue').disc('x', 0, 100, 46, 676, 'fw').disc('x', 0, 100, 46, 676, 'm', 'p4').ring('x', 0, 100, 46, 676);
  // 14 axle with thread
  round(15, 740, 930, 'paper', 30);
  for (let x = 748; x < 926; x += 9) if (x < 800 || x > 870) p.line([[x, 14, 108], [x + 4, 6, 86]]);
  // 15 three cogs
  for (const [r, at, paint, teeth] of [[130, 1000, 'blue', 24], [108, 1046, 'deep', 20], [86, 1090, 'pink', 16]]) {
    p.solid('x', cog(0, 100, r, teeth, 13), at, at + 12, paint, { convex: false });
    p.ring('x', 0, 100, r - 34, at + 12, paint === 'pink' ? 'b' : 'w');
    for (let i = 0; i < 5; i++) { const t = (i / 5) * 6.283; p.disc('x', (r - 26) * Math.cos(t), 100 + (r - 26) * Math.sin(t), 6, at + 12, 'fw'); }
    p.disc('x', 0, 100, 38, at + 12, 'fw').ring('x', 0, 100, 38, at + 12);
  }
  // 16 dust cap, then the nut that rolled off
  round(52, 1180, 1196, 'tint');
  round(40, 1196, 1206, 'deep').disc('x', 0, 100, 16, 1206, 'fw');
  p.solid('x', circle(0, 100, 42, 6), 1290, 1324, 'pink').disc('x', 0, 100, 20, 1324, 'fb');
  p.screw(300, 330, 40).screw(620, -300, 20, 40);
  for (const [x, y, z] of [[420, 330, 0], [520, 360, -20], [200, 300, 10]]) p.rod('x', y, z, 15, x, x + 8, 'paper', 24).disc('x', y - 4, z + 4, 5, x + 9, 'fp');
  p.mark(9, [-10, -20, 136], -40, -120).mark(10, [66, -30, 150], 40, -140).mark(11, [150, 30, 64], -130, 110).mark(12, [276, -30, 146], 50, -150).mark(13, [520, -30, 152], 90, -190).mark(14, [840, 10, 90], -120, 150).mark(15, [1052, -60, 196], 80, -130).mark(16, [1190, 30, 60], -110, 130);
  return p;
}

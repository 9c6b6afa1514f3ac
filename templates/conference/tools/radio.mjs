import { Press, circle, rect, rounded } from './press.mjs';

/* Parts 17 to 24: a kitchen radio, its face to the front, along x. It is 340 wide (y) and 210 high (z). */
export function radio() {
  const p = new Press(-420, -390, 1650, 1190);
  const face = rounded(-180, 0, 180, 220, 34);
  p.axis([-120, 0, 110], [1440, 0, 110]);
  // 17 back with its vents
  p.solid('x', face, -60, -34, 'deep');
  for (let z = 70; z < 180; z += 18) p.line([[-34, -110, z], [-34, 110, z]], 'w');
  // 18 two cells
  for (const z of [40, 96]) p.rod('y', 90, z, 24, -70, 78, 'pink').rod('y', 90, z, 9, 78, 88, 'paper', 20).ring('y', 90, z, 24, 50);
  p.spring([90, -110, 40], [90, -72, 40], 12, 4).spring([90, -110, 96], [90, -72, 96], 12, 4);
  // 19 chassis with valves
  p.block(230, -160, 10, 370, 160, 34, 'blue');
  for (const [x, y, h, paint] of [[260, -120, 110, 'tint'], [260, -50, 90, 'paper'], [266, 20, 120, 'tint']]) p.rod('z', x, y, 26, 34, 50, 'blue').solid('z', circle(x, y, 22), 50, 34 + h, paint).ring('z', x, y, 12, 34 + h);
  p.block(250, 70, 34, 330, 140, 100, 'pink').line([[330, 84, 100], [330, 84, 34]]).line([[330, 100, 100], [330, 100, 34]]).line([[330, 118, 100], [330, 118, 34]]);
  for (const y of [-130, -90, -40]) p.rod('z', 344, y, 13, 34, 66, 'deep', 24);
  p.rod('z', 344, 20, 9, 34, 60, 'pink', 20);
  // 20 ferrite rod with its coil
  p.rod('y', 300, 268, 15, -170, 170, 'blue', 24);
  for (let y = -60; y < 40; y += 9) p.rod('y', 300, 268, 20, y, y + 6, 'tint', 24);
  p.line([[300, 40, 250], [300, 60, 180], [330, 60, 110]], 'f').line([[300, -60, 250], [300, -70, 190], [280, -60, 150]], 'f');
  // 21 tuning plates
  for (let i = 0; i < 6; i++) p.solid('x', [...circle(-86, 100, 62, 36).slice(0, 19), [-86, 100]], 470 + i * 14, 474 + i * 14, i % 2 ? 'paper' : 'tint');
  p.rod('x', -86, 100, 9, 556, 610, 'paper', 20);
  // 22 loudspeaker
  p.rod('x', 70, 104, 44, 470, 510, 'deep');
  for (let i = 0; i < 6; i++) p.rod('x', 70, 104, 52 + i * 9, 514 + i * 12, 528 + i * 12, i === 5 ? 'blue' : 'paper');
  p.disc('x', 70, 104, 86, 589, 'fw').disc('x', 70, 104, 86, 589, 'm', 'p4').ring('x', 70, 104, 86, 589).ring('x', 70, 104, 64, 589).ring('x', 70, 104, 50, 589).disc('x', 70, 104, 28, 589, 'fb').disc('x', 62, 112, 8, 590, 'fw');
  // 23 the cabinet: frame, cloth, dial
  p.solid('x', face, 740, 900, 'pink');
  p.face(rounded(10, 24, 160, 196, 20).map(([y, z]) => [900, y, z]), 'fw').face(rounded(10, 24, 160, 196, 20).map(([y, z]) => [900, y, z]), 'm', 'b2');
  for (let z = 34; z < 192; z += 11) p.line([[900, 18, z], [900, 152, z]]);
  p.face(rect(-158, 100, -14, 192).map(([y, z]) => [900, y, z]), 'fw').line(rect(-158, 100, -14, 192).map(([y, z]) => [900, y, z]), 'b', true);
  for (let i = 0; i < 12; i++) p.line([[900, -148 + i * 11, 180], [900, -148 + i * 11, i % 3 ? 168 : 156]]);
  p.line([[900, -70, 112], [900, -70, 184]], 'p').line([[900, -150, 128], [900, -90, 128]]).line([[900, -150, 142], [900, -110, 142]]);
  p.ring('x', -120, 54, 22, 900).ring('x', -52, 54, 22, 900).disc('x', -120, 54, 8, 900, 'fb').disc('x', -52, 54, 8, 900, 'fb');
  // The handle
  p.line([[820, -140, 222], [820, -140, 268], [820, -120, 286], [820, 120, 286], [820, 140, 268], [820, 140, 222]]).line([[820, -128, 222], [820, -128, 262], [820, -112, 274], [820, 112, 274], [820, 128, 262], [820, 128, 222]]);
  // 24 knobs
  for (const [y, x] of [[-120, 1010], [-52, 1060]]) { p.line([[900, y, 54], [x, y, 54]], 'f'); p.rod('x', y, 54, 34, x, x + 14, 'blue').rod('x', y, 54, 27, x + 14, x + 46, 'tint'); for (let i = 0; i < 12; i++) { const t = (i / 12) * 6.283; p.line([[x + 46, y + 22 * Math.cos(t), 54 + 22 * Math.sin(t)], [x + 46, y + 27 * Math.cos(t), 54 + 27 * Math.sin(t)]]); } p.line([[x + 46, y, 54], [x + 46, y - 16, 72]]); }
  p.screw(1010, 120, 190).screw(1010, 150, 30).screw(430, 330, 20, 50);
  p.mark(17, [-34, -120, 200], -40, -110).mark(18, [90, 70, 28], -110, 130).mark(19, [240, 150, 20], -110, 150).mark(20, [300, -150, 276], 90, -90).mark(21, [540, -110, 150], 110, -160).mark(22, [530, 100, 30], -120, 160).mark(23, [820, -150, 222], 130, -110).mark(24, [1100, -52, 40], 100, 110);
  return p;
}

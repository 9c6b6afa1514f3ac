import { Press } from './press.mjs';

/* The depot with its roof off: three rooms, a yard, a tram. */
export function depot() {
  const p = new Press(-820, -200, 1640, 1110);
  p.block(-40, -40, -24, 900, 860, -8, 'paper');
  // Back walls, then inner walls from back to front.
  p.block(-10, -10, -8, 860, 4, 150, 'deep').block(-10, 4, -8, 4, 700, 150, 'pink');
  const chairs = (x0, x1, y0, y1, step = 34) => { for (let x = x0; x < x1; x += step) for (let y = y0; y < y1; y += step) { p.block(x, y, -8, x + 15, y + 15, 6, 'tint'); } };
  // Press Hall (1): stage at the back, rows of chairs.
  p.block(30, 30, -8, 130, 330, 10, 'pink').block(60, 20, 10, 66, 260, 130, 'paper').block(96, 290, 10, 120, 316, 46, 'blue');
  chairs(180, 420, 50, 330);
  p.block(450, 4, -8, 462, 260, 110, 'pink');
  // Wheel Shop (2): benches with vices and a wheel on the wall.
  for (const x of [530, 640, 750]) { p.block(x, 50, 24, x + 54, 300, 34, 'pink').block(x, 50, -8, x + 10, 60, 24, 'blue').block(x + 44, 290, -8, x + 54, 300, 24, 'blue').block(x + 16, 80, 34, x + 38, 106, 60, 'blue').block(x + 16, 220, 34, x + 38, 246, 60, 'blue'); p.rod('x', 160, 66, 30, x + 26, x + 32, 'paper').ring('x', 160, 66, 22, x + 32).ring('x', 160, 66, 6, x + 32); }
  p.block(4, 370, -8, 330, 382, 110, 'deep');
  // Wireless Room (3): round tables.
  for (const [x, y] of [[90, 470], [90, 610], [230, 470], [230, 610]]) { p.rod('z', x, y, 8, -8, 30, 'blue', 20).rod('z', x, y, 44, 30, 38, 'tint').block(x - 20, y - 14, 38, x + 14, y + 18, 62, 'pink').rod('x', y + 4, 50, 7, x + 14, x + 17, 'blue', 20); }
  p.block(330, 420, -8, 342, 700, 110, 'pink');
  // Bar and mending tables (4).
  p.block(400, 400, -8, 620, 440, 40, 'blue');
  for (let x = 412; x < 610; x += 24) p.rod('z', x, 420, 6, 40, 62, x % 48 ? 'pink' : 'paper', 16);
  for (const x of [420, 490, 560]) p.rod('z', x, 470, 11, -8, 22, 'pink', 20);
  for (const y of [540, 640]) p.block(420, y, 20, 640, y + 44, 30, 'tint').block(450, y + 8, 30, 490, y + 34, 56, 'pink').block(540, y + 10, 30, 566, y + 36, 44, 'blue').rod('z', 606, y + 22, 12, 30, 50, 'paper', 20);
  // Front wall with the door (5) and the tram outside.
  p.block(690, 400, -8, 850, 700, -2, 'paper');
  p.block(4, 700, -8, 420, 712, 40, 'tint').block(500, 700, -8, 860, 712, 40, 'tint');
  p.line([[-40, 790, -8], [900, 790, -8]], 'f').line([[-40, 826, -8], [900, 826, -8]], 'f');
  p.block(520, 776, 4, 820, 838, 96, 'pink').block(512, 772, 96, 828, 842, 106, 'blue');
  for (let x = 536; x < 800; x += 44) p.face([[x, 838, 50], [x + 32, 838, 50], [x + 32, 838, 86], [x, 838, 86]], 'fw').line([[x, 838, 50], [x + 32, 838, 50], [x + 32, 838, 86], [x, 838, 86]], 'b', true);
  p.face([[820, 784, 46], [820, 830, 46], [820, 830, 88], [820, 784, 88]], 'fw').line([[680, 806, 106], [700, 806, 150], [660, 806, 176]]);
  p.mark(1, [240, 190, 10], -40, -210).mark(2, [700, 200, 60], 100, -190).mark(3, [160, 560, 40], -250, -100).mark(4, [600, 560, 40], 260, 60).mark(5, [460, 706, 0], -230, 90);
  return p;
}

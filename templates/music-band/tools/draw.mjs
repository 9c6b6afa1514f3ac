// Draws the band's pictures: node tools/draw.mjs
// Each picture has two plates, a and b, in two screens of dots. The page prints them in the inks of its look, one over the other:
// a plate is black on white. What the press downloads is printed here, in the two inks below.
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../assets/img/', import.meta.url);
mkdirSync(folder, { recursive: true });
const pink = '#ff4aa8';
const teal = '#00808a';
const paper = '#f6f1e4';
const round = (value) => Math.round(value * 10) / 10;
const { PI, sin, cos, hypot, min, max, atan2, abs } = Math;

/** A field of dots in a screen turned by `angle`; `tone(x, y)` answers 0 (paper) to 1 (full). Dots of one size share a path. */
function screen(w, h, pitch, angle, tone, colour) {
  const levels = Array.from({ length: 9 }, () => []);
  const c = cos(angle);
  const s = sin(angle);
  const reach = hypot(w, h);
  for (let v = -reach; v < reach; v += pitch)
    for (let u = -reach; u < reach; u += pitch) {
      const x = u * c - v * s + w / 2;
      const y = u * s + v * c + h / 2;
      if (x < -pitch || y < -pitch || x > w + pitch || y > h + pitch) continue;
      const level = Math.round(min(1, max(0, tone(x, y))) * 8);
      if (level > 0) levels[level].push(`M${round(x)} ${round(y)}h0`);
    }
  const paths = levels.map((dots, level) => (dots.length ? `<path stroke-width="${round(pitch * (0.22 + level * 0.155))}" d="${dots.join('')}"/>` : ''));
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${paths.join('')}</g>`;
}

const disc = (cx, cy, r, edge = 1) => (x, y) => max(0, min(1, (r - hypot(x - cx, y - cy)) / edge));
const ball = (cx, cy, r) => (x, y) => {
  const d = hypot(x - cx, y - cy) / r;
  return d > 1 ? 0 : 0.12 + 0.88 * min(1, hypot(x - cx + r * 0.4, y - cy + r * 0.45) / (r * 1.45)) ** 1.4;
};
const fade = (from, to) => (x, y) => (y - from) / (to - from);

const svgOf = (w, h, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>\n`;
const plateOf = (w, h, body, colour) => svgOf(w, h, `<path fill="#fff" d="M0 0h${w}v${h}H0z"/>${body.replaceAll(paper, '#fff').replaceAll(colour, '#000')}`);
const save = (name, svg) => writeFileSync(new URL(`${name}.svg`, folder), svg);

/** Both plates of a picture, and with a `print` its name as a file in colour. */
function picture(name, w, h, pinkPlate, tealPlate, print = '') {
  save(`${name}-a`, plateOf(w, h, pinkPlate, pink));
  save(`${name}-b`, plateOf(w, h, tealPlate, teal));
  if (!print) return;
  const plate = (body, x, y) => `<g style="mix-blend-mode:multiply" transform="translate(${x} ${y})">${body}</g>`;
  save(print, svgOf(w, h, `<path fill="${paper}" d="M0 0h${w}v${h}H0z"/>${plate(pinkPlate, -1.2, 0.9)}${plate(tealPlate, 1.3, -0.8)}`));
}
const p = (d, extra = '') => `<path fill="${pink}" d="${d}" ${extra}/>`;
const t = (d, extra = '') => `<path fill="${teal}" d="${d}" ${extra}/>`;
const ring = (x, y, r, w, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${w}"/>`;
const dot = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const bar = (x, y, length, wide, turn, colour) => `<rect x="${-length / 2}" y="${-wide / 2}" width="${length}" height="${wide}" rx="${wide / 2}" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const W = 300;
const H = 420;

// 1 Port Hallam: two drums seen from above, overlapping, and four sticks.
picture('poster-port-hallam', W, H,
  screen(W, H, 7, 0.26, ball(112, 196, 100), pink) + ring(112, 196, 104, 9, pink) + bar(206, 96, 150, 9, -38, pink) + dot(265, 50, 8, pink),
  screen(W, H, 7, 1.05, ball(190, 262, 100), teal) + ring(190, 262, 104, 9, teal) + bar(70, 342, 150, 9, -52, teal) + dot(24, 402, 8, teal), 'print-port-hallam');

// 2 Bristol: a rope, wound.
const rope = (phase) => {
  let d = '';
  for (let y = -10; y <= 430; y += 6) d += `${y === -10 ? 'M' : 'L'}${round(150 + sin(y * 0.03 + phase) * 92)} ${y}`;
  return d;
};
picture('poster-bristol', W, H,
  screen(W, H, 8, 0.26, (x, y) => 0.75 - abs(x - 150 - sin(y * 0.03) * 92) / 90, pink) + `<path d="${rope(0)}" fill="none" stroke="${pink}" stroke-width="44" stroke-dasharray="15 5"/>`,
  `<path d="${rope(PI)}" fill="none" stroke="${teal}" stroke-width="44" stroke-dasharray="15 5"/>` + ring(242, 92, 30, 10, teal) + ring(58, 330, 30, 10, teal));

// 3 Ghent, an attic: a window with the moon, a cat.
picture('poster-ghent', W, H,
  dot(168, 176, 88, pink) + screen(W, H, 7, 0.26, (x, y) => fade(300, 440)(x, y) * 0.9, pink),
  screen(W, H, 7, 1.05, (x, y) => (hypot(x - 206, y - 148) < 84 ? 0 : 0.62 - y / 700), teal) + t('M0 318 150 262 300 318V420H0z') +
    t('M108 276c-6-30 2-58 24-66l-4-24 16 12c6-2 14-2 20 0l16-12-4 24c10 12 8 28 0 36 14 20 14 40 8 50 24-2 30-22 22-40l10-4c14 30-2 58-34 58z'), 'print-ghent');

// 4 Cologne, a launderette: the other kind of drum.
picture('poster-cologne', W, H,
  p('M40 70h220v300H40z') + '',
  ring(150, 226, 86, 15, teal) + screen(W, H, 6, 1.05, (x, y) => (hypot(x - 150, y - 226) > 76 ? 0 : 0.35 + 0.6 * sin(atan2(y - 226, x - 150) * 3 + hypot(x - 150, y - 226) * 0.09)), teal) +
    dot(72, 102, 14, teal) + dot(112, 102, 14, teal) + t('M160 92h82v20h-82z') + t('M40 366h220v14H40z'), 'print-cologne');

// 5 Hamburg, a shipyard: a crane over the water.
picture('poster-hamburg', W, H,
  screen(W, H, 8, 0.26, (x, y) => (y < 300 ? 0.15 + 0.8 * (1 - hypot(x - 214, y - 250) / 230) : 0), pink) + dot(214, 258, 58, pink) + [0, 1, 2, 3, 4].map((n) => p(`M0 ${318 + n * 22}q37 -16 75 0t75 0 75 0 75 0v9q-38 16 -75 0t-75 0-75 0-75 0z`)).join(''),
  t('M82 312 96 96h24l14 216h-16l-5-90H103l-5 90zM60 96 250 62l2 14L96 108v18H70v-14L20 120V92z') + `<path d="M238 74v96" stroke="${teal}" stroke-width="4"/>` + t('M208 170h60v42h-60z') + [0, 1, 2, 3].map((n) => t(`M0 ${330 + n * 24}q37 14 75 0t75 0 75 0 75 0v7q-38 -14 -75 0t-75 0-75 0-75 0z`)).join(''));

// 6 Copenhagen: two wheels, one bicycle too few.
const spokesPath = (cx, cy, r) => Array.from({ length: 12 }, (_, n) => `M${cx} ${cy}l${round(r * cos(n * PI / 6))} ${round(r * sin(n * PI / 6))}`).join('');
const spokes = (cx, cy, r, colour) => `<path d="${spokesPath(cx, cy, r)}" stroke="${colour}" stroke-width="2.5"/>`;
picture('poster-copenhagen', W, H,
  ring(100, 274, 82, 13, pink) + spokes(100, 274, 78, pink) + screen(W, H, 7, 0.26, (x, y) => 0.75 - y / 260, pink) + dot(100, 274, 12, pink),
  ring(204, 274, 82, 13, teal) + spokes(204, 274, 78, teal) + dot(204, 274, 12, teal) + `<path d="M100 274 140 158h80l-16 116M140 158l-12-34h-26M220 158l-8-40h30" fill="none" stroke="${teal}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`, 'print-copenhagen');

// 7 Newcastle: a boiler house with a loud chimney.
picture('poster-newcastle', W, H,
  [[176, 92, 44], [126, 62, 36], [226, 64, 40], [82, 96, 26], [262, 104, 30]].map(([x, y, r]) => dot(x, y, r, pink)).join('') + p('M0 300h300v120H0z'),
  t('M146 150h56l14 220h-84zM20 258h126v112H20zM216 290h64v80h-64z') + screen(W, H, 7, 1.05, (x, y) => (y < 150 ? 0.85 - hypot(x - 176, y - 96) / 130 : y > 330 ? (y - 320) / 130 : 0), teal) + `<g fill="${paper}"><path d="M40 282h22v34H40zM74 282h22v34H74zM108 282h22v34h-22z"/></g>`);

// The record sleeves, square.
picture('sleeve-left-hand', 300, 300,
  screen(300, 300, 8, 0.26, (x, y) => ball(118, 150, 104)(x, y), pink) + bar(92, 110, 210, 13, 58, pink),
  screen(300, 300, 8, 1.05, (x, y) => ball(182, 150, 104)(x, y), teal) + bar(208, 110, 210, 13, -58, teal));
picture('sleeve-wet-ink', 300, 300,
  p('M0 0h300v132q-30 60 -60 0t-60 30-60 40-60 -40-60 10z'),
  screen(300, 300, 8, 1.05, (x, y) => 0.95 - abs(y - 196 - sin(x * 0.03) * 26) / 100, teal) + dot(222, 74, 40, teal));
picture('sleeve-waltz', 300, 300,
  screen(300, 300, 7, 0.26, (x, y) => 0.5 + 0.5 * sin(hypot(x - 150, y - 150) * 0.16), pink),
  ring(150, 150, 118, 22, teal) + screen(300, 300, 7, 1.05, (x, y) => (hypot(x - 150, y - 150) < 100 ? 0.3 + 0.5 * sin(atan2(y - 150, x - 150) * 3 + hypot(x - 150, y - 150) * 0.07) : 0), teal));

// The band: two at drums, one between them with a bass; printed as two plates for the press pages.
const head = (x, y, r, colour) => dot(x, y, r, colour);
const drummer = (x, colour, flip) => `<g transform="translate(${x} 0) scale(${flip} 1)">${head(0, 96, 30, colour)}<path fill="${colour}" d="M-44 214q-4 -84 44 -84t44 84z"/><path d="M34 152 84 176" stroke="${colour}" stroke-width="17" stroke-linecap="round"/><path d="M80 176 128 138M-36 150l46 56 44 -14" stroke="${colour}" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path fill="${colour}" d="M48 206h112v18H48zM56 226h96v70H56zM-70 250h130v66H-70z"/><ellipse cx="150" cy="126" rx="58" ry="8" fill="${colour}"/><path d="M150 126v190" stroke="${colour}" stroke-width="5"/></g>`;
picture('band', 720, 400,
  drummer(150, pink, 1) + screen(720, 400, 8, 0.26, (x, y) => (y > 316 ? 0.8 : 0.55 - hypot(x - 190, y - 190) / 420), pink),
  drummer(570, teal, -1) + `${head(360, 84, 31, teal)}<path fill="${teal}" d="M314 330q-10 -196 46 -208 56 12 46 208z"/><path d="M240 262 478 166" stroke="${teal}" stroke-width="12" stroke-linecap="round"/><ellipse cx="300" cy="238" rx="56" ry="40" fill="${teal}" transform="rotate(-22 300 238)"/>` + screen(720, 400, 8, 1.05, (x, y) => (y > 322 ? 0.75 : 0.5 - hypot(x - 540, y - 190) / 420), teal), 'print-band');

// The two drums of the first page, one plate each, laid over one another by the page.
for (const [name, colour, angle] of [['plate-a', pink, 0.26], ['plate-b', teal, 1.05]])
  save(name, plateOf(600, 600, screen(600, 600, 13, angle, ball(300, 300, 262), colour) + ring(300, 300, 276, 20, colour), colour));

writeFileSync(new URL('favicon.svg', folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${paper}" d="M0 0h32v32H0z"/><circle cx="12.500" cy="17" r="10.500" fill="${pink}" style="mix-blend-mode:multiply"/><circle cx="19.500" cy="15" r="10.500" fill="${teal}" style="mix-blend-mode:multiply"/></svg>`);

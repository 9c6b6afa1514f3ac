/*
 * Draws the three pictures of the case studies into source/public/assets/img/:
 *
 *   node tools/draw-figures.mjs
 *
 * They are made by rule from a fixed seed, so drawing them again gives the same files.
 */
import { writeFileSync } from 'node:fs';

const folder = new URL('../source/public/assets/img/', import.meta.url);
const [wall, green, edge, black, white, lit, hot] = ['#d6c6f0', '#0b3d2e', '#156048', '#14110f', '#f4effd', '#f3ff6b', '#ff5a2f'];
const [width, height] = [760, 460];

let state = 7;
/** A number from 0 to 1; the next one of a fixed row. */
function random() {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
}
const between = (low, high) => low + random() * (high - low);
const round = (value) => Math.round(value * 10) / 10;

function save(name, ground, content) {
  writeFileSync(
    new URL(name, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n<rect width="${width}" height="${height}" fill="${ground}"/>\n${content}\n</svg>\n`,
  );
}

/* ---- ferries: a hall, a board, people looking up ---- */

/** Letters five dots wide and seven high, one number a row. */
const letters = {
  A: [14, 17, 17, 31, 17, 17, 17], D: [30, 17, 17, 17, 17, 17, 30], E: [31, 16, 16, 30, 16, 16, 31], F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14], H: [17, 17, 17, 31, 17, 17, 17], I: [14, 4, 4, 4, 4, 4, 14], K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31], M: [17, 27, 21, 21, 17, 17, 17], N: [17, 25, 21, 19, 17, 17, 17], O: [14, 17, 17, 17, 17, 17, 14],
  R: [30, 17, 17, 30, 20, 18, 17], S: [15, 16, 16, 14, 1, 1, 30], T: [31, 4, 4, 4, 4, 4, 4], U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4], W: [17, 17, 17, 21, 21, 27, 17], Y: [17, 17, 10, 4, 4, 4, 4], C: [14, 17, 16, 16, 16, 17, 14], B: [30, 17, 17, 30, 17, 17, 30],
  0: [14, 17, 19, 21, 25, 17, 14], 1: [4, 12, 4, 4, 4, 4, 14], 2: [14, 17, 1, 6, 8, 16, 31], 3: [30, 1, 1, 14, 1, 1, 30],
  4: [2, 6, 10, 18, 31, 2, 2], 5: [31, 16, 30, 1, 1, 17, 14], 7: [31, 1, 2, 4, 8, 8, 8], 8: [14, 17, 17, 14, 17, 17, 14], 9: [14, 17, 17, 15, 1, 1, 14],
};

function flap(x, y, size, letter, colour = white) {
  const dots = (letters[letter] ?? []).flatMap((row, down) =>
    [4, 3, 2, 1, 0].flatMap((bit, across) => (row & (1 << bit) ? `M${round(x + size * (0.2 + across * 0.125))} ${round(y + size * (0.22 + down * 0.135))}h${round(size * 0.115)}v${round(size * 0.125)}h-${round(size * 0.115)}Z` : [])),
  );
  return `<rect x="${x}" y="${y}" width="${round(size * 0.96)}" height="${round(size * 1.34)}" rx="2" fill="#2c2724"/><path d="${dots.join('')}" fill="${colour}"/><path d="M${x} ${round(y + size * 0.67)}h${round(size * 0.96)}" stroke="#0a0908" stroke-width="1.5"/>`;
}

function person(x, base, size, coat) {
  const head = size * 0.13;
  return `<path d="M${x - size * 0.2} ${base}L${x - size * 0.17} ${round(base - size * 0.6)}q${round(size * 0.17)} -${round(size * 0.2)} ${round(size * 0.34)} 0L${x + size * 0.2} ${base}Z" fill="${coat}"/><circle cx="${round(x + size * 0.03)}" cy="${round(base - size * 0.83)}" r="${round(head)}" fill="${coat}"/>`;
}

function ferries() {
  const rows = ['0742 SKERRY BAY  1', '0755 HOLM        3', '0810 CARROW      2', '0825 VIDEY   BOATS', '0840 LISTER      1'];
  const board = rows
    .flatMap((row, line) => [...row.padEnd(18).slice(0, 18)].map((letter, at) => flap(82 + at * 33.2, 52 + line * 46, 32, letter, line === 3 && at > 12 ? hot : at < 4 ? lit : white)))
    .join('\n');
  const waves = Array.from({ length: 4 }, (_, line) => `<path d="M0 ${372 + line * 9}${'q12 -6 24 0t24 0'.repeat(17)}" fill="none" stroke="${white}" stroke-width="2" opacity="${0.55 - line * 0.1}"/>`).join('');
  const ship = `<path d="M470 352h216l-20 34H500Z" fill="${hot}"/><path d="M500 352v-26h150v26M530 326v-20h84v20" fill="${white}"/><path d="M556 306v-22h22v22" fill="${black}"/><path d="M508 336h134" stroke="${green}" stroke-width="7" stroke-dasharray="9 8"/>`;
  const people = [[70, 150, black], [150, 128, hot], [238, 156, green], [292, 92, lit], [420, 146, black], [716, 150, green]]
    .map(([x, size, coat]) => person(x, height + 6, size, coat))
    .join('');
  save('ferries.svg', wall, `<rect y="300" width="${width}" height="160" fill="${edge}"/>${ship}${waves}<rect x="60" y="30" width="640" height="256" rx="10" fill="${black}"/>\n${board}\n<path d="M120 0v30M640 0v30" stroke="${black}" stroke-width="8"/>${people}`);
}

/* ---- seeds ---- */

function seed(cx, cy, size) {
  const kind = Math.floor(random() * 6);
  const turn = Math.floor(between(-40, 40));
  const [a, b] = [size * between(0.28, 0.46), size * between(0.22, 0.4)];
  const fill = [lit, hot, edge, white, '#b79fe0', '#7f5bb8'][Math.floor(random() * 6)];
  const ribs = Array.from({ length: 3 + kind }, (_, index) => {
    const share = ((index + 1) / (4 + kind)) * 2 - 1;
    return `M0 ${round(-a)}Q${round(b * share * 1.9)} 0 0 ${round(a)}`;
  }).join('');
  const parts = {
    body: `<path d="M0 ${round(-a)}C${round(b * 1.3)} ${round(-a * 0.7)} ${round(b * 1.2)} ${round(a * 0.8)} 0 ${round(a)}C${round(-b * 1.2)} ${round(a * 0.8)} ${round(-b * 1.3)} ${round(-a * 0.7)} 0 ${round(-a)}Z" fill="${fill}" stroke="${black}" stroke-width="2"/>`,
    ribs: `<path d="${ribs}" fill="none" stroke="${black}" stroke-width="1.2"/>`,
    wing: `<path d="M0 ${round(-a * 0.4)}C${round(a * 1.7)} ${round(-a * 1.5)} ${round(a * 1.8)} ${round(a * 0.5)} 0 ${round(a * 0.5)}Z" fill="${white}" stroke="${black}" stroke-width="1.6"/><path d="M4 0Q${round(a * 0.8)} ${round(-a * 0.5)} ${round(a * 1.2)} ${round(-a * 0.3)}M4 3Q${round(a * 0.8)} ${round(-a * 0.1)} ${round(a * 1.1)} 0" fill="none" stroke="${black}"/>`,
    hooks: Array.from({ length: 11 }, (_, index) => `<path d="M0 ${round(-a)}v-9q0 -4 4 -4" transform="rotate(${index * 32.7}) scale(${round(b / a + 0.25)} 1)" fill="none" stroke="${black}" stroke-width="1.8"/>`).join(''),
    hair: Array.from({ length: 13 }, (_, index) => `<path d="M0 ${round(-a)}Q${round((index - 6) * 1.5)} ${round(-a - 12)} ${round((index - 6) * 4)} ${round(-a - 22)}" fill="none" stroke="${black}"/>`).join(''),
    dots: Array.from({ length: 14 }, () => `<circle cx="${round(between(-b, b) * 0.6)}" cy="${round(between(-a, a) * 0.65)}" r="1.7" fill="${black}"/>`).join(''),
  };
  const recipe = [['body', 'ribs'], ['wing', 'body', 'ribs'], ['hooks', 'body'], ['hair', 'body', 'ribs'], ['body', 'dots'], ['hooks', 'body', 'dots']][kind];
  return `<g transform="translate(${cx} ${cy}) rotate(${turn})">${recipe.map((part) => parts[part]).join('')}</g>`;
}

function seeds() {
  const drawn = [];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) drawn.push(seed(round(60 + column * 91.5 + between(-7, 7)), round(54 + row * 89 + between(-6, 6)), between(50, 74)));
  const grid = `<path d="${Array.from({ length: 7 }, (_, index) => `M${105.5 + index * 91.5} 0V460`).join('')}${Array.from({ length: 4 }, (_, index) => `M0 ${98 + index * 89}H760`).join('')}" stroke="${black}" stroke-width="1" opacity=".25"/>`;
  save('seeds.svg', '#e9dff8', `${grid}\n${drawn.join('\n')}`);
}

/* ---- weather: isobars by marching squares ---- */

function weather() {
  const centres = [
    [180, 150, -34, 120], [560, 300, 38, 150], [660, 70, -22, 90], [70, 400, 24, 120], [390, 60, 18, 100], [330, 400, -20, 95],
  ];
  const pressure = (x, y) => centres.reduce((sum, [cx, cy, force, reach]) => sum + force * Math.exp(-((x - cx) ** 2 + ((y - cy) * 1.15) ** 2) / (2 * reach ** 2)), 1013);
  const cell = 10;
  const lines = [];
  for (let level = 976; level <= 1056; level += 4) {
    const pieces = [];
    for (let x = 0; x < width; x += cell)
      for (let y = 0; y < height; y += cell) {
        const corners = [[x, y], [x + cell, y], [x + cell, y + cell], [x, y + cell]].map(([px, py]) => [px, py, pressure(px, py)]);
        const cuts = corners.flatMap(([ax, ay, a], index) => {
          const [bx, by, b] = corners[(index + 1) % 4];
          if (a < level === b < level) return [];
          const share = (level - a) / (b - a);
          return [[round(ax + (bx - ax) * share), round(ay + (by - ay) * share)]];
        });
        if (cuts.length >= 2) pieces.push(`M${cuts[0].join(' ')}L${cuts[1].join(' ')}`);
      }
    if (pieces.length) lines.push(`<path d="${pieces.join('')}" stroke="${level === 1012 ? lit : level < 1012 ? hot : wall}" stroke-width="${level % 20 === 12 ? 4 : 2}"/>`);
  }
  const marks = centres.slice(0, 4).map(([x, y, force]) => (force < 0 ? `<path d="M${x - 9} ${y - 16}v32h20" fill="none" stroke="${hot}" stroke-width="7"/>` : `<path d="M${x - 11} ${y - 16}v32M${x + 11} ${y - 16}v32M${x - 11} ${y}h22" fill="none" stroke="${wall}" stroke-width="7"/>`));
  const visitors = [[120, 120], [168, 104], [610, 132]].map(([x, size]) => person(x, height + 6, size, black)).join('');
  save('weather.svg', green, `<g fill="none" stroke-linecap="round">${lines.join('\n')}</g>${marks.join('')}<path d="M0 ${height - 26}H${width}V${height}H0Z" fill="${black}"/>${visitors}`);
}

ferries();
seeds();
weather();

/*
 * Draws the three pictures of the projects into the pages of source/ that hold them, between <symbol id="..."> and its end:
 *
 *   node tools/draw-figures.mjs
 *
 * They are made by rule from a fixed seed, so drawing them again gives the same. Their colours are those of the look.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../source/', import.meta.url);
const of = (name) => `var(--${name})`;
const [width, height] = [760, 460];

let state = 7;
/** A number from 0 to 1; the next one of a fixed row. */
function random() {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
}
const between = (low, high) => low + random() * (high - low);
const round = (value) => Math.round(value * 10) / 10;

/* ---- board: a hall, a board of flaps, people looking up ---- */

/** Letters five dots wide and seven high, one number a row. */
const letters = {
  A: [14, 17, 17, 31, 17, 17, 17], D: [30, 17, 17, 17, 17, 17, 30], E: [31, 16, 16, 30, 16, 16, 31], H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14], K: [17, 18, 20, 24, 20, 18, 17], L: [16, 16, 16, 16, 16, 16, 31], M: [17, 27, 21, 21, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14], R: [30, 17, 17, 30, 20, 18, 17], S: [15, 16, 16, 14, 1, 1, 30], T: [31, 4, 4, 4, 4, 4, 4],
  V: [17, 17, 17, 17, 17, 10, 4], W: [17, 17, 17, 21, 21, 27, 17], Y: [17, 17, 10, 4, 4, 4, 4], C: [14, 17, 16, 16, 16, 17, 14],
  B: [30, 17, 17, 30, 17, 17, 30], 0: [14, 17, 19, 21, 25, 17, 14], 1: [4, 12, 4, 4, 4, 4, 14], 2: [14, 17, 1, 6, 8, 16, 31],
  3: [30, 1, 1, 14, 1, 1, 30], 4: [2, 6, 10, 18, 31, 2, 2], 5: [31, 16, 30, 1, 1, 17, 14], 7: [31, 1, 2, 4, 8, 8, 8], 8: [14, 17, 17, 14, 17, 17, 14],
};

/** The dots of a letter as strokes from left to right: neighbours become one. */
function strokes(x, y, letter) {
  const rows = letters[letter] ?? [];
  return rows
    .flatMap((row, down) =>
      [...row.toString(2).padStart(5, '0').matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${round(x + 6.5 + index * 4)} ${round(y + 9 + down * 4.3)}h${run.length * 4 - 0.4}`,
      ),
    )
    .join('');
}

function person(x, base, size, coat) {
  const head = size * 0.13;
  return `<path d="M${round(x - size * 0.2)} ${base}L${round(x - size * 0.17)} ${round(base - size * 0.6)}q${round(size * 0.17)} -${round(size * 0.2)} ${round(size * 0.34)} 0L${round(x + size * 0.2)} ${base}Z" fill="${of(coat)}"/><circle cx="${round(x + size * 0.03)}" cy="${round(base - size * 0.83)}" r="${round(head)}" fill="${of(coat)}"/>`;
}

function board() {
  const rows = ['0742 SKERRY BAY  1', '0755 HOLM        3', '0810 CARROW      2', '0825 VIDEY   LATE', '0840 LISTER      1'];
  const flaps = [];
  const halves = [];
  const written = { lit: [], hot: [], 'on-case': [] };
  for (const [line, row] of rows.entries())
    for (const [at, letter] of [...row.padEnd(18)].entries()) {
      const [x, y] = [round(82 + at * 33.2), 52 + line * 46];
      flaps.push(`M${x} ${y}h30.7v42.9h-30.7Z`);
      halves.push(`M${x} ${y + 21.5}h30.7`);
      written[line === 3 && at > 12 ? 'hot' : at < 4 ? 'lit' : 'on-case'].push(strokes(x, y, letter));
    }
  const words = Object.entries(written).map(([colour, runs]) => `<path d="${runs.join('')}" stroke="${of(colour)}" stroke-width="4" fill="none"/>`);
  const waves = Array.from({ length: 4 }, (_, line) => `<path d="M0 ${372 + line * 9}${'q12 -6 24 0t24 0'.repeat(17)}" fill="none" stroke="${of('chalk')}" stroke-width="2" opacity="${round(0.55 - line * 0.1)}"/>`).join('');
  const ship = `<path d="M470 352h216l-20 34H500Z" fill="${of('hot')}"/><path d="M500 352v-26h150v26M530 326v-20h84v20" fill="${of('chalk')}"/><path d="M556 306v-22h22v22" fill="${of('ink')}"/><path d="M508 336h134" stroke="${of('pine')}" stroke-width="7" stroke-dasharray="9 8"/>`;
  const people = [[70, 150, 'ink'], [150, 128, 'hot'], [238, 156, 'pine'], [292, 92, 'lit'], [420, 146, 'ink'], [716, 150, 'pine']]
    .map(([x, size, coat]) => person(x, height + 6, size, coat))
    .join('');
  return `<path d="M0 0h${width}v${height}H0Z" fill="${of('air')}"/><path d="M0 300h${width}v160H0Z" fill="${of('water')}"/>${ship}${waves}<rect x="60" y="30" width="640" height="256" rx="10" fill="${of('ink')}"/>
<path d="${flaps.join('')}" fill="${of('flap')}"/>${words.join('')}<path d="${halves.join('')}" stroke="${of('ink')}" stroke-width="1.5"/>
<path d="M120 0v30M640 0v30" stroke="${of('ink')}" stroke-width="8"/>${people}`;
}

/* ---- seeds: forty in a drawer, of six kinds ---- */

const [long, wide] = [23, 19];

/** What each kind is drawn of. */
function seedKinds() {
  const body = `<path d="M0 ${-long}C${wide * 1.3} -16 ${wide * 1.2} 18 0 ${long}C${-wide * 1.2} 18 ${-wide * 1.3} -16 0 ${-long}Z" fill="currentColor" stroke="${of('ink')}" stroke-width="2"/>`;
  const line = `fill="none" stroke="${of('ink')}"`;
  const ribs = (many) => `<path d="${Array.from({ length: many }, (_, index) => `M0 ${-long}Q${round((((index + 1) / (many + 1)) * 2 - 1) * wide * 1.9)} 0 0 ${long}`).join('')}" ${line} stroke-width="1.2"/>`;
  const wing = `<path d="M0 -9C39 -34 41 12 0 12Z" fill="${of('chalk')}" stroke="${of('ink')}" stroke-width="1.6"/><path d="M4 0Q18 -12 28 -7M4 3Q18 -2 25 0" ${line}/>`;
  const hooks = Array.from({ length: 11 }, (_, index) => `<path d="M0 ${-long}v-9q0 -4 4 -4" transform="rotate(${round(index * 32.7)})" ${line} stroke-width="1.8"/>`).join('');
  const hair = `<path d="${Array.from({ length: 13 }, (_, index) => `M0 ${-long}Q${round((index - 6) * 1.5)} ${-long - 12} ${(index - 6) * 4} ${-long - 22}`).join('')}" ${line}/>`;
  const dots = `<path d="${Array.from({ length: 14 }, () => `M${round(between(-wide, wide) * 0.6)} ${round(between(-long, long) * 0.65)}h0`).join('')}" ${line} stroke-width="3.4" stroke-linecap="round"/>`;
  return [body + ribs(3), wing + body + ribs(4), hooks + body, hair + body + ribs(6), body + dots, hooks + body + dots];
}

function seeds() {
  const kinds = seedKinds();
  const colours = ['lit', 'hot', 'water', 'chalk', 'petal', 'plum'];
  const drawn = [];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) {
      const [x, y] = [round(60 + column * 91.5 + between(-7, 7)), round(54 + row * 89 + between(-6, 6))];
      const kind = Math.floor(random() * kinds.length);
      const colour = colours[Math.floor(random() * colours.length)];
      const size = between(0.85, 1.25);
      drawn.push(`<use href="#seed-${kind + 1}" color="${of(colour)}" transform="translate(${x} ${y}) rotate(${Math.floor(between(-40, 40))}) scale(${round(size * between(0.8, 1.1))} ${round(size)})"/>`);
    }
  const grid = `<path d="${Array.from({ length: 7 }, (_, index) => `M${105.5 + index * 91.5} 0v460`).join('')}${Array.from({ length: 4 }, (_, index) => `M0 ${98 + index * 89}h760`).join('')}" stroke="${of('ink')}" opacity=".25"/>`;
  const parts = kinds.map((kind, index) => `<g id="seed-${index + 1}">${kind}</g>`);
  return `<defs>${parts.join('\n')}</defs>\n<path d="M0 0h${width}v${height}H0Z" fill="${of('drawer')}"/>${grid}\n${drawn.join('\n')}`;
}

/* ---- pressure: isobars by marching squares, each line in one piece ---- */

function pressureAt(centres) {
  return (x, y) => centres.reduce((sum, [cx, cy, force, reach]) => sum + force * Math.exp(-((x - cx) ** 2 + ((y - cy) * 1.15) ** 2) / (2 * reach ** 2)), 1013);
}

/** The pieces of one level, joined end to end. */
function isobar(pressure, level) {
  const cell = 10;
  const pieces = [];
  for (let x = 0; x < width; x += cell)
    for (let y = 0; y < height; y += cell) {
      const corners = [[x, y], [x + cell, y], [x + cell, y + cell], [x, y + cell]].map(([px, py]) => [px, py, pressure(px, py)]);
      const cuts = corners.flatMap(([ax, ay, a], index) => {
        const [bx, by, b] = corners[(index + 1) % 4];
        if (a < level === b < level) return [];
        const share = (level - a) / (b - a);
        return [`${Math.round(ax + (bx - ax) * share)} ${Math.round(ay + (by - ay) * share)}`];
      });
      if (cuts.length >= 2 && cuts[0] !== cuts[1]) pieces.push([cuts[0], cuts[1]]);
    }
  const lines = [];
  while (pieces.length) {
    const line = pieces.pop();
    for (let grows = true; grows; ) {
      const at = pieces.findIndex((piece) => piece.some((end) => end === line[0] || end === line.at(-1)));
      grows = at >= 0;
      if (!grows) break;
      const [[from, to]] = pieces.splice(at, 1);
      if (from === line.at(-1)) line.push(to);
      else if (to === line.at(-1)) line.push(from);
      else line.unshift(from === line[0] ? to : from);
    }
    lines.push(`M${line.join('L')}`);
  }
  return lines.join('');
}

function pressure() {
  const centres = [[180, 150, -34, 120], [560, 300, 38, 150], [660, 70, -22, 90], [70, 400, 24, 120], [390, 60, 18, 100], [330, 400, -20, 95]];
  const at = pressureAt(centres);
  const lines = [];
  for (let level = 976; level <= 1056; level += 4) {
    const d = isobar(at, level);
    if (d) lines.push(`<path d="${d}" stroke="${of(level === 1012 ? 'lit' : level < 1012 ? 'hot' : 'air')}" stroke-width="${level % 20 === 12 ? 4 : 2}"/>`);
  }
  const marks = centres.slice(0, 4).map(([x, y, force]) => (force < 0 ? `<path d="M${x - 9} ${y - 16}v32h20" fill="none" stroke="${of('hot')}" stroke-width="7"/>` : `<path d="M${x - 11} ${y - 16}v32M${x + 11} ${y - 16}v32M${x - 11} ${y}h22" fill="none" stroke="${of('air')}" stroke-width="7"/>`));
  const visitors = [[120, 120], [168, 104], [610, 132]].map(([x, size]) => person(x, height + 6, size, 'ink')).join('');
  return `<path d="M0 0h${width}v${height}H0Z" fill="${of('pine')}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('\n')}</g>${marks.join('')}<path d="M0 ${height - 26}h${width}v26H0Z" fill="${of('ink')}"/>${visitors}`;
}

const drawings = { board: board(), drawer: seeds(), pressure: pressure() };
for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
  const place = new URL(page, folder);
  const text = readFileSync(place, 'utf8');
  const drawn = text.replace(/(<symbol id="(\w+)"[^>]*>)[\s\S]*?(<\/symbol>)/g, (whole, open, name, close) =>
    drawings[name] ? `${open}\n${drawings[name]}\n${close}` : whole,
  );
  if (drawn !== text) writeFileSync(place, drawn);
}

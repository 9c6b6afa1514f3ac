/*
 * Draws the clock of the front page: node tools/movement.mjs
 *
 * It is made of layers, because some of them turn: plate, fourth wheel, escape wheel, balance, bridges, hand. All are
 * 1000 units wide or are placed by `.movement` in style.css with the middles and widths below.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../assets/img/movement/', import.meta.url);
const round = (value) => Math.round(value * 10) / 10;
const at = (cx, cy, radius, turn) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
};
const times = (count, draw) => Array.from({ length: count }, (_, n) => draw(n)).join('');

const gradients = {
  gold: '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff0b8"/><stop offset=".35" stop-color="#e3b653"/><stop offset=".7" stop-color="#b57e22"/><stop offset="1" stop-color="#eac979"/></linearGradient>',
  deep: '<linearGradient id="deep" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#d9a441"/><stop offset="1" stop-color="#8a5a12"/></linearGradient>',
  steel: '<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="#b9c3d2"/><stop offset=".75" stop-color="#75829a"/><stop offset="1" stop-color="#dfe5ee"/></linearGradient>',
  blue: '<radialGradient id="blue" cx=".35" cy=".3" r=".8"><stop stop-color="#8fb4ff"/><stop offset=".35" stop-color="#2a50c8"/><stop offset="1" stop-color="#0d1c5c"/></radialGradient>',
  ruby: '<radialGradient id="ruby" cx=".4" cy=".35" r=".75"><stop stop-color="#ff8aa0"/><stop offset=".4" stop-color="#e0153f"/><stop offset="1" stop-color="#7a0321"/></radialGradient>',
  night: '<radialGradient id="night" cx=".38" cy=".3" r=".8"><stop stop-color="#3a4f96"/><stop offset=".55" stop-color="#1c2a60"/><stop offset="1" stop-color="#0c1436"/></radialGradient>',
  perlage: '<pattern id="perlage" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><g fill="none" stroke="#9db4ff"><circle cx="17" cy="17" r="19" stroke-opacity=".2" stroke-width="1.2"/><circle cx="17" cy="17" r="11" stroke-opacity=".14" stroke-width="1.2"/><circle cx="17" cy="17" r="4" stroke-opacity=".2" stroke-width="1.2"/></g></pattern>',
  geneva: '<linearGradient id="wave" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#8f9bb0"/><stop offset=".5" stop-color="#eef2f7"/><stop offset="1" stop-color="#a7b2c4"/></linearGradient><pattern id="geneva" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path fill="url(#wave)" d="M0 0h15v15H0z"/></pattern>',
  enamel: '<radialGradient id="enamel" cx=".42" cy=".38" r=".62"><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#dde3ea"/></radialGradient>',
};

/** A toothed rim; `points` leans the teeth as those of an escape wheel. */
function teeth(cx, cy, radius, count, depth, points = false) {
  const step = 1 / count;
  const one = (n) =>
    points
      ? [at(cx, cy, radius - depth, n * step), at(cx, cy, radius, (n + 0.62) * step), at(cx, cy, radius - depth * 0.35, (n + 0.66) * step), at(cx, cy, radius - depth, (n + 0.72) * step)]
      : [at(cx, cy, radius - depth, (n + 0.05) * step), at(cx, cy, radius, (n + 0.28) * step), at(cx, cy, radius, (n + 0.52) * step), at(cx, cy, radius - depth, (n + 0.75) * step)];
  return `M${Array.from({ length: count }, (_, n) => one(n).join('L')).join('L')}Z`;
}

/** The openings between the arms of a wheel. */
function openings(cx, cy, inner, outer, arms, width) {
  const gap = (radius) => width / 2 / (2 * Math.PI * radius);
  return times(arms, (n) => {
    const from = n / arms;
    const to = (n + 1) / arms;
    const large = 1 / arms > 0.5 ? 1 : 0;
    return `M${at(cx, cy, outer, from + gap(outer))}A${outer} ${outer} 0 ${large} 1 ${at(cx, cy, outer, to - gap(outer))}L${at(cx, cy, inner, to - gap(inner))}A${inner} ${inner} 0 ${large} 0 ${at(cx, cy, inner, from + gap(inner))}Z`;
  });
}

function wheel(cx, cy, radius, count, { arms = 5, fill = 'gold', depth = 9, rim = 0.76, points = false } = {}) {
  const shape = teeth(cx, cy, radius, count, depth, points) + openings(cx, cy, radius * 0.24, radius * rim, arms, radius * 0.12);
  return `<path transform="translate(7 11)" fill="#050a20" fill-opacity=".45" fill-rule="evenodd" d="${shape}"/><path fill="url(#${fill})" fill-rule="evenodd" stroke="#5c3c0a" stroke-width="1.2" d="${shape}"/>
<circle cx="${cx}" cy="${cy}" r="${round(radius * (rim + 0.07))}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${round(radius * 0.17)}" fill="none" stroke="#5c3c0a" stroke-opacity=".6" stroke-width="1.5"/>`;
}

const pinion = (cx, cy, radius) => `<path fill="url(#steel)" stroke="#29324a" d="${teeth(cx, cy, radius, 10, radius * 0.32)}"/>`;
const screw = (x, y, radius, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="2" cy="4" r="${radius + 2}" fill="#050a20" fill-opacity=".4"/><circle r="${radius}" fill="url(#blue)" stroke="#070f36" stroke-width="1.5"/><path stroke="#060c2b" stroke-width="${round(radius * 0.28)}" d="M${-radius * 0.82} 0H${radius * 0.82}"/><path stroke="#a9c3ff" stroke-opacity=".8" d="M${-radius * 0.8} ${round(radius * 0.2)}H${radius * 0.8}"/></g>`;
const jewel = (x, y, radius) => `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${radius + 5}" fill="#050a20" fill-opacity=".35"/><circle r="${radius + 4}" fill="url(#gold)" stroke="#6b470e"/><circle r="${radius}" fill="url(#ruby)"/><circle r="${round(radius * 0.24)}" fill="#2b0210"/><circle cx="${round(-radius * 0.36)}" cy="${round(-radius * 0.4)}" r="${round(radius * 0.2)}" fill="#fff" fill-opacity=".85"/></g>`;

function spiral(cx, cy, from, to, turns) {
  const steps = Math.round(turns * 28);
  return `M${Array.from({ length: steps + 1 }, (_, n) => at(cx, cy, from + ((to - from) * n) / steps, (n / steps) * turns)).join('L')}`;
}

/** A bridge: a bar with a bevel along its edge and stripes on its face. */
function bridge(d, width) {
  const bar = (colour, size, more = '') => `<path fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round" ${more}d="${d}"/>`;
  return bar('#050a20', width + 4, 'stroke-opacity=".45" transform="translate(9 14)" ') + bar('#4f5a72', width + 3) + bar('#fbfdff', width) + bar('#8d99ae', width - 8) + bar('url(#geneva)', width - 10);
}

/* Roman figures as shapes: thick strokes down, thin strokes up. Each is drawn upright around 0 0, 52 high. */
const down = (x, lean = 0) => `M${x - lean - 4.5} -24H${x - lean + 4.5}L${x + lean + 4.5} 24H${x + lean - 4.5}Z`;
const up = (x, lean) => `M${x + lean - 1.3} -24H${x + lean + 1.3}L${x - lean + 1.3} 24H${x - lean - 1.3}Z`;
const figures = {
  I: [16, (x) => down(x)],
  V: [34, (x) => down(x - 6, 7) + up(x + 7, 6)],
  X: [36, (x) => down(x, 11) + up(x, 11)],
};
function roman(text) {
  const width = [...text].reduce((sum, letter) => sum + figures[letter][0], 0);
  let x = -width / 2;
  const body = [...text].map((letter) => {
    const [wide, shape] = figures[letter];
    x += wide;
    return shape(x - wide / 2);
  });
  return `${body.join('')}M${-width / 2} -26.5H${width / 2}V-23.500H${-width / 2}ZM${-width / 2} 23.500H${width / 2}V26.500H${-width / 2}Z`;
}

function ring() {
  const hours = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
  const minutes = times(60, (n) => `<path stroke-width="${n % 5 ? 2 : 6}" d="M${at(500, 500, 466, n / 60)}L${at(500, 500, 480, n / 60)}"/>`);
  return `<circle cx="500" cy="500" r="497" fill="url(#deep)"/><circle cx="500" cy="500" r="494" fill="none" stroke="#fff3c9" stroke-width="3"/><circle cx="500" cy="500" r="488" fill="url(#enamel)"/>
<g fill="none" stroke="#14224a"><circle cx="500" cy="500" r="481" stroke-width="2"/><circle cx="500" cy="500" r="466" stroke-width="2"/>${minutes}</g>
<g fill="#14224a">${hours.map((text, n) => `<path transform="translate(${at(500, 500, 429, n / 12)}) rotate(${n * 30})" d="${roman(text)}"/>`).join('')}</g>
<circle cx="500" cy="500" r="392" fill="url(#deep)"/><circle cx="500" cy="500" r="384" fill="#0a1130"/><circle cx="500" cy="503" r="381" fill="url(#night)"/><circle cx="500" cy="503" r="381" fill="url(#perlage)"/>`;
}

function barrel() {
  return `${wheel(345, 385, 174, 84, { arms: 1, rim: 0, depth: 10 })}<circle cx="345" cy="385" r="144" fill="#1a1206"/><circle cx="345" cy="385" r="144" fill="none" stroke="#6b470e" stroke-width="4"/>
<path fill="none" stroke="#0b143f" stroke-width="9" d="${spiral(345, 385, 34, 137, 6.6)}"/><path fill="none" stroke="#5f86f0" stroke-width="4.500" d="${spiral(344, 383, 34, 137, 6.6)}"/><path fill="none" stroke="#dbe6ff" stroke-opacity=".7" stroke-width="1.2" d="${spiral(343, 381.5, 34, 137, 6.6)}"/>
<circle cx="345" cy="385" r="34" fill="url(#steel)" stroke="#29324a" stroke-width="2"/>`;
}

const plate = `${ring()}${barrel()}${wheel(500, 500, 146, 80, { fill: 'gold' })}${pinion(500, 500, 34)}${wheel(655, 425, 112, 72, { fill: 'deep', depth: 8 })}${pinion(655, 425, 24)}
${wheel(592, 228, 84, 40, { fill: 'steel', depth: 12, arms: 6 })}${screw(592, 228, 19, 115)}${wheel(652, 742, 78, 44, { depth: 9, arms: 6 })}${pinion(652, 742, 22)}
${screw(500, 168, 13, 20)}${screw(220, 640, 13, 70)}${screw(806, 640, 13, 130)}${screw(548, 828, 13, 40)}${jewel(750, 292, 9)}${jewel(652, 742, 9)}`;

const fork = '<g transform="translate(556 664) rotate(171)"><path fill="#050a20" fill-opacity=".4" transform="translate(-5 -9)" d="M-46 -30l18 8 16 14h90l16 -9v34l-16 -9h-90l-16 14-18 8 6 -18 8 -12-8 -12z"/><path fill="url(#steel)" stroke="#29324a" stroke-width="1.5" d="M-46 -30l18 8 16 14h90l16 -9v34l-16 -9h-90l-16 14-18 8 6 -18 8 -12-8 -12z"/><path fill="url(#ruby)" d="M-52 -33l12 3-3 13-12 -4zM-52 33l12 -3-3 -13-12 4z"/></g>';

const balance = () => {
  const [c, r] = [160, 140];
  const arms = `M${c - 9} ${c - 118}h18v94h-18zM${c - 9} ${c + 24}h18v94h-18z`;
  const screws = times(16, (n) => `<g transform="rotate(${n * 22.5 + 11.25} ${c} ${c})"><path fill="url(#gold)" stroke="#5c3c0a" d="M${c - 7} ${c - r - 12}h14v15h-14z"/></g>`);
  return `${screws}<circle cx="${c}" cy="${c}" r="128" fill="none" stroke="#6b470e" stroke-width="23"/><circle cx="${c}" cy="${c}" r="128" fill="none" stroke="url(#gold)" stroke-width="20"/><circle cx="${c}" cy="${c}" r="133" fill="none" stroke="#fff6d6" stroke-opacity=".8" stroke-width="2"/>
<path fill="url(#gold)" stroke="#6b470e" d="${arms}"/><path fill="none" stroke="#1c3aa8" stroke-width="3" d="${spiral(c, c, 18, 92, 8)}"/><path fill="none" stroke="#b7ccff" stroke-width="1.1" d="${spiral(c - 0.8, c - 1, 18, 92, 8)}"/><circle cx="${c}" cy="${c}" r="26" fill="url(#gold)" stroke="#6b470e"/>`;
};

const bridges = `${fork}${bridge('M196 334L345 385L500 500', 62)}${bridge('M812 356L655 425L690 545L812 596', 50)}${bridge('M292 782C318 758 356 728 386 684', 66)}
${jewel(345, 385, 19)}${jewel(500, 500, 17)}${jewel(655, 425, 15)}${jewel(690, 547, 13)}${jewel(386, 684, 19)}${jewel(612, 616, 9)}${jewel(548, 664, 9)}
${screw(200, 335, 17, 35)}${screw(424, 444, 14, 100)}${screw(806, 359, 15, 60)}${screw(806, 594, 15, 160)}${screw(294, 780, 17, 15)}${screw(332, 744, 11, 80)}`;

const hand = `<g fill="#050a20" fill-opacity=".3" transform="translate(8 12)"><path d="M496 640L497 40h6L504 640z"/></g><path fill="#c8102e" d="M493 650L497.500 36h5L507 650z"/><circle cx="500" cy="128" r="17" fill="none" stroke="#c8102e" stroke-width="8"/><circle cx="500" cy="640" r="23" fill="#c8102e"/><circle cx="500" cy="500" r="16" fill="#c8102e"/><circle cx="500" cy="500" r="6" fill="url(#gold)"/>`;

function save(name, width, body) {
  const used = Object.entries(gradients).filter(([id]) => body.includes(`url(#${id})`));
  const defs = used.map(([, text]) => text).join('');
  writeFileSync(new URL(`${name}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${width} ${width}"><defs>${defs}</defs>${body}</svg>\n`);
}

mkdirSync(folder, { recursive: true });
save('plate', 1000, plate);
save('fourth', 200, `${wheel(100, 100, 88, 60, { depth: 7 })}${pinion(100, 100, 18)}`); // middle 690 547
save('escape', 150, wheel(75, 75, 64, 15, { fill: 'steel', depth: 17, rim: 0.52, arms: 4, points: true })); // middle 612 616
save('balance', 320, balance()); // middle 386 684
save('bridges', 1000, bridges);
save('hand', 1000, hand);

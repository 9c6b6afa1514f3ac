// Draws the planisphere into index.html and the Plough into the lessons, between their marks.
// Run from the template's folder: node tools/draw-planisphere.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';

globalThis.window = globalThis;
for (const file of ['assets/js/sky-data.js', 'assets/js/sky.js']) vm.runInThisContext(readFileSync(file, 'utf8'));
const { Sky } = globalThis;
const rad = Math.PI / 180;
const n = (value) => String(Number(value.toFixed(1)));
const at = (ra, dec) => Sky.place(ra, dec).map(n).join(' ');
const size = (mag) => Math.max(1.5, 6.4 - 1.25 * mag);

/** From ecliptic or galactic longitude and latitude to right ascension and declination. */
const ecliptic = (l) => [Math.atan2(Math.cos(23.44 * rad) * Math.sin(l * rad), Math.cos(l * rad)) / rad, Math.asin(Math.sin(23.44 * rad) * Math.sin(l * rad)) / rad];
const galactic = (l, b) => {
  const [pole, node] = [27.128 * rad, (122.932 - l) * rad];
  const dec = Math.asin(Math.sin(pole) * Math.sin(b * rad) + Math.cos(pole) * Math.cos(b * rad) * Math.cos(node));
  const ra = 192.859 + Math.atan2(Math.cos(b * rad) * Math.sin(node), Math.cos(pole) * Math.sin(b * rad) - Math.sin(pole) * Math.cos(b * rad) * Math.cos(node)) / rad;
  return [ra, dec / rad];
};
const around = (from, to, step, f) => {
  const points = [];
  for (let value = from; value <= to; value += step) points.push(at(...f(value)));
  return points;
};

const lines = Sky.figures.flatMap(([joined]) => joined.split('|').map((run) => `M${run.split(' ').map((name) => at(Sky.stars[name].ra, Sky.stars[name].dec)).join('L')}`)).join('');
const dots = Object.values(Sky.stars).map(({ ra, dec, mag }) => {
  const [x, y] = Sky.place(ra, dec);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size(mag))}"/>`;
});
const names = Sky.figures.filter(([, , , name]) => name).map(([, hours, dec, name]) => {
  const [x, y] = Sky.place(hours * 15, dec);
  return `<text transform="translate(${n(x)} ${n(y)}) rotate(${n(hours * 15)})">${name}</text>`;
});
const lessons = Sky.lessons.map((name, index) => {
  const { ra, dec } = Sky.stars[name];
  const [x, y] = Sky.place(ra, dec);
  return `<g class="goal" data-goal="${index + 1}" transform="translate(${n(x)} ${n(y)})"><path class="rays" d="M0-24L4-9 17-17 9-4 24 0 9 4 17 17 4 9 0 24-4 9-17 17-9 4-24 0-9-4-17-17-4-9z"/><circle r="13"/><g data-upright><text y="6">${index + 1}</text></g></g>`;
});

// Dates stand where the hour ring reads the time at which that part of the sky is in the south.
const ring = [];
const months = [];
for (let index = 0; index < 365; index += 1) {
  const date = new Date(Date.UTC(2026, 0, 1 + index));
  const ra = Sky.sidereal(date) + 180;
  const isFirst = date.getUTCDate() === 1;
  const isFifth = date.getUTCDate() % 5 === 0 && date.getUTCDate() < 30;
  const [sin, cos] = [Math.sin(ra * rad), Math.cos(ra * rad)];
  const end = isFirst ? 466 : isFifth ? 447 : 443;
  ring.push(`M${n(-437 * sin)} ${n(437 * cos)}L${n(-end * sin)} ${n(end * cos)}`);
  if (date.getUTCDate() === 16) months.push(`<text transform="rotate(${n(ra + 180)}) translate(0 -452)">${date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })}</text>`);
}
const hours = [];
for (let hour = -8; hour <= 8; hour += 1) {
  const angle = hour * 15;
  hours.push(`<text transform="rotate(${-angle}) translate(0 -476)">${(24 + hour) % 24}</text>`);
}
const circles = [60, 30, 0, -30].map((dec) => `<circle r="${n(((90 - dec) / 126) * 430)}"/>`).join('');
const spokes = Array.from({ length: 12 }, (_, index) => `M${at(index * 30, 80)}L${at(index * 30, -36)}`).join('');
const milky = around(0, 360, 6, (l) => galactic(l, 0)).join('L');
const turn = Sky.local('2026-11-24', 21);

const planisphere = `
<svg class="planisphere" viewBox="-500 -500 1000 1000" role="img" aria-labelledby="sky-now" data-planisphere>
<defs><clipPath id="disc"><circle r="430"/></clipPath></defs>
<circle class="rim" r="496"/>
<g class="hours">${hours.join('')}</g>
<g data-disc transform="rotate(${n(-turn)})">
<circle class="dates" r="468"/><path class="fine" d="${ring.join('')}"/>
<g class="months">${months.join('')}</g>
<circle class="sheet" r="434"/>
<g clip-path="url(#disc)">
<path class="milky" d="M${milky}"/>
<g class="grid">${circles}<path d="${spokes}"/></g>
<path class="ecliptic" d="M${around(0, 360, 5, ecliptic).join('L')}"/>
<path class="figures" d="${lines}"/>
<g class="stars">
${dots.join('\n').replace(/((?:.*\n){6})/g, (rows) => `${rows.replaceAll('\n', '')}\n`)}
</g>
<g class="names">${names.join('')}</g>
</g>
<g class="goals">
${lessons.join('\n')}
</g>
</g>
<path class="below" fill-rule="evenodd" d="M-434 0a434 434 0 1 0 868 0a434 434 0 1 0-868 0${Sky.outline(52)}" data-below/>
<path class="horizon" d="${Sky.outline(52)}" data-horizon/>
<g class="winds" data-winds>${[['N', 0], ['E', 90], ['S', 180], ['W', 270]].map(([name, azimuth]) => {
  const { hour, dec } = Sky.horizon(azimuth, 52);
  const [x, y] = Sky.place(-hour, Math.max(dec, -33));
  return `<text x="${n(x)}" y="${n(y + 7)}" data-wind="${azimuth}">${name}</text>`;
}).join('')}</g>
<path class="pointer" d="M0-437l-9-33h18z" transform="rotate(${n(-(21 - 24) * 15)})" data-pointer/>
</svg>
`;

/** A piece of the sky around the Plough and the pole, flat: x to the left with right ascension, as seen looking north. */
function northern(width, scale, turned) {
  const spot = (name) => {
    const { ra, dec } = Sky.stars[name];
    const r = (90 - dec) * scale;
    const angle = (turned - ra) * rad;
    return [width / 2 + r * Math.sin(angle), r * Math.cos(angle)];
  };
  return spot;
}
const plough = ['Dubhe', 'Merak', 'Phecda', 'Megrez', 'Alioth', 'Mizar', 'Alkaid'];
const spot = northern(760, 13, 7);
const show = (name) => spot(name).map(n).join(' ');
const shown = (name, dx, dy, anchor = 'start') => {
  const [x, y] = spot(name);
  return `<circle class="dot" cx="${n(x)}" cy="${n(y)}" r="${n(size(Sky.stars[name].mag) * 1.3)}"/><text x="${n(x + dx)}" y="${n(y + dy)}" text-anchor="${anchor}">${name}</text>`;
};
const [mx, my] = spot('Merak');
const [px, py] = spot('Polaris');
const pointers = `
<svg class="upright" viewBox="80 -560 580 600" role="img" aria-label="The Plough; a line through Merak and Dubhe, five times as long again, ends at Polaris.">
<path class="guide" d="M${n(mx)} ${n(my)}L${n(px)} ${n(py)}"/>
<path class="figure" d="M${[...plough, 'Megrez'].slice(0, 7).map(show).join('L')}M${show('Megrez')}L${show('Dubhe')}"/>
${shown('Dubhe', 16, 18)}${shown('Merak', -14, 6, 'end')}${shown('Phecda', 0, -18, 'middle')}${shown('Megrez', 0, 28, 'middle')}${shown('Alioth', 4, 28, 'middle')}${shown('Mizar', 10, 26)}${shown('Alkaid', 14, 0)}
${shown('Polaris', 16, 6)}${shown('Kochab', 16, 6)}
</svg>
`;

const flat = northern(760, 16, 7);
const angle = (one, other) => {
  const [a, b] = [Sky.stars[one], Sky.stars[other]];
  return Math.acos(Math.sin(a.dec * rad) * Math.sin(b.dec * rad) + Math.cos(a.dec * rad) * Math.cos(b.dec * rad) * Math.cos((a.ra - b.ra) * rad)) / rad;
};
const span = (one, other, dx, dy) => {
  const [[ax, ay], [bx, by]] = [flat(one), flat(other)];
  return `<path class="guide" d="M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}"/><text class="size" x="${n((ax + bx) / 2 + dx)}" y="${n((ay + by) / 2 + dy)}">${angle(one, other).toFixed(1)}°</text>`;
};
const mark = (name, dx, dy, anchor) => {
  const [x, y] = flat(name);
  return `<circle class="dot" cx="${n(x)}" cy="${n(y)}" r="${n(size(Sky.stars[name].mag) * 1.4)}"/><text x="${n(x + dx)}" y="${n(y + dy)}" text-anchor="${anchor}">${name}</text>`;
};
const xs = plough.map((name) => flat(name));
const [left, top, right, bottom] = [Math.min(...xs.map(([x]) => x)) - 90, Math.min(...xs.map(([, y]) => y)) - 50, Math.max(...xs.map(([x]) => x)) + 110, Math.max(...xs.map(([, y]) => y)) + 50];
const distances = `
<svg viewBox="${n(left)} ${n(top)} ${n(right - left)} ${n(bottom - top)}" role="img" aria-label="Distances in the Plough: Dubhe to Merak ${angle('Dubhe', 'Merak').toFixed(1)} degrees, Dubhe to Megrez ${angle('Dubhe', 'Megrez').toFixed(1)}, Dubhe to Alkaid ${angle('Dubhe', 'Alkaid').toFixed(1)}.">
<path class="figure" d="M${plough.map((name) => flat(name).map(n).join(' ')).join('L')}M${flat('Megrez').map(n).join(' ')}L${flat('Dubhe').map(n).join(' ')}"/>
${span('Dubhe', 'Merak', -64, 12)}${span('Dubhe', 'Megrez', -10, 34)}${span('Dubhe', 'Alkaid', 40, 36)}
${mark('Dubhe', 0, 30, 'middle')}${mark('Merak', -14, -6, 'end')}${mark('Phecda', 0, -18, 'middle')}${mark('Megrez', 6, -16, 'start')}${mark('Alioth', 6, -16, 'start')}${mark('Mizar', 0, -18, 'middle')}${mark('Alkaid', 14, 2, 'start')}
</svg>
`;

function put(file, name, drawing) {
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`(<!-- drawn: ${name} -->)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!pattern.test(text)) throw new Error(`${file} has no place for ${name}`);
  writeFileSync(file, text.replace(pattern, `$1${drawing}$2`));
}
put('index.html', 'planisphere', planisphere);
put('lesson-2.html', 'pointers', pointers);
put('lesson-3.html', 'distances', distances);
console.log(['Merak', 'Megrez', 'Alkaid'].map((name) => `Dubhe-${name} ${angle('Dubhe', name).toFixed(1)}`).join(', '), 'Dubhe-Polaris', angle('Dubhe', 'Polaris').toFixed(1));

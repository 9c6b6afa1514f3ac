// Draws the planisphere into index.html, between its marks.
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
  const { ra, dec } = Sky.stars[name.toLowerCase()];
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

function put(file, name, drawing) {
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`(<!-- drawn: ${name} -->)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!pattern.test(text)) throw new Error(`${file} has no place for ${name}`);
  writeFileSync(file, text.replace(pattern, `$1${drawing}$2`));
}
put('index.html', 'planisphere', planisphere);

/**
 * Draws the town plan from tools/survey.mjs: source/src/town/town.js holds the drawing; names and
 * places of houses are printed, for index.html.
 * The same survey always gives the same plan. Run it after changing the survey or adding a house: node tools/plan-town.mjs
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { east } from './houses-east.js';
import { west } from './houses-west.js';
import { chance } from '../source/src/draw/pen.js';
import * as survey from './survey.mjs';
import { contours, curve, inside, nearWay, rounded, smooth } from './geometry.mjs';

const random = chance('tarrowmouth');
const ways = survey.streets.map(([kind, name, points, at]) => ({ kind, name, at, points: smooth(points) }));
const coastLine = [...smooth(survey.coast.west), ...survey.coast.quays, ...smooth(survey.coast.east)];
const land = [...coastLine, [2400, -2000], [-700, -2000]];
const river = smooth(survey.river);
const brook = smooth(survey.brook);
const railway = smooth(survey.railway);
const halfOf = { main: 7, street: 5, lane: 3.5, path: 1.5 };
const closed = (points) => `${rounded(points)}Z`;

/* Buildings: along both sides of every street, as deep as plots are, none on another street, in water or on a green. */

const built = [];
const centres = [];
const isFree = (corners, middle, own) => {
  if (!corners.every((corner) => inside(corner, land))) return false;
  if (corners.some((corner) => nearWay(corner, river) < 24 || nearWay(corner, brook) < 9 || nearWay(corner, railway) < 16)) return false;
  if (corners.some((corner) => nearWay(corner, coastLine) < 6)) return false;
  if (survey.greens.some(([, , shape]) => corners.some((corner) => inside(corner, shape)))) return false;
  if (ways.some((way) => way !== own && way.kind !== 'path' && [...corners, middle].some((corner) => nearWay(corner, way.points) < halfOf[way.kind] + 1.5))) return false;
  return !centres.some(([x, y, reach]) => Math.hypot(x - middle[0], y - middle[1]) < reach + 7);
};
for (const way of ways) {
  if (way.kind === 'path') continue;
  const isDense = (x, y) => Math.hypot((x - 760) / 1.4, y - 590) < 215;
  for (const side of [-1, 1]) {
    let wait = 10;
    for (let at = 1; at < way.points.length; at += 1) {
      const [from, to] = [way.points[at - 1], way.points[at]];
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      let along = 0;
      while (along + wait <= long) {
        along += wait;
        const dense = isDense(from[0], from[1]);
        const wide = 8 + random() * (dense ? 6 : 5);
        const deep = (dense ? 11 : 9) + random() * 6;
        wait = wide + (random() < (dense ? 0.12 : 0.55) ? 4 + random() * (dense ? 6 : 16) : 0.8);
        const away = halfOf[way.kind] + (dense ? 1.6 : 4 + random() * 3);
        const spot = (a, d) => [from[0] + ux * a - uy * d * side, from[1] + uy * a + ux * d * side];
        const corners = [spot(along - wide / 2, away), spot(along + wide / 2, away), spot(along + wide / 2, away + deep), spot(along - wide / 2, away + deep)];
        const middle = spot(along, away + deep / 2);
        if (middle[0] < -40 || middle[0] > 1500 || middle[1] < -20) continue;
        if (!isFree(corners, middle, way)) continue;
        // Some have a back wing.
        if (random() < 0.4) corners.splice(3, 0, spot(along, away + deep), spot(along, away + deep + 5), spot(along - wide / 2, away + deep + 5));
        built.push({ corners, middle, front: spot(along, away) });
        centres.push([middle[0], middle[1], wide * 0.42]);
      }
      wait -= long - along;
      if (wait < 0) wait = 1;
    }
  }
}

/* Houses for sale take the building nearest to where their street is. */

const plots = {};
const forSale = new Set();
for (const house of [...west, ...east]) {
  const best = built.filter((building) => !forSale.has(building)).sort((a, b) => Math.hypot(a.middle[0] - house.near[0], a.middle[1] - house.near[1]) - Math.hypot(b.middle[0] - house.near[0], b.middle[1] - house.near[1]))[0];
  forSale.add(best);
  plots[house.id] = best.middle.map((value) => Math.round(value));
}

/* Trees in woods and parks, tufts on the marsh. */

const scatter = (shape, step) => {
  const all = [];
  for (let y = -300; y < 1000; y += step) for (let x = -300; x < 1900; x += step) {
    const spot = [x + random() * step, y + random() * step];
    if (inside(spot, shape)) all.push(spot);
  }
  return all;
};
const dotsOf = (spots, r) => spots.map(([x, y]) => { const size = r * (0.7 + random() * 0.6); return `M${(x - size).toFixed(0)} ${y.toFixed(0)}a${size.toFixed(1)} ${size.toFixed(1)} 0 1 1 0 .1Z`; }).join('');
const green = (kind) => survey.greens.filter(([name]) => name === kind).map(([, , shape]) => shape);
const trees = [...green('wood').flatMap((shape) => scatter(shape, 19)), ...green('park').flatMap((shape) => scatter(shape, 24).filter(() => random() < 0.55)), ...green('yard').flatMap((shape) => scatter(shape, 18))];
const gardens = built.filter(() => random() < 0.3).map(({ middle, front }) => [middle[0] + (middle[0] - front[0]) * 2.1 + random() * 6, middle[1] + (middle[1] - front[1]) * 2.1])
  .filter((spot) => inside(spot, land) && nearWay(spot, river) > 24 && ways.every((way) => nearWay(spot, way.points) > 8));
const tufts = green('marsh').flatMap((shape) => scatter(shape, 30)).map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h9m-7-1l-1-4m4 4v-5m2 5l2-4`).join('');
const rows = green('allot').flatMap((shape) => scatter(shape, 13)).map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}l8 3`).join('');

const wayOf = (kind) => ways.filter((way) => way.kind === kind).map((way) => curve(way.points)).join('');
const sleepers = railway.flatMap((point, at) => (at % 2 ? [] : [point]));
const labels = ways.filter(({ name }) => name).map(({ kind, name, at, points }, n) => {
  const line = points[0][0] > points.at(-1)[0] ? [...points].reverse() : points;
  const middle = points === line ? at : 100 - at;
  return `<path id="w${n}" d="${curve(line)}" fill="none"/><text class="road ${kind}" dy=".32em"><textPath href="#w${n}" startOffset="${middle}%">${name}</textPath></text>`;
}).join('');
const esc = (text) => text.replace('&', '&amp;');

const parts = [
  `<rect class="sea" x="-700" y="-2000" width="3100" height="4600"/>`,
  [92, 60, 34, 14].map((width, n) => `<path class="tide tide-${n}" stroke-width="${width}" d="${rounded(coastLine)}"/>`).join(''),
  `<path class="sand" d="${closed(smooth([...survey.beach, survey.beach[0]]))}"/>`,
  `<path class="land" d="${closed(land)}"/>`,
  `<path class="contour" d="${contours(survey.hills, [12, 24, 36, 48, 60, 72, 80], land)}"/>`,
  survey.greens.map(([kind, , shape]) => `<path class="${kind}" d="${closed(smooth([...shape, shape[0]]))}"/>`).join(''),
  `<path class="tuft" d="${tufts}"/><path class="furrow" d="${rows}"/>`,
  `<path class="shore" d="${rounded(coastLine)}"/>`,
  `<path class="bank" stroke-width="35" d="${curve(river)}"/><path class="bank" stroke-width="9" d="${curve(brook)}"/><path class="stream" stroke-width="31" d="${curve(river)}"/><path class="stream" stroke-width="6" d="${curve(brook)}"/>`,
  survey.moles.map((mole) => `<path class="mole-edge" d="${curve(smooth(mole))}"/><path class="mole" d="${curve(smooth(mole))}"/>`).join(''),
  `<path class="ferry" d="${curve(smooth(survey.ferry))}"/>`,
  `<path class="w-path" d="${wayOf('path')}"/><path class="c-lane" d="${wayOf('lane')}"/><path class="c-street" d="${wayOf('street')}"/><path class="c-main" d="${wayOf('main')}"/><path class="w-lane" d="${wayOf('lane')}"/><path class="w-street" d="${wayOf('street')}"/><path class="w-main" d="${wayOf('main')}"/>`,
  `<path class="lantern" d="${wayOf('street')}${wayOf('main')}"/>`,
  `<path class="rail" d="${curve(railway)}"/><path class="ties" d="${curve(sleepers)}"/>`,
  `<path class="house" d="${built.filter((building) => !forSale.has(building)).map(({ corners }) => closed(corners)).join('')}"/>`,
  `<path class="lamps" d="${built.filter(() => random() < 0.5).map(({ middle: [x, y] }) => `M${(x + random() * 5 - 2).toFixed(0)} ${(y + random() * 5 - 2).toFixed(0)}h3v3h-3Z`).join('')}"/>`,
  `<path class="sold" d="${[...forSale].map(({ corners }) => closed(corners)).join('')}"/>`,
  `<path class="leaf" d="${dotsOf(trees, 7.5)}${dotsOf(gardens, 4)}"/>`,
  `<path class="station" d="M728 192l64 -5 1.5 17 -64 5Z"/><path class="church" d="M548 470h9v-7h7v7h16v12h-16v7h-7v-7h-9Z"/><path class="market" d="M726 700h74v-17h-74Z"/><path class="market" d="M938 818l18 7 -6 17 -18 -7Z"/>`,
  `<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="765" y1="930" x2="540" y2="1130"><stop class="beam-near" offset="0"/><stop class="beam-far" offset="1"/></linearGradient><path d="M765 930L470 1090L610 1200Z" fill="url(#beam)"/><g class="light"><circle cx="765" cy="930" r="8"/><path d="M765 915v-7M765 945v7M750 930h-7M780 930h7M754.500 919.500l-5-5M775.500 919.500l5-5M754.500 940.500l-5 5M775.500 940.500l5 5"/></g>`,
  `<path class="mast" d="M668 724l14 4m-14 8l14 4m-14 8l14 4M822 716l-3 13m-9 -13l-3 13m-9 -13l-3 13m-9 -13l-3 13M886 730l-13 4m14 10l-13 4m14 10l-13 4m14 10l-13 4"/>`,
  survey.soundings.map(([x, y, deep]) => `<text class="depth" x="${x}" y="${y}">${deep}</text>`).join(''),
  labels,
  survey.greens.filter(([, name]) => name).map(([, name, , spot]) => spot && `<text class="green" x="${spot[0]}" y="${spot[1]}">${esc(name)}</text>`).join('').replaceAll('null', ''),
  survey.names.map(([kind, words, [x, y]]) => `<text class="n-${kind}" x="${x}" y="${y}">${esc(words)}</text>`).join(''),
  `<text class="n-river"><textPath href="#tarrow" startOffset="75%">River Tarrow</textPath></text><path id="tarrow" d="${curve(river)}" fill="none"/>`,
];

const folder = path.join(import.meta.dirname, '..', 'source', 'src', 'town');
const names = [];
const text = parts
  .join('')
  .replaceAll(/(\.\d)\d+/g, '$1')
  // The names are said by the page, so that they can be changed there.
  .replace(/(<text class="(?:road|green|n-(?!spot))[^>]*>(?:<textPath[^>]*>)?)([^<]+)(?=<\/)/g, (_, before, name) => `${before}{${names.push(name) - 1}}`);
writeFileSync(path.join(folder, 'town.js'), `/* The town plan, one unit a metre; {0}, {1} and so on are its names, which the page says. Written by tools/plan-town.mjs. */\nexport const town =\n  '${text.replaceAll("'", '’')}';\n`);
console.log(`names of the plan, the slot plan.names:
${names.join(', ')}`);
for (const [id, at] of Object.entries(plots)) console.log(`data-at of ${id}: ${at.join(' ')}`);
console.log(`${built.length} buildings, ${trees.length + gardens.length} trees, ${Math.round(text.length / 1000)} kB`);

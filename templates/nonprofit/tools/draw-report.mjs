// Draws the charts and tables of report.html from tools/report-data.json, between their marks.
// Run from the template's folder: node tools/draw-report.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const { profile, money, years } = JSON.parse(readFileSync('tools/report-data.json', 'utf8'));
const n = (value) => String(Number(value.toFixed(1)));
const table = (caption, head, rows) =>
  `<details><summary>The figures</summary><div class="table-responsive" tabindex="0" role="region" aria-label="${caption}"><table class="table"><caption class="visually-hidden">${caption}</caption><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((value) => `<td>${value}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div></details>`;

/** Height of the bed at a kilometre. */
function bed(km) {
  const after = profile.bed.findIndex(([at]) => at >= km);
  if (after <= 0) return profile.bed[0][1];
  const [[x0, y0], [x1, y1]] = [profile.bed[after - 1], profile.bed[after]];
  return y0 + ((km - x0) / (x1 - x0)) * (y1 - y0);
}
const x = (km) => 50 + (km / profile.length) * 1060;
const y = (metres) => 390 - ((metres - 85) / 130) * 350;
const fall = 4.2; // A weir is drawn taller than it is, or it would not be seen beside a hundred metres of river.
const ground = `M${profile.bed.map(([km, m]) => `${n(x(km))} ${n(y(m))}`).join('L')}`;
const ponds = profile.weirs.map(({ at, height, out, name }, index) => {
  const top = y(bed(at)) - height * fall * 2;
  let back = at;
  while (back > 0 && y(bed(back)) > top) back -= 0.05;
  const line = [];
  for (let km = at; km > back; km -= 0.25) line.push(`${n(x(km))} ${n(y(bed(km)))}`);
  const pond = `M${n(x(back))} ${n(top)}H${n(x(at))}L${line.join('L')}Z`;
  const label = `<text x="${n(x(at) + 8)}" y="${n(top - 22)}">${name}</text><text class="small" x="${n(x(at) + 8)}" y="${n(top - 4)}">${n(height)} m, ${out ? `out ${out}` : 'stands'}</text>`;
  return out
    ? `<path class="pond is-gone" d="${pond}"/><path class="wall is-gone" d="M${n(x(at))} ${n(y(bed(at)))}V${n(top)}"/>${label}`
    : `<path class="pond" d="${pond}"/><path class="wall" d="M${n(x(at))} ${n(y(bed(at)) + 3)}V${n(top - 4)}"/>${label}`;
});
const side = `
<figure><svg class="chart" viewBox="0 0 1160 440" role="img" aria-label="Long profile of the Arrel from kilometre 0 at 212 metres to kilometre 24 at 94 metres with five weirs; two are out.">
<path class="earth" d="${ground}V420H50Z"/>${ponds.join('\n')}
<path class="bed" d="${ground}"/>
${[0, 4, 8, 12, 16, 20, 24].map((km) => `<text class="axis" x="${n(x(km))}" y="438" text-anchor="middle">${km} km</text>`).join('')}
</svg><figcaption>Height of the river above the sea along its ${profile.length} kilometres. The walls are drawn eight times too tall, so that they can be seen; the fish find them tall enough.</figcaption></figure>
${table('Weirs of the Arrel', ['Weir', 'Kilometre', 'Height, m', 'Out'], profile.weirs.map(({ name, at, height, out }) => [name, at, n(height), out ?? 'stands']))}
`;

const most = Math.max(...[...money.in, ...money.out].map(([, sum]) => sum));
const sum = (list) => list.reduce((total, [, value]) => total + value, 0);
const pounds = (value) => `£${value.toLocaleString('en-GB')}`;
const bars = (list, kind, title) =>
  `<div class="col-lg-6"><h3>${title}, ${pounds(sum(list))}</h3><dl class="bars is-${kind}">${list.map(([name, value]) => `<div><dt>${name}</dt><dd><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><path d="M0 5H${n((value / most) * 100)}"/></svg><span>${pounds(value)}</span></dd></div>`).join('\n')}</dl></div>`;
const rest = sum(money.in) - sum(money.out);
const accounts = `
<div class="row g-5">${bars(money.in, 'in', 'In')}
${bars(money.out, 'out', 'Out')}</div>
<p class="rest">${rest >= 0 ? `${pounds(rest)} is left, and spoken for: the concrete ford, in May.` : `${pounds(-rest)} more than came in was spent, from what was laid by.`}</p>
`;

const px = (index) => 60 + (index / (years.rows.length - 1)) * 700;
const py = (km) => 300 - (km / 14) * 270;
const lines = years.rivers.map((name, river) => {
  const d = years.rows.map((row, index) => {
    const value = n(py(row[river + 1]));
    return index ? `H${n(px(index) - 60)}L${n(px(index))} ${value}` : `M${n(px(0))} ${value}`;
  }).join('');
  const last = years.rows.at(-1)[river + 1];
  return `<path class="swim r-${river}" d="${d}"/><circle class="end r-${river}" cx="${n(px(years.rows.length - 1))}" cy="${n(py(last))}" r="7"/><text x="${n(px(years.rows.length - 1) + 18)}" y="${n(py(last) + 6)}">${name}, ${last} km</text>`;
});
const reach = `
<figure><svg class="chart" viewBox="0 0 960 350" role="img" aria-label="Longest stretch without a wall: the Arrel from 4.4 to 12.1 kilometres, the Sill from 1.2 to 4.9, the Hessel unchanged at 2.6.">
<g class="lines">${[0, 4, 8, 12].map((km) => `<path d="M60 ${n(py(km))}H760"/>`).join('')}</g>${[0, 4, 8, 12].map((km) => `<text class="axis" x="44" y="${n(py(km) + 5)}" text-anchor="end">${km}</text>`).join('')}
${lines.join('\n')}
${years.rows.map(([year], index) => `<text class="axis" x="${n(px(index))}" y="334" text-anchor="middle">${year}</text>`).join('')}
</svg></figure>
${table('Longest stretch without a wall, in kilometres', ['Year', ...years.rivers], years.rows)}
`;

let page = readFileSync('report.html', 'utf8');
for (const [name, drawing] of Object.entries({ profile: side, money: accounts, years: reach })) {
  const pattern = new RegExp(`(<!-- drawn: ${name} -->)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!pattern.test(page)) throw new Error(`report.html has no place for ${name}`);
  page = page.replace(pattern, `$1${drawing}$2`);
}
writeFileSync('report.html', page);

/* The brush box: colours, a repeatable chance, hand lettering and the shapes that several goods share. */

export const ink = '#38210f';
export const c = {
  green: '#1f6b3f', greenDark: '#144b2c', greenLight: '#5fa04e', leaf: '#3f8a3a',
  tomato: '#d63a22', tomatoDark: '#a52713', tomatoLight: '#ee6a4a',
  butter: '#f6cf5b', butterDark: '#d79f2b', butterLight: '#fde9a6',
  paper: '#f6ead0', cream: '#fffaec', kraft: '#d2a973', kraftDark: '#b0834c', kraftLight: '#e6c797',
  wood: '#bf8448', woodDark: '#8b5a2b', woodLight: '#dcab6e',
};

const round = (n) => Math.round(n * 10) / 10;
export const n = (strings, ...values) =>
  strings.reduce((text, part, i) => text + part + (i < values.length ? (typeof values[i] === 'number' ? round(values[i]) : values[i]) : ''), '');

/** The same chance each time, so that drawing again changes nothing. */
export function chance(seed) {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return from + (state / 4294967296) * (to - from);
  };
}

export const path = (d, fill = 'none', rest = '') => n`<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`;
/** A shape without outline: light and shade. */
export const tint = (d, fill, opacity = 1) => n`<path d="${d}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const line = (d, colour = ink, width = 2.5, rest = '') => n`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${rest && ` ${rest}`}/>`;
export const box = (x, y, w, h, fill, r = 0, rest = '') => n`<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? n` rx="${r}"` : ''} fill="${fill}"${rest && ` ${rest}`}/>`;
export const disc = (x, y, r, fill, rest = '') => n`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${rest && ` ${rest}`}/>`;
export const oval = (x, y, rx, ry, fill, rest = '') => n`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${rest && ` ${rest}`}/>`;
export const at = (x, y, scale, inner, turn = 0) => n`<g transform="translate(${x} ${y})${turn ? n` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;
export const bare = 'stroke="none"';

/* Letters as strokes of a brush, ten wide and fourteen high. */
const letters = {
  A: 'M0 14 5 0 10 14M2 9H8', B: 'M1 0V14M1 0H5Q9 0 9 3.5T5 7H1M5 7Q10 7 10 10.5T5 14H1', C: 'M9.5 2.5Q8 0 5 0 .5 0 .5 7T5 14Q8 14 9.5 11.5',
  D: 'M1 0V14M1 0H4Q10 0 10 7T4 14H1', E: 'M9 0H1V14H9M1 7H7', F: 'M9 0H1V14M1 7H7', G: 'M9.5 2.5Q8 0 5 0 .5 0 .5 7T5 14Q9.5 14 9.5 8H5.5',
  H: 'M1 0V14M9 0V14M1 7H9', I: 'M5 0V14', J: 'M8 0V10Q8 14 4.5 14 1.5 14 1 11', K: 'M1 0V14M9 0 1 8M4 5.5 9.5 14', L: 'M1 0V14H9',
  M: 'M0 14 1.5 0 5 9 8.5 0 10 14', N: 'M1 14V0L9 14V0', O: 'M5 0Q10 0 10 7T5 14Q0 14 0 7T5 0Z', P: 'M1 14V0H5Q9.5 0 9.5 4T5 8H1',
  Q: 'M5 0Q10 0 10 7T5 14Q0 14 0 7T5 0ZM6 10 10.5 15', R: 'M1 14V0H5Q9.5 0 9.5 4T5 8H1M5 8 9.5 14', S: 'M9 2Q7.5 0 5 0 1 0 1 3.5 1 6.5 5 7 9.5 7.5 9.5 10.5 9.5 14 5 14 2 14 .5 11.5',
  T: 'M0 0H10M5 0V14', U: 'M1 0V9Q1 14 5 14T9 9V0', V: 'M0 0 5 14 10 0', W: 'M0 0 2 14 5 4 8 14 10 0', X: 'M.5 0 9.5 14M9.5 0 .5 14', Y: 'M0 0 5 7 10 0M5 7V14', Z: 'M1 0H9L1 14H9.5',
  0: 'M5 0Q10 0 10 7T5 14Q0 14 0 7T5 0Z', 1: 'M2.5 3 5.5 0V14', 2: 'M1 3.5Q1.5 0 5 0 9 0 9 3.5 9 6 1 14H9.5', 3: 'M1 1.5Q3 0 5 0 9 0 9 3.5T5 7Q9.5 7 9.5 10.5T5 14Q2 14 .5 12',
  4: 'M7 14V0L.5 10H10', 5: 'M9 0H2L1.5 6Q9.5 4.5 9.5 9.5 9.5 14 5 14 2 14 .5 12', 6: 'M8.5 1Q1 1 1 9.5 1 14 5 14T9.5 9.5 5 6 1 9.5', 7: 'M.5 0H9.5L4 14',
  8: 'M5 7Q1 7 1 3.5T5 0 9 3.5 5 7Q.5 7 .5 10.5T5 14 9.5 10.5 5 7', 9: 'M9 5Q9 0 5 0T1 4.5 5 8.5 9 5Q9 14 3 14',
  '.': 'M4.5 13.5h.5', ',': 'M5 13 4 16', '(': 'M7-1Q3 7 7 15', ')': 'M3-1Q7 7 3 15', '/': 'M8-1 2 15', '-': 'M2 7H8', ';': 'M5 5h.1M5 12 4 16', '&': 'M10 14 2.5 4Q2 0 5 0T6.5 4.5Q0 8 .5 11T4.5 14Q8 13 9.5 8', '#': 'M3 1 2 13M8 1 7 13M0 5H10M0 9H10', '€': 'M10 2Q8.5 0 6 0 2 0 2 7T6 14Q8.5 14 10 12M0 5.5H7M0 8.5H7', ' ': '',
};

/** Lettering: (x, y) is the left end of the base line, or its middle. */
export function letter(text, x, y, height, colour = ink, { middle = false, weight = 2.4, slant = 0 } = {}) {
  const scale = height / 14;
  const width = (text.length * 13 - 3) * scale;
  const glyphs = [...text.toUpperCase()].map((sign, i) => (letters[sign] ? `<path transform="translate(${i * 13} ${(i % 3) * 0.3 - 0.3})" d="${letters[sign]}"/>` : '')).join('');
  return n`<g transform="translate(${middle ? x - width / 2 : x} ${y - height}) scale(${Math.round(scale * 1000) / 1000 + ''})${slant ? ` skewX(${slant})` : ''}" fill="none" stroke="${colour}" stroke-width="${weight}">${glyphs}</g>`;
}

/** A board with grain. */
export function board(x, y, w, h, fill = c.wood, seed = 7) {
  const r = chance(seed + x * 3 + y * 5);
  let grain = '';
  for (let i = 0; i < Math.max(2, h / 9); i++) {
    const gy = y + r(3, h - 3);
    const from = x + r(2, w * 0.4);
    const to = from + r(w * 0.2, w * 0.55);
    grain += n`M${from} ${gy}Q${(from + to) / 2} ${gy + r(-3, 3)} ${to} ${gy}`;
  }
  return box(x, y, w, h, fill, 2) + tint(n`M${x + 1} ${y + 1}h${w - 2}v${Math.min(4, h / 5)}h${2 - w}z`, '#fff', 0.22) + tint(n`M${x + 1} ${y + h - 1}h${w - 2}v${-Math.min(5, h / 4)}h${2 - w}z`, ink, 0.16) + line(grain, ink, 1.2, 'opacity=".35"');
}

/** The front of a crate: three slats between two posts, lettered. */
export function crate(x, y, w, h, label = '', colour = c.tomatoDark) {
  const slat = (h - 8) / 3;
  let inside = tint(n`M${x + 4} ${y}h${w - 8}v${h}h${8 - w}z`, '#4a2d16');
  for (let i = 0; i < 3; i++) inside += board(x, y + i * (slat + 4), w, slat, [c.woodLight, c.wood, '#c98f52'][i], i * 11 + 3);
  const post = (px) => board(px, y - 4, 13, h + 6, c.woodDark, 5) + [8, h / 2, h - 6].map((py) => disc(px + 6.5, y + py, 1.8, ink, bare)).join('');
  return inside + post(x + 3) + post(x + w - 16) + (label ? letter(label, x + w / 2, y + h / 2 + slat * 0.36, slat * 0.72, colour, { middle: true, weight: 3 }) : '');
}


export const leaf = (x, y, length, turn, fill = c.leaf) => at(x, y, 1, path(n`M0 0Q${length * 0.5} ${-length * 0.42} ${length} 0 ${length * 0.5} ${length * 0.42} 0 0z`, fill) + line(n`M2 0H${length * 0.8}`, ink, 1.2, 'opacity=".6"'), turn);

/** One drawing as a file of its own. */
export const file = (inner, width = 280, height = 224) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g stroke="${ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>\n`;

/* A garment drawn flat in a cloth. */
import { cloths } from './cloths.js';
import { flats } from './flats.js';
import { mirror } from './parts.js';

const buttonColours = {
  horn: ['#3a2a1e', '#c9a876'],
  shell: ['#e9e2d2', '#8d8168'],
  brass: ['#b98a35', '#5c4115'],
};
/** Threads of the topstitching, by family of colour: seen, never shouting. */
const threads = { green: '#d8b65c', ochre: '#f2e2b4', wool: '#9a5a35', rust: '#eac77e', ink: '#d9b25a' };
const knits = ['waffle', 'guernsey', 'fairisle'];

/** The part of the sheet that a garment takes, with room for its shadow: left, top, width, height. Narrow ones are drawn larger. */
export function boxOf(garment) {
  const { height, left = 10 } = flats[garment];
  return [left - 4, 0, 412 - left * 2, height + 16];
}

/** The drawing of a garment in a cloth, as the inside of an SVG. */
export function flat(garment, cloth) {
  const { parts } = flats[garment];
  const { family, colour, structure } = cloths[cloth];
  const outline = parts.filter(({ type }) => type === 'panel').map(({ d }) => d).join('');
  const fills = {
    cloth: (grain) => `url(#${cloth}${grain ? `-${grain}` : ''})`,
    trim: () => colour,
    rib: () => colour,
    inside: () => 'url(#inside)',
    lining: () => '#8a7a5c',
  };
  const pen = { fills, colour, thread: threads[family], fold: family === 'wool' ? 0.08 : 0.16, isKnit: knits.includes(structure) };
  const shade = `<path d="${outline}" fill="#06100a" opacity=".5" filter="url(#softer)" transform="translate(7 13)"/>`;
  return `<clipPath id="outline"><path d="${outline}"/></clipPath>${shade}${parts.map((part) => drawn[part.type]?.(part, pen) ?? '').join('')}`;
}

const clipped = 'clip-path="url(#outline)" filter="url(#soft)"';
const drawn = {
  panel({ d, fill, grain, sheen, line }, { fills }) {
    const shine = sheen === 'none' ? 'none' : `url(#${sheen === 'fall' ? 'fall' : `sheen-${sheen}`})`;
    const ribs = fill === 'rib' ? `<path d="${d}" fill="url(#ribbing${grain ? `-${grain}` : ''})"/>` : '';
    return `<path d="${d}" fill="${fills[fill](grain)}"/>${ribs}<path d="${d}" fill="${shine}" stroke="#141c17" stroke-width="${line}" stroke-linejoin="round"/>`;
  },
  drop: ({ d }) => `<path d="${d}" fill="#06100a" opacity=".34" transform="translate(1.5 4)"/>`,
  seam: ({ d }) => `<path d="${d}" fill="none" stroke="#101712" stroke-opacity=".78" stroke-width="1.2"/>`,
  stitch: ({ d }, { isKnit, thread }) => (isKnit ? '' : `<path d="${d}" fill="none" stroke="${thread}" stroke-width="1.1" stroke-dasharray="3.6 2" stroke-linecap="round"/>`),
  tack: ({ d }, { thread }) => `<path d="${d}" fill="none" stroke="${thread}" stroke-width="2.6"/>`,
  fold: ({ d }, { fold }) => `<path d="${d}" fill="none" stroke="#06100a" stroke-opacity="${fold}" stroke-width="14" ${clipped}/>`,
  lit: ({ d }) => `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="16" ${clipped}/>`,
  cable: ({ d }, { colour }) => `<path d="${d + mirror(d)}" fill="none" stroke="${colour}" stroke-width="9"/><path d="${d + mirror(d)}" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="9"/>`,
  buttons: ({ places, r, kind }) => places.map(([x, y]) => button(x, y, r, buttonColours[kind])).join(''),
  label: ({ x, y, w, h }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#eee5cf" stroke="#141c17" stroke-width=".6"/><path d="M${x + w * 0.3} ${y + h / 2}h${w * 0.4}" stroke="#1d3b2b" stroke-width="${h * 0.3}" stroke-dasharray="2.4 1.6"/>`,
  toggle: ({ x, y }) =>
    `<path fill="none" stroke="#2b2019" stroke-width="3" d="M${x - 46} ${y - 7}C${x - 20} ${y - 8} ${x - 4} ${y - 6} ${x + 4} ${y}C${x - 4} ${y + 6} ${x - 20} ${y + 8} ${x - 46} ${y + 7}M${x + 46} ${y - 5}L${x + 8} ${y}L${x + 46} ${y + 5}"/><path fill="#4a3323" stroke="#141c17" d="M${x - 58} ${y - 12}h16v24h-16zM${x + 42} ${y - 12}h16v24h-16z"/><path d="M${x - 3} ${y - 16}C${x + 6} ${y - 14} ${x + 8} ${y + 14} ${x - 1} ${y + 16}C${x - 9} ${y + 12} ${x - 10} ${y - 12} ${x - 3} ${y - 16}Z" fill="#c79c5f" stroke="#141c17"/><path d="M${x - 4} ${y - 12}C${x + 1} ${y - 8} ${x + 1} ${y + 8} ${x - 2} ${y + 12}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
  clip: ({ x, y }) => `<path fill="#c39a45" fill-opacity=".9" stroke="#141c17" d="M${x - 8} ${y}h16v10l-5 8h-6l-5-8z"/>`,
  pompom,
};

function button(x, y, r, [face, holes]) {
  const h = r * 0.24;
  return `<circle cx="${x + 0.8}" cy="${y + 1.8}" r="${r}" fill="#000" opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${face}" stroke="#141c17" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#button)"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".7"/><path d="M${x - h} ${y - h}h.01M${x + h} ${y - h}h.01M${x - h} ${y + h}h.01M${x + h} ${y + h}h.01" stroke="${holes}" stroke-width="${r * 0.26}" stroke-linecap="round"/>`;
}

/** Threads round a middle, long and short by turns. */
function pompom({ x, y, r }, { colour }) {
  let d = '';
  for (let i = 0; i < 72; i += 1) {
    const angle = i * 2.399;
    const far = r * Math.sqrt((i + 6) / 78);
    const end = far + 7;
    d += `M${(x + Math.cos(angle) * far * 0.8).toFixed(1)} ${(y + Math.sin(angle) * far * 0.8).toFixed(1)}L${(x + Math.cos(angle + 0.1) * end).toFixed(1)} ${(y + Math.sin(angle + 0.1) * end).toFixed(1)}`;
  }
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="#141c17" stroke-width="1.4"/><g fill="none" stroke-linecap="round"><path d="${d}" stroke="#141c17" stroke-width="3.4" stroke-opacity=".55"/><path d="${d}" stroke="${colour}" stroke-width="2.6"/><path d="${d}" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/></g><circle cx="${x}" cy="${y}" r="${r + 4}" fill="url(#button)" opacity=".7"/>`;
}

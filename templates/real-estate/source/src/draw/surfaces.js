/* Walls and roofs: for each material the pattern laid over its colour. Units of the picture, 20 a metre. */
import { mix } from './pen.js';

const tile = (id, w, h, content) => `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><g class="p">${content}</g></pattern>`;
const strokes = (d, colour, width = 0.6, opacity = 0.5) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;

const patterns = {
  brick(id, colour, random) {
    const bits = [];
    for (let row = 0; row < 8; row += 1)
      for (let at = 0; at < 4; at += 1)
        if (random() < 0.4) bits.push(`<rect x="${at * 10 + (row % 2) * 5}" y="${row * 4}" width="9.4" height="3.5" fill="${mix(colour, random() < 0.5 ? '#3a1c18' : '#f0b890', 0.12 + random() * 0.22)}"/>`);
    let d = '';
    for (let row = 0; row < 8; row += 1) {
      d += `M0 ${row * 4}H40`;
      for (let at = 0; at < 4; at += 1) d += `M${at * 10 + (row % 2) * 5} ${row * 4}v4`;
    }
    return tile(id, 40, 32, bits.join('') + strokes(d, mix(colour, '#f6e6cf', 0.55), 0.5, 0.6));
  },
  board: (id, colour) => tile(id, 40, 5, `<path d="M0 5H40" stroke="${mix(colour, '#10161b', 0.5)}" stroke-width="1.2" opacity=".7"/><path d="M0 .6H40" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width=".5" opacity=".6"/><path d="M13 1v3.5M31 1v3.5" stroke="${mix(colour, '#10161b', 0.5)}" stroke-width=".4"/>`),
  shingle: (id, colour) => tile(id, 12, 10, strokes('M0 0q3 5.6 6 0q3 5.6 6 0M-3 5q3 5.6 6 0q3 5.6 6 0q3 5.6 6 0', mix(colour, '#14222a', 0.5), 0.7, 0.75)),
  stone(id, colour, random) {
    const bits = [];
    for (let row = 0; row < 5; row += 1) {
      let x = -4 - random() * 4;
      while (x < 60) {
        const wide = 9 + random() * 9;
        bits.push(`<rect x="${x.toFixed(1)}" y="${row * 8 + 0.4}" width="${(wide - 1).toFixed(1)}" height="7.2" rx="1.8" fill="${mix(colour, ['#57503f', '#fff6dc', '#8d7a58', '#7f8a8c'][Math.floor(random() * 4)], 0.08 + random() * 0.2)}" stroke="${mix(colour, '#3b362b', 0.5)}" stroke-width=".5"/>`);
        x += wide;
      }
    }
    return tile(id, 60, 40, bits.join(''));
  },
  flint(id, colour, random) {
    const bits = [];
    for (let at = 0; at < 70; at += 1)
      bits.push(`<ellipse cx="${(2 + ((at % 10) * 5) + random() * 2).toFixed(1)}" cy="${(2.5 + Math.floor(at / 10) * 5 + random() * 1.5).toFixed(1)}" rx="${(1.6 + random()).toFixed(1)}" ry="${(1.3 + random() * 0.7).toFixed(1)}" fill="${mix(colour, ['#2c3438', '#f4f2e8', '#5d666a', '#8a7f6a'][Math.floor(random() * 4)], 0.35 + random() * 0.3)}"/>`);
    return tile(id, 50, 35, bits.join(''));
  },
  render(id, colour, random) {
    let d = '';
    for (let at = 0; at < 14; at += 1) d += `M${(random() * 70).toFixed(1)} ${(random() * 50).toFixed(1)}h${(1 + random() * 3).toFixed(1)}`;
    return tile(id, 70, 50, strokes(d, mix(colour, '#4a3f30', 0.5), 0.6, 0.5));
  },
  slate: (id, colour, random) => tile(id, 40, 20, Array.from({ length: 9 }, () => `<rect x="${Math.floor(random() * 5) * 8}" y="${Math.floor(random() * 4) * 5}" width="8" height="5" fill="${mix(colour, random() < 0.5 ? '#1b262e' : '#c9d6d8', 0.18)}"/>`).join('') + strokes('M0 5H40M0 10H40M0 15H40M0 20H40M0 0v5M8 0v5M16 0v5M24 0v5M32 0v5M4 5v5M12 5v5M20 5v5M28 5v5M36 5v5M0 10v5M8 10v5M16 10v5M24 10v5M32 10v5M4 15v5M12 15v5M20 15v5M28 15v5M36 15v5', mix(colour, '#10181e', 0.55), 0.6, 0.8)),
  tile: (id, colour) => tile(id, 12, 10, strokes('M0 4.6q3 1.4 6 0q3 1.4 6 0M-3 9.6q3 1.4 6 0q3 1.4 6 0q3 1.4 6 0M6 0v4.6M12 0v4.6M3 5v4.6M9 5v4.6', mix(colour, '#2a100a', 0.5), 0.6, 0.7)),
  pantile: (id, colour) => tile(id, 7, 8, `<rect x="3.4" width="2.4" height="8" fill="${mix(colour, '#ffdcb8', 0.3)}"/>${strokes('M6.6 0v8M0 8q3.5-2.4 7 0', mix(colour, '#2a100a', 0.5), 0.8, 0.8)}`),
  thatch(id, colour, random) {
    let d = '';
    for (let at = 0; at < 60; at += 1) d += `M${(random() * 50).toFixed(1)} ${(random() * 40).toFixed(1)}l${(random() * 2 - 1).toFixed(1)} ${(4 + random() * 5).toFixed(1)}`;
    return tile(id, 50, 40, strokes(d, mix(colour, '#3d2f16', 0.5), 0.6, 0.7));
  },
  zinc: (id, colour) => tile(id, 11, 20, strokes('M.5 0v20', mix(colour, '#1a2227', 0.5), 1, 0.8) + strokes('M1.6 0v20', mix(colour, '#ffffff', 0.5), 0.6, 0.8)),
};

export const roofColours = { slate: '#667480', tile: '#a5533c', pantile: '#c06a45', thatch: '#a98d57', zinc: '#8b989d' };

/** Lays `material` of `colour` into the outline given as points. */
export function surface(pen, points, material, colour) {
  const id = `m-${material}-${colour.slice(1)}`;
  if (!pen.defs.some((text) => text.includes(`"${id}"`))) pen.defs.push(patterns[material](id, colour, pen.random));
  pen.poly(points, colour);
  pen.cover(`<path d="${pen.path(points)}"/>`, id);
}

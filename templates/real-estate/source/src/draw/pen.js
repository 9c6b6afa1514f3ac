/* The pen: shapes in metres with the ground at zero, colours that know their night. 20 units of the picture are a metre. */
export const U = 20;

const n = (value) => String(Math.round(value * U * 10) / 10);
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (list) => `#${list.map((value) => Math.max(0, Math.min(255, Math.round(value))).toString(16).padStart(2, '0')).join('')}`;

/** `a` with a share of `b` in it. */
export const mix = (a, b, share) => {
  const [from, to] = [channels(a), channels(b)];
  return hexOf(from.map((value, at) => value + (to[at] - value) * share));
};

/** What a colour is at night: a third of itself, in blue light. */
const night = (hex) => hexOf(channels(hex).map((value, at) => value * 0.3 + [10, 17, 28][at]));

/** The same numbers for the same word, from 0 to 1. */
export function chance(word) {
  let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

export function newPen(id) {
  const tones = new Map();
  const out = [];
  const defs = [];
  /** The class of a colour; with `dark` its night is said instead of reckoned. */
  const tone = (day, dark = night(day)) => {
    const key = `${day}${dark}`;
    if (!tones.has(key)) tones.set(key, { name: `t${tones.size.toString(36)}`, day, dark });
    return tones.get(key).name;
  };
  const pen = {
    random: chance(id),
    tone,
    defs,
    raw: (text) => out.push(text),
    rect(x, y, w, h, colour, more = '') {
      out.push(`<rect class="${tone(colour)}" x="${n(x)}" y="${n(-y - h)}" width="${n(w)}" height="${n(h)}"${more && ` ${more}`}/>`);
    },
    /** A pattern over what is there; patterns bring their own colours. */
    cover(shape, pattern, more = '') {
      out.push(shape.replace('/>', ` fill="url(#${pattern})"${more && ` ${more}`}/>`));
    },
    path: (points, closed = true) => points.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(-y)}`).join('') + (closed ? 'Z' : ''),
    poly(points, colour, more = '') {
      out.push(`<path class="${tone(colour)}" d="${pen.path(points)}"${more && ` ${more}`}/>`);
    },
    shade(points, opacity = 0.2) {
      out.push(`<path d="${pen.path(points)}" fill="#16222c" opacity="${opacity}"/>`);
    },
    line(points, width = 0.9, colour = '#26333c') {
      out.push(`<path class="l ${tone(colour, mix(colour, '#8494a0', 0.3))}" d="${pen.path(points, false)}"${width === 0.9 ? '' : ` stroke-width="${width}"`}/>`);
    },
    dot(x, y, r, colour, more = '') {
      out.push(`<circle class="${tone(colour)}" cx="${n(x)}" cy="${n(-y)}" r="${n(r)}"${more && ` ${more}`}/>`);
    },
    /** Ink as a draughtsman leaves it: a hair past each corner. */
    frame(points, past = 0.14) {
      const lines = points.map((from, at) => {
        const to = points[(at + 1) % points.length];
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const [dx, dy] = [((to[0] - from[0]) / length) * past, ((to[1] - from[1]) / length) * past];
        return pen.path([[from[0] - dx, from[1] - dy], [to[0] + dx, to[1] + dy]], false);
      });
      out.push(`<path class="l k" d="${lines.join('')}"/>`);
    },
    /** The finished picture; lengths in metres. */
    close(left, width, height, below) {
      const day = [...tones.values()].map(({ name, day: colour }) => `.${name}{fill:${colour}}.l.${name}{stroke:${colour}}`).join('');
      const dark = [...tones.values()].map(({ name, dark: colour }) => `.${name}{fill:${colour}}.l.${name}{stroke:${colour}}`).join('');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(-left)} ${n(-height)} ${n(width)} ${n(height + below)}"><style>${day}.l{fill:none!important;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round}.k{stroke:#26333c}.glow{opacity:0}@media(prefers-color-scheme:dark){${dark}.k{stroke:#070c12}.glow{opacity:.09}.sun{opacity:.04}.p{opacity:.2}}</style><defs>${defs.join('')}</defs>${out.join('')}</svg>\n`;
    },
  };
  return pen;
}

/* What drawings refer to by an id: cloths in their grains, light and shade. A drawing carries only what it uses. */
import { cloths } from './cloths.js';
import { stitchRow } from './structures.js';

/** The grains a panel can be cut on: along either sleeve, on the bias, and across. */
const grains = { l: 11, r: -11, b: 45, x: 90 };

const shades = {
  'sheen-l': '<linearGradient id="sheen-l"><stop stop-color="#0b120d" stop-opacity=".42"/><stop offset=".16" stop-color="#0b120d" stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset=".8" stop-color="#0b120d" stop-opacity=".03"/><stop offset="1" stop-color="#0b120d" stop-opacity=".16"/></linearGradient>',
  'sheen-r': '<linearGradient id="sheen-r" x1="1" x2="0"><stop stop-color="#0b120d" stop-opacity=".5"/><stop offset=".2" stop-color="#0b120d" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity=".04"/><stop offset=".85" stop-color="#0b120d" stop-opacity=".06"/><stop offset="1" stop-color="#0b120d" stop-opacity=".2"/></linearGradient>',
  fall: '<linearGradient id="fall" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".1"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b120d" stop-opacity=".22"/></linearGradient>',
  inside: '<linearGradient id="inside" x2="0" y2="1"><stop stop-color="#0b120d" stop-opacity=".72"/><stop offset="1" stop-color="#0b120d" stop-opacity=".4"/></linearGradient>',
  button: '<radialGradient id="button" cx=".38" cy=".32"><stop stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>',
  ribbing: '<pattern id="ribbing" width="5" height="4" patternUnits="userSpaceOnUse"><path fill="#000" fill-opacity=".34" d="M0 0h1.5v4H0z"/><path fill="#000" fill-opacity=".12" d="M1.5 0h.8v4h-.8z"/><path fill="#fff" fill-opacity=".16" d="M2.8 0h.9v4h-.9z"/><path fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".5" d="M1.5 .5l1.7 1.6 1.7-1.6M1.5 2.500l1.7 1.6 1.7-1.6"/></pattern>',
  'ribbing-x': '<pattern id="ribbing-x" patternTransform="rotate(90)" href="#ribbing"/>',
  'ribbing-l': '<pattern id="ribbing-l" patternTransform="rotate(11)" href="#ribbing"/>',
  'ribbing-r': '<pattern id="ribbing-r" patternTransform="rotate(-11)" href="#ribbing"/>',
  soft: '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>',
  softer: '<filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>',
  stitches: stitchRow,
};

function clothDefs({ id, tile: { w, h, body, scale = 1 } }) {
  const turned = Object.entries(grains).map(([name, angle]) => [`${id}-${name}`, `<pattern id="${id}-${name}" patternTransform="rotate(${angle}) scale(${scale})" href="#${id}"/>`]);
  return [[id, `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${body}</pattern>`], ...turned];
}

const all = new Map([...Object.entries(shades), ...Object.values(cloths).flatMap(clothDefs)]);

/** The definitions that `body` refers to, and those that these refer to. */
export function defsOf(body) {
  const used = new Set();
  const follow = (text) => {
    for (const [, one, other] of text.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)) {
      const id = one ?? other;
      if (used.has(id) || !all.has(id)) continue;
      used.add(id);
      follow(all.get(id));
    }
  };
  follow(body);
  const found = [...all].filter(([id]) => used.has(id)).map(([, text]) => text);
  return found.length > 0 ? `<defs>${found.join('')}</defs>` : '';
}

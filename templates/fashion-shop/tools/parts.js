/*
 * The words a flat is drawn with. Paths are written for the left half of a sheet 400 wide, in absolute commands
 * (M L H V C Q Z); `both` adds the mirror image. Grains: '' straight, 'l' and 'r' along the sleeves, 'b' bias, 'x' across.
 */

const mirrorGrain = { l: 'r', r: 'l' };

/** The same path on the other side of the middle, x = 200. */
export function mirror(d) {
  return d.replace(/([MLHVCQZ])([^MLHVCQZ]*)/g, (_, command, rest) => {
    const numbers = rest.match(/-?[\d.]+/g) ?? [];
    if (command === 'V' || command === 'Z') return command + numbers.join(' ');
    return command + numbers.map((n, i) => (command === 'H' || i % 2 === 0 ? Number((400 - n).toFixed(2)) : n)).join(' ');
  });
}

const twice = (part, flipped) => [part, flipped];

/** A piece of cloth. `fill`: cloth, trim (its plain colour), rib, inside, leather. */
export function panel(d, { grain = '', both = false, fill = 'cloth', sheen = 'l', line = 1.7 } = {}) {
  const one = { type: 'panel', d, grain, fill, sheen, line };
  if (!both) return [one];
  return twice(one, { ...one, d: mirror(d), grain: mirrorGrain[grain] ?? grain, sheen: sheen === 'l' ? 'r' : sheen });
}

/** A piece that crosses the middle: `d` runs from the middle of the top round the left side to the middle of the bottom. */
export function whole(d, options) {
  const [start, ...steps] = d.match(/[MLC][^MLC]*/g).map((step) => ({ command: step[0], points: (step.match(/-?[\d.]+/g) ?? []).map(Number) }));
  const ends = [start, ...steps].map(({ points }) => points.slice(-2));
  let back = '';
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const { command, points } = steps[i];
    const handles = command === 'C' ? [...points.slice(2, 4), ...points.slice(0, 2)] : [];
    back += command + [...handles, ...ends[i]].map((n, at) => (at % 2 === 0 ? 400 - n : n)).join(' ');
  }
  return panel(`${d}${back}Z`, options);
}

const drawn = (type) => (d, both = true) => [{ type, d: both ? d + mirror(d) : d }];
/** Where two pieces meet. */
export const seam = drawn('seam');
/** Topstitching, in the thread of the cloth. */
export const stitch = drawn('stitch');
/** A soft fold, lying in shade; `lit` is the crest beside it. */
export const fold = drawn('fold');
export const lit = drawn('lit');
/** Bar tacks and rivets: short and strong. */
export const tack = drawn('tack');

export const buttons = (places, { r = 6, kind = 'horn' } = {}) => [{ type: 'buttons', places, r, kind }];

/** A patch pocket with turned corners, its hem and its stitching. */
export function pocket(x, y, w, h, { both = false, flap = 0, hem = 14, button = false, grain = '' } = {}) {
  const cut = 9;
  const d = `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h - cut}L${x + w - cut} ${y + h}L${x + cut} ${y + h}L${x} ${y + h - cut}Z`;
  const rim = `M${x + 4} ${y + 2}L${x + 4} ${y + h - cut - 1}L${x + cut + 1.5} ${y + h - 4}L${x + w - cut - 1.5} ${y + h - 4}L${x + w - 4} ${y + h - cut - 1}L${x + w - 4} ${y + 2}`;
  const shade = { type: 'drop', d: both ? d + mirror(d) : d };
  const parts = [shade, ...panel(d, { both, sheen: 'none', line: 1.3, grain }), ...stitch(rim, both)];
  if (!flap) return [...parts, ...stitch(`M${x + 2} ${y + hem}L${x + w - 2} ${y + hem}`, both)];
  const lid = `M${x - 2} ${y - 4}L${x + w + 2} ${y - 4}L${x + w + 2} ${y + flap * 0.7}L${x + w / 2} ${y + flap}L${x - 2} ${y + flap * 0.7}Z`;
  const lidRim = `M${x + 2} ${y - 2}L${x + 2} ${y + flap * 0.66}L${x + w / 2} ${y + flap - 4}L${x + w - 2} ${y + flap * 0.66}L${x + w - 2} ${y - 2}`;
  const at = [x + w / 2, y + flap - 10];
  return [
    ...parts,
    { type: 'drop', d: both ? lid + mirror(lid) : lid },
    ...panel(lid, { both, sheen: 'fall', line: 1.3 }),
    ...stitch(lidRim, both),
    ...(button ? buttons(both ? [at, [400 - at[0], at[1]]] : [at], { r: 4.6 }) : []),
  ];
}

/** Buttons down the front with their holes. */
export function front(x, ys, options) {
  return [
    { type: 'seam', d: ys.map((y) => `M${x - 9} ${y}L${x + 9} ${y}`).join('') },
    ...buttons(ys.map((y) => [x, y]), options),
  ];
}

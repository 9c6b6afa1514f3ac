/* Small helps for the drawings. Chance is the same each time, so that page and browser draw alike. */
export function chance(seed) {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return from + (state / 4294967296) * (to - from);
  };
}
export const fixed = (n) => Math.round(n * 10) / 10;
export const range = (n) => Array.from({ length: n }, (_, i) => i);

/** The side of a cylinder whose axis runs to the right; its near face is an ellipse at x. */
export const side = (x, r, depth) => `M${x} ${-r}H${x + depth}A${fixed(r * 0.28)} ${r} 0 0 1 ${x + depth} ${r}H${x}A${fixed(r * 0.28)} ${r} 0 0 0 ${x} ${-r}z`;

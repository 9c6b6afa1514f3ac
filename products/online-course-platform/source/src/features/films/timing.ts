/** How far `t` is between two seconds, 0 to 1, slow at both ends. */
export function ease(t: number, from: number, to: number): number {
  const x = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** Between two values. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

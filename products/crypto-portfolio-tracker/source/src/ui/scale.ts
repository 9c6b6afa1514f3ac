/** Round steps (1, 2, 2.5 or 5 times a power of ten) from `low` to `high`, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  if (!(high > low)) return [low];
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw;
  const list: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step * 1e-9; value += step) list.push(value);
  return list;
}

/** Moves positions apart until each is at least `gap` below the one before; order stays, `end` is the lower edge. */
export function spread(positions: readonly number[], gap: number, end: number): number[] {
  const placed: number[] = [];
  for (const position of positions) placed.push(Math.max(position, (placed.at(-1) ?? -Infinity) + gap));
  for (let i = placed.length - 1, limit = end; i >= 0; i -= 1, limit = (placed[i + 1] ?? end) - gap) {
    placed[i] = Math.min(placed[i]!, limit);
  }
  return placed;
}

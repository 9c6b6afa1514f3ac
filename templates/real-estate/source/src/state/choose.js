/* Which houses are shown, and in which order. */

/** Whether a point lies in an outline; both on the plan. */
export function isInside([x, y], outline) {
  let is = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at, at += 1) {
    const [[ax, ay], [bx, by]] = [outline[at], outline[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

const orders = {
  newest: (a, b) => b.listed.localeCompare(a.listed),
  low: (a, b) => a.price - b.price,
  high: (a, b) => b.price - a.price,
  large: (a, b) => b.area - a.area,
  old: (a, b) => a.built - b.built,
};

/** The houses that answer a wish, sorted. */
export const choose = (houses, wish, kept) =>
  houses
    .filter(
      (house) =>
        (!wish.min || house.price >= wish.min) &&
        (!wish.max || house.price <= wish.max) &&
        house.beds >= wish.beds &&
        (wish.kind.length === 0 || wish.kind.includes(house.kind)) &&
        (wish.quarter.length === 0 || wish.quarter.includes(house.quarter)) &&
        (!wish.garden || house.garden > 0) &&
        (!wish.kept || kept.includes(house.id)) &&
        (!wish.area || (house.at !== null && isInside(house.at, wish.area))),
    )
    .sort(orders[wish.sort]);

/** Flags nearer than `reach` pixels become one. `scale` is pixels to the metre. */
export function cluster(houses, scale, reach = 50) {
  const groups = [];
  for (const house of houses) {
    const near = groups.find(({ at }) => Math.abs(at[0] - house.at[0]) * scale < reach * 1.1 && Math.abs(at[1] - house.at[1]) * scale < reach * 0.62);
    if (!near) groups.push({ at: house.at, houses: [house] });
    else {
      near.houses.push(house);
      near.at = [0, 1].map((k) => near.houses.reduce((sum, { at }) => sum + at[k], 0) / near.houses.length);
    }
  }
  return groups;
}

/** A drawn line with what a hand adds taken out: points less than `step` from the last one. */
export function thin(points, step) {
  const few = [];
  for (const [x, y] of points) if (few.length === 0 || Math.hypot(x - few.at(-1)[0], y - few.at(-1)[1]) >= step) few.push([Math.round(x), Math.round(y)]);
  return few;
}

/** Square metres inside an outline. */
export const sizeOf = (outline) => Math.abs(outline.reduce((sum, [x, y], at) => sum + x * outline[(at + 1) % outline.length][1] - outline[(at + 1) % outline.length][0] * y, 0)) / 2;

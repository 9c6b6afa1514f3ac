/* Lines and outlines: smoothing, distance, contours. */

/** Points along a smooth line (Catmull-Rom) through `points`, a few metres apart. */
export function smooth(points, step = 14) {
  const all = [];
  for (let at = 0; at < points.length - 1; at += 1) {
    const [a, b, c, d] = [points[Math.max(0, at - 1)], points[at], points[at + 1], points[Math.min(points.length - 1, at + 2)]];
    const many = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let n = 0; n < many; n += 1) {
      const t = n / many;
      all.push([0, 1].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)));
    }
  }
  return [...all, points.at(-1)];
}

/** Straight pieces, whole metres. */
export const rounded = (points) => points.map(([x, y], at) => `${at ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('');

/** A line of smoothed points with fewer of them: every third, joined by curves. */
export function curve(points) {
  const few = points.filter((_, at) => at % 3 === 0 || at === points.length - 1);
  let d = `M${Math.round(few[0][0])} ${Math.round(few[0][1])}`;
  for (let at = 0; at < few.length - 1; at += 1) {
    const [a, b, c, e] = [few[Math.max(0, at - 1)], few[at], few[at + 1], few[Math.min(few.length - 1, at + 2)]];
    d += `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map(Math.round).join(' ')}`;
  }
  return d;
}

/** Whether a point lies within an outline. */
export function inside([x, y], outline) {
  let is = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at, at += 1) {
    const [[ax, ay], [bx, by]] = [outline[at], outline[before]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** How far a point is from a line. */
export function nearWay([x, y], points) {
  let best = Infinity;
  for (let at = 1; at < points.length; at += 1) {
    const [[ax, ay], [bx, by]] = [points[at - 1], points[at]];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(ax + dx * t - x, ay + dy * t - y));
  }
  return best;
}

/** Lines of equal height (marching squares) on land, joined where they meet. */
export function contours(hills, levels, land) {
  const step = 16;
  const height = (x, y) => hills.reduce((sum, [hx, hy, high, reach]) => sum + high * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (reach * reach)), 0) + 2.5 * Math.sin(x / 47) * Math.cos(y / 39);
  const lines = [];
  for (const level of levels) {
    const pieces = [];
    for (let y = -300; y < 1000; y += step)
      for (let x = -300; x < 1900; x += step) {
        const corners = [[x, y], [x + step, y], [x + step, y + step], [x, y + step]];
        const values = corners.map(([cx, cy]) => height(cx, cy) - level);
        const cuts = [];
        for (let n = 0; n < 4; n += 1) {
          const m = (n + 1) % 4;
          if (values[n] > 0 === values[m] > 0) continue;
          const t = values[n] / (values[n] - values[m]);
          cuts.push(corners[n].map((value, k) => value + (corners[m][k] - value) * t));
        }
        if (cuts.length === 2 && cuts.every((cut) => inside(cut, land))) pieces.push(cuts);
      }
    const key = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;
    while (pieces.length > 0) {
      const line = pieces.pop();
      for (let grown = true; grown; ) {
        grown = false;
        for (const end of [0, 1]) {
          const tip = key(end ? line.at(-1) : line[0]);
          const found = pieces.findIndex(([a, b]) => key(a) === tip || key(b) === tip);
          if (found < 0) continue;
          const [a, b] = pieces.splice(found, 1)[0];
          const next = key(a) === tip ? b : a;
          if (end) line.push(next);
          else line.unshift(next);
          grown = true;
        }
      }
      if (line.length > 8) lines.push(curve(line));
    }
  }
  return lines.join('');
}

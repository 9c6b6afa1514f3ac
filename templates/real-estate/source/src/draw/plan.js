/* A floor from its rows: where rooms, doors and windows are. Metres; the street is at y = 0, the back at `deep`. */

/**
 * The rows of a floor as the page says them, from the street to the back: '5: Hall 2.2, Study 4 / 4.4: Kitchen 6.4'. Null when
 * it says no measures.
 */
export function rowsOf(text) {
  const rows = text.split('/').map((row) => {
    const [, depth, rooms = ''] = /^\s*([\d.]+)\s*:(.*)$/.exec(row) ?? [];
    return [Number(depth), ...rooms.split(',').map((room) => /^\s*(.+?)\s+([\d.]+)\s*$/.exec(room)).map((found) => found && [found[1], Number(found[2])])];
  });
  return rows.every(([depth, ...rooms]) => depth > 0 && rooms.length > 0 && rooms.every(Boolean)) ? rows : null;
}

/** How wide a row of rooms is: the house inside its walls, or less where the rooms say so (towers, lofts). */
function rowWidth(rooms, w) {
  const said = rooms.reduce((sum, [, width]) => sum + width, 0);
  return said < w * 0.74 ? said : w - 0.6;
}

const isHub = (name) => /^(Hall|Landing|Stairs|Porch)$/.test(name);

/** The stretch two rooms share, with a wall between them. */
function shared(a, b) {
  const touch = (p, q) => Math.abs(p - q) < 0.01;
  const overlap = (from1, to1, from2, to2) => [Math.max(from1, from2), Math.min(to1, to2)];
  if (touch(a.x + a.w, b.x) || touch(b.x + b.w, a.x)) {
    const [from, to] = overlap(a.y, a.y + a.d, b.y, b.y + b.d);
    if (to - from > 1) return { x: touch(a.x + a.w, b.x) ? b.x : a.x, y: (from + to) / 2 - 0.4, isUpright: true };
  }
  if (touch(a.y + a.d, b.y) || touch(b.y + b.d, a.y)) {
    const [from, to] = overlap(a.x, a.x + a.w, b.x, b.x + b.w);
    if (to - from > 1) return { x: (from + to) / 2 - 0.4, y: touch(a.y + a.d, b.y) ? b.y : a.y, isUpright: false };
  }
  return null;
}

export function floorOf(rows, w, isGround) {
  const rooms = [];
  let y = 0;
  for (const [depth, ...row] of rows) {
    const wide = rowWidth(row, w);
    const said = row.reduce((sum, [, part]) => sum + part, 0);
    let x = 0;
    for (const [name, part] of row) {
      rooms.push({ name, x, y, w: (part / said) * wide, d: depth, isHub: isHub(name) });
      x += (part / said) * wide;
    }
    y += depth;
  }
  // Every room gets a door to what is already reached, from a hall where one can.
  const start = rooms.find((room) => room.y === 0 && room.isHub) ?? rooms.find((room) => room.isHub) ?? rooms[0];
  const reached = new Set([start]);
  const doors = [];
  while (reached.size < rooms.length) {
    const all = [...reached].flatMap((from) => rooms.filter((to) => !reached.has(to)).map((to) => ({ from, to, at: shared(from, to) }))).filter(({ at }) => at);
    if (all.length === 0) break;
    all.sort((a, b) => Number(b.from.isHub) + Number(b.to.isHub) - Number(a.from.isHub) - Number(a.to.isHub));
    reached.add(all[0].to);
    doors.push(all[0].at);
  }
  const back = y;
  const windows = rooms.flatMap((room) => {
    const long = Math.min(1.5, room.w * 0.5);
    const x = room.x + room.w / 2 - long / 2;
    const found = [];
    if (room.y === 0 && !(isGround && room === start)) found.push({ x, y: 0, long });
    if (Math.abs(room.y + room.d - back) < 0.01 && !(room.isHub && room.w < 1.6)) found.push({ x, y: back, long });
    return found;
  });
  const front = isGround && start.y === 0 ? { x: start.x + start.w / 2 - 0.5 } : null;
  return { rooms, doors, windows, front, wide: Math.max(...rooms.map((room) => room.x + room.w)), deep: back };
}

import { floorOf } from '../draw/plan.js';

const U = 40;

/** A floor with walls, doors, windows, stairs and dimensions. 40 units are a metre. */
export function FloorPlan({ name, rows, w, isGround, hasStairs }) {
  const { rooms, doors, windows, front, wide, deep } = floorOf(rows, w, isGround);
  const X = (x) => x * U;
  const Y = (y) => (deep - y) * U;
  const size = (room) => `${room.w.toFixed(1)} × ${room.d.toFixed(1)}`;
  const hub = hasStairs ? (rooms.find((room) => room.name === 'Stairs') ?? rooms.find((room) => room.isHub && room.name !== 'Porch')) : null;
  const treads = hub ? Array.from({ length: 8 }, (_, at) => `M${X(hub.x) + 5} ${Y(hub.y + hub.d) + 10 + at * 9}h${Math.min(36, hub.w * U - 10)}`).join('') : '';
  const box = `${-62} ${-52} ${X(wide) + 78} ${deep * U + 84}`;
  return (
      <svg viewBox={box} style={{ '--fw': X(wide) + 78 }} role="img" aria-label={`${name}, ${wide.toFixed(1)} by ${deep.toFixed(1)} metres: ${rooms.map((room) => `${room.name} ${size(room)} m`).join(', ')}`}>
        {rooms.map((room) => (
          <rect key={`${room.name}${room.x}${room.y}`} className="outer" x={X(room.x)} y={Y(room.y + room.d)} width={room.w * U} height={room.d * U} />
        ))}
        {rooms.map((room) => (
          <rect key={`${room.name}${room.x}${room.y}`} className={room.isHub ? 'room hub' : /Bath|Shower|WC|Kitchen|Scullery|Utility/.test(room.name) ? 'room wet' : 'room'} x={X(room.x)} y={Y(room.y + room.d)} width={room.w * U} height={room.d * U} />
        ))}
        <path className="treads" d={treads} />
        {windows.map(({ x, y, long }) => (
          <g key={`${x}-${y}`}>
            <rect className="opening" x={X(x)} y={Y(y) - 5} width={long * U} height="10" />
            <path className="thin" d={`M${X(x)} ${Y(y) - 5}h${long * U}m0 5h${-long * U}m0 5h${long * U}`} />
          </g>
        ))}
        {doors.map(({ x, y, isUpright }) =>
          isUpright ? (
            <g key={`${x}-${y}`}>
              <path className="gap" d={`M${X(x)} ${Y(y)}v${-0.8 * U}`} />
              <path className="thin" d={`M${X(x)} ${Y(y)}h${0.8 * U}a${0.8 * U} ${0.8 * U} 0 0 0 ${-0.8 * U} ${-0.8 * U}`} />
            </g>
          ) : (
            <g key={`${x}-${y}`}>
              <path className="gap" d={`M${X(x)} ${Y(y)}h${0.8 * U}`} />
              <path className="thin" d={`M${X(x)} ${Y(y)}v${-0.8 * U}a${0.8 * U} ${0.8 * U} 0 0 1 ${0.8 * U} ${0.8 * U}`} />
            </g>
          ),
        )}
        {front && (
          <>
            <path className="gap wide" d={`M${X(front.x)} ${Y(0)}h${U}`} />
            <path className="thin" d={`M${X(front.x)} ${Y(0)}v${-U}a${U} ${U} 0 0 1 ${U} ${U}`} />
            <path className="arrow" d={`M${X(front.x) + U / 2} ${Y(0) + 26}v-16m-5 6l5-7 5 7`} />
          </>
        )}
        {rooms.map((room) => {
          const small = room.w * U < 74;
          const [x, y] = [X(room.x + room.w / 2), Y(room.y + room.d / 2) + (room === hub ? 20 : 0)];
          return small ? (
            <text key={`${room.name}${room.x}${room.y}`} className="small" transform={`translate(${x} ${y}) rotate(-90)`} dy="4">
              {room.name}
            </text>
          ) : (
            <text key={`${room.name}${room.x}${room.y}`} x={x} y={y}>
              {room.name}
              <tspan x={x} dy="17" className="size">
                {size(room)}
              </tspan>
            </text>
          );
        })}
        <path className="measure" d={`M0 -24H${X(wide)}M0 -32v16M${X(wide)} -32v16M-4 -20l8-8M${X(wide) - 4} -20l8-8M-24 0V${deep * U}M-32 0h16M-32 ${deep * U}h16M-28 4l8-8M-28 ${deep * U + 4}l8-8`} />
        <text className="figure" x={X(wide / 2)} y="-31">
          {wide.toFixed(2)}
        </text>
        <text className="figure" transform={`translate(-31 ${(deep * U) / 2}) rotate(-90)`}>
          {deep.toFixed(2)}
        </text>
      </svg>
  );
}

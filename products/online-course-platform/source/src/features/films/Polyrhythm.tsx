import { ease } from './timing.ts';

const cycle = 4;
const at = (turn: number, r = 132): [number, number] => {
  const a = turn * 2 * Math.PI - Math.PI / 2;
  return [320 + r * Math.cos(a), 176 + r * Math.sin(a)];
};
const polygon = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    at(i / n)
      .map((v) => v.toFixed(1))
      .join(','),
  ).join(' ');

/** How brightly beat `i` of `n` still rings: 1 as it sounds, 0 a quarter of a second later. */
export function ring(t: number, i: number, n: number): number {
  const since = (((t - (i * cycle) / n) % cycle) + cycle) % cycle;
  return Math.max(0, 1 - since * 4);
}

/** A triangle and a square share a circle of twelve pulses. */
export function Polyrhythm({ t }: { t: number }) {
  const [x, y] = at((t % cycle) / cycle);
  const beats = (n: number, color: string, from: number) =>
    Array.from({ length: n }, (_, i) => {
      const [cx, cy] = at(i / n);
      return (
        <circle
          key={`${n}-${i}`}
          cx={cx}
          cy={cy}
          r={12 + 20 * ring(t, i, n)}
          fill={color}
          opacity={ease(t, from, from + 1) * (0.35 + 0.65 * ring(t, i, n))}
        />
      );
    });
  return (
    <>
      <circle cx="320" cy="176" r="132" fill="none" stroke="#1f2a86" strokeWidth="4" />
      <g className="overprint">
        <polygon points={polygon(4)} fill="#8f9ff2" opacity={ease(t, 1, 3)} />
        <polygon points={polygon(3)} fill="#f6907c" opacity={ease(t, 9, 11)} />
      </g>
      {Array.from({ length: 12 }, (_, i) => {
        const [cx, cy] = at(i / 12);
        return <circle key={i} cx={cx} cy={cy} r="6" fill="#1f2a86" />;
      })}
      {beats(4, '#2946d2', 1)}
      {beats(3, '#e5432b', 9)}
      <path
        d={`M320 176L${x.toFixed(1)} ${y.toFixed(1)}`}
        stroke="#131c33"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fontSize="52" fontWeight="700" textAnchor="middle">
        <text x="96" y="196" fill="#2946d2" opacity={ease(t, 1, 3)}>
          4
        </text>
        <text x="544" y="196" fill="#c9351f" opacity={ease(t, 9, 11)}>
          3
        </text>
      </g>
      <text
        x="320"
        y="346"
        textAnchor="middle"
        fontSize="20"
        fontWeight="600"
        fill="#131c33"
        opacity={ease(t, 26, 27)}
      >
        pass the gol-den but-ter
      </text>
    </>
  );
}

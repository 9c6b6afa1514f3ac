import { ease, mix } from './timing.ts';

const values = [9, 3, 12, 6, 15, 1, 10, 4, 16, 7, 2, 13, 5, 11, 8, 14];
const rounds = [
  [15, 24],
  [26, 32],
  [34, 42],
  [45, 54],
];

/** The order after each round: runs of 1, 2, 4, 8 and 16 are sorted. */
export const orders: number[][] = [0, 1, 2, 3, 4].map((round) => {
  const run = 2 ** round;
  const order: number[] = [];
  for (let i = 0; i < values.length; i += run) order.push(...values.slice(i, i + run).sort((a, b) => a - b));
  return order;
});

/** Where a bar stands at a second: column, and how far it has been lifted out, 0 to 1. */
export function placeAt(value: number, t: number): { column: number; lifted: number } {
  const round = rounds.findIndex(([, end]) => t < end);
  if (round < 0) return { column: orders[4].indexOf(value), lifted: 0 };
  const [start, end] = rounds[round];
  const before = orders[round].indexOf(value);
  const after = orders[round + 1].indexOf(value);
  const step = (end - start - 1.4) / values.length;
  const taken = ease(t, start + after * step, start + after * step + step * 2.5);
  return { column: mix(before, after, taken), lifted: taken * (1 - ease(t, end - 0.9, end)) };
}

/** Sixteen bars are merged in four rounds. */
export function Merge({ t }: { t: number }) {
  const round = rounds.filter(([, end]) => t >= end).length;
  const run = 2 ** Math.min(4, round);
  return (
    <>
      {t > 7 &&
        Array.from({ length: 16 / run }, (_, i) => (
          <rect
            key={`${run}-${i}`}
            x={52 + i * run * 33.5 - 2}
            y="193"
            width={run * 33.5 - 4}
            height="7"
            fill="#e5432b"
            opacity={ease(t, 7, 9)}
          />
        ))}
      {values.map((value) => {
        const { column, lifted } = placeAt(value, t);
        const height = value * 9.4;
        return (
          <g key={value} transform={`translate(${52 + column * 33.5} ${lifted * 152})`}>
            <rect y={186 - height} width="26" height={height} fill={lifted > 0.02 ? '#e5432b' : '#28355c'} />
            <text
              x="13"
              y={186 - height - 5}
              textAnchor="middle"
              fontSize="14"
              fontWeight="600"
              fill="#131c33"
            >
              {value}
            </text>
          </g>
        );
      })}
    </>
  );
}

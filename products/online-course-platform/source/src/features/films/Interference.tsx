import { ease, mix } from './timing.ts';

const wavelength = 34;
const speed = 26;
const reach = 420;

function Rings({ x, y, since, t, color }: { x: number; y: number; since: number; t: number; color: string }) {
  const front = (t - since) * speed;
  if (front <= 0) return null;
  const radii: number[] = [];
  for (let r = front % wavelength; r < Math.min(front, reach); r += wavelength) radii.push(r);
  return radii.map((r, i) => (
    <circle
      key={i}
      cx={x}
      cy={y}
      r={r}
      fill="none"
      stroke={color}
      strokeWidth="9"
      opacity={Math.max(0, 0.85 - r / 520)}
    />
  ));
}

/** A line on which the distances to both fingers differ by `detour`: half a hyperbola. */
function quietLine(half: number, detour: number, side: 1 | -1): string {
  const a = detour / 2;
  const b = Math.sqrt(Math.max(0, half * half - a * a));
  const points: string[] = [];
  for (let u = -3.2; u <= 3.2; u += 0.1)
    points.push(`${(320 + side * a * Math.cosh(u)).toFixed(1)} ${(180 + b * Math.sinh(u)).toFixed(1)}`);
  return `M${points.join('L')}`;
}

/** Two fingers tap a pond. */
export function Interference({ t }: { t: number }) {
  const half = mix(88, 44, ease(t, 37, 43));
  const lines = ease(t, 27, 30);
  const detours = [0.5, 1.5, 2.5, 3.5, 4.5].map((n) => n * wavelength).filter((d) => d < half * 2);
  return (
    <>
      <g className="overprint">
        <Rings x={320 - half} y={180} since={-4} t={t} color="#5f78ee" />
        <Rings x={320 + half} y={180} since={9} t={t} color="#f47c66" />
      </g>
      <g
        fill="none"
        stroke="#131c33"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        opacity={lines}
      >
        {detours.map((d) => (
          <path key={d} d={quietLine(half, d, 1) + quietLine(half, d, -1)} />
        ))}
      </g>
      <g fill="#131c33">
        <circle cx={320 - half} cy="180" r={9 + 3 * Math.cos(t * 4.8)} />
        {t > 8 && <circle cx={320 + half} cy="180" r={(9 + 3 * Math.cos(t * 4.8)) * ease(t, 8, 9)} />}
      </g>
      <g opacity={ease(t, 17.5, 19) * (1 - ease(t, 26, 27))} fontSize="19" fontWeight="600" fill="#131c33">
        <circle cx="320" cy="92" r="15" fill="none" stroke="#131c33" strokeWidth="3" />
        <text x="344" y="84">
          twice as high
        </text>
        <circle cx={320 + 8.9} cy="284" r="15" fill="none" stroke="#131c33" strokeWidth="3" />
        <text x="352" y="300">
          level
        </text>
      </g>
    </>
  );
}

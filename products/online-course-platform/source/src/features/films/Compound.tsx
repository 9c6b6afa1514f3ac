import { ease } from './timing.ts';

const base = 318;
const scale = 0.268;
const years = Array.from({ length: 31 }, (_, i) => i);
const x = (year: number) => 46 + year * 18.2;

/** What a hundred become at eight per cent. */
export const simple = (year: number) => 100 + 8 * year;
export const compound = (year: number) => 100 * 1.08 ** year;

/** A stair beside a curve. */
export function Compound({ t }: { t: number }) {
  const stair = ease(t, 1, 3) + ease(t, 8, 16) * 29;
  const curve = ease(t, 18, 26) * 18 + ease(t, 33, 41) * 12;
  const doubled = ease(t, 27.5, 29);
  return (
    <>
      <path d={`M40 ${base}h572`} stroke="#131c33" strokeWidth="3" />
      {years.map((year) => {
        const tall = Math.max(0, Math.min(1, curve - year + 1));
        return (
          <g key={year}>
            {t >= 18 && tall > 0 && (
              <rect
                x={x(year)}
                y={base - compound(year) * scale * tall}
                width="13"
                height={compound(year) * scale * tall}
                fill="#f0b81e"
              />
            )}
            {stair >= year - 0.5 && (
              <rect
                x={x(year)}
                y={base - simple(year) * scale}
                width="13"
                height={simple(year) * scale}
                fill="#0a7a57"
                opacity={t > 17 ? 0.75 : 1}
              />
            )}
          </g>
        );
      })}
      <g fontSize="17" fontWeight="600" fill="#131c33">
        {[0, 10, 20, 30].map((year) => (
          <text key={year} x={x(year) + 6} y="344" textAnchor="middle">
            {year === 0 ? 'now' : year}
          </text>
        ))}
        <g opacity={doubled}>
          {[9, 18].map((year, i) => (
            <g key={year}>
              <path
                d={`M40 ${base - compound(year) * scale}h${x(year) - 40}v${compound(year) * scale}`}
                fill="none"
                stroke="#e5432b"
                strokeWidth="3"
                strokeDasharray="7 6"
              />
              <text x="48" y={base - compound(year) * scale - 8} fill="#b52a14">
                {i === 0 ? '200 after 9 years' : '400 after 18'}
              </text>
            </g>
          ))}
        </g>
        <text x="600" y="38" textAnchor="end" opacity={ease(t, 41, 42)}>
          1 006 left in
        </text>
        <text
          x="600"
          y={base - simple(30) * scale - 10}
          textAnchor="end"
          opacity={ease(t, 15, 17) * (1 - ease(t, 33, 35))}
        >
          340 with the interest taken out
        </text>
      </g>
    </>
  );
}

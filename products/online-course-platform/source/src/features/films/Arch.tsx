import { ease } from './timing.ts';

const stones = 9;
const laid = [0, 8, 1, 7, 2, 6, 3, 5, 4];

function wedge(i: number, inner: number, outer: number): string {
  const at = (angle: number, r: number) =>
    `${(320 + r * Math.cos(angle)).toFixed(1)} ${(290 - r * Math.sin(angle)).toFixed(1)}`;
  const a = (i / stones) * Math.PI + 0.008;
  const b = ((i + 1) / stones) * Math.PI - 0.008;
  const m = (a + b) / 2;
  return `M${at(a, inner)}L${at(a, outer)}L${at(m, outer * 1.012)}L${at(b, outer)}L${at(b, inner)}z`;
}

/** An arch is built over a frame and then stands by itself. */
export function Arch({ t }: { t: number }) {
  const gone = ease(t, 27, 31);
  const settle = ease(t, 27, 28) * 3;
  const push = ease(t, 45, 47);
  return (
    <>
      <path d="M0 290h640v70H0z" fill="#8bbfa8" />
      <g opacity={1 - gone} transform={`translate(0 ${gone * 90})`}>
        <path d="M156 290a164 164 0 0 1 328 0z" fill="#e9c98c" stroke="#8a5a1c" strokeWidth="3" />
        <path
          d="M320 126v164M204 174l116 116 116-116M156 290h328"
          stroke="#8a5a1c"
          strokeWidth="6"
          fill="none"
        />
      </g>
      {laid.map((stone, turn) => {
        const at = turn === 8 ? 20.5 : 1 + turn * 2.2;
        const here = ease(t, at, at + 1.6);
        if (here === 0) return null;
        const key = stone === 4;
        return (
          <path
            key={stone}
            d={wedge(stone, 168, 226)}
            fill={key ? '#e5432b' : '#0a7a57'}
            opacity={Math.min(1, here * 3)}
            transform={`translate(0 ${(here - 1) * 130 + settle})`}
          />
        );
      })}
      <path d="M58 290v-64h36v64zM546 290v-64h36v64z" fill="#28355c" opacity={push} />
      <path
        d="M112 292C150 150 235 98 320 94C405 98 490 150 528 292"
        fill="none"
        stroke="#f7c81e"
        strokeWidth="7"
        strokeLinecap="round"
        pathLength="1"
        strokeDasharray={`${ease(t, 36, 41)} 1`}
        opacity={t >= 36 ? 1 : 0}
      />
      <g
        opacity={push}
        stroke="#e5432b"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M112 322H52m16-15l-16 15 16 15M528 322h60m-16-15l16 15-16 15" />
      </g>
    </>
  );
}

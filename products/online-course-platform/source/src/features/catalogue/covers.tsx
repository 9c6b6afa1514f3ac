import type { ReactNode } from 'react';

/** How a cover is printed: paper, two inks, the title's lines, and a drawing below y = 104. */
export interface Print {
  paper: string;
  ink: string;
  second: string;
  lines: string[];
  art: ReactNode;
}

const rings = (x: number, y: number, color: string) =>
  Array.from({ length: 13 }, (_, i) => (
    <circle key={i} cx={x} cy={y} r={10 + i * 17} fill="none" stroke={color} strokeWidth="8" />
  ));

const bars = [9, 3, 12, 6, 15, 1, 10, 4, 14, 7, 2, 13, 5, 11, 8];

/** A wedge of a ring around (106, 290), from angle a to b in degrees, 0 on the right. */
function wedge(a: number, b: number, inner: number, outer: number): string {
  const at = (angle: number, r: number) =>
    `${(106 + r * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(290 - r * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`;
  return `M${at(a, inner)}L${at(a, outer)}L${at(b, outer)}L${at(b, inner)}z`;
}

/** A closed line of one height round a hill with a ridge and a valley. */
export function contour(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * 2 * Math.PI;
    const k = r * (1 + 0.16 * Math.cos(a - 0.6) + 0.13 * Math.cos(3 * a + 1) + 0.05 * Math.sin(5 * a));
    return `${(cx + k * Math.cos(a) * 1.15).toFixed(1)} ${(cy + k * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const corners = (n: number, r: number, cx = 106, cy = 204) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI - Math.PI / 2;
    return `${(cx + r * Math.cos(a)).toFixed(1)},${(cy + r * Math.sin(a)).toFixed(1)}`;
  });

export const prints: Record<string, Print> = {
  waves: {
    paper: '#f2f0ea',
    ink: '#2946d2',
    second: '#ee4a2e',
    lines: ['How', 'Waves', 'Travel'],
    art: (
      <>
        {rings(46, 214, '#2946d2')}
        {rings(166, 214, '#ee4a2e')}
      </>
    ),
  },
  order: {
    paper: '#f7c81e',
    ink: '#131c33',
    second: '#e5432b',
    lines: ['Putting', 'Things in', 'Order'],
    art: bars.map((n, i) => (
      <g key={n}>
        <rect x={8 + i * 13.2} y={300 - i * 12.6 - 12} width="11" height={i * 12.6 + 12} fill="#f0664c" />
        <rect x={8 + i * 13.2} y={300 - n * 11.5} width="11" height={n * 11.5} fill="#28355c" />
      </g>
    )),
  },
  bridges: {
    paper: '#bfe0d0',
    ink: '#0a5c43',
    second: '#e5432b',
    lines: ['Why', 'Bridges', 'Stand'],
    art: (
      <>
        {Array.from({ length: 11 }, (_, i) => (
          <path
            key={i}
            d={wedge(i * 16.4 + 0.9, (i + 1) * 16.4 - 0.9, 62, 100)}
            fill={i === 5 ? '#e5432b' : '#0a7a57'}
          />
        ))}
        <path d="M0 178h212v14H0z" fill="#e5432b" />
        <path d="M0 290h212v10H0z" fill="#2946d2" />
        {Array.from({ length: 11 }, (_, i) => (
          <path
            key={i}
            d={wedge(i * 16.4 + 0.9, (i + 1) * 16.4 - 0.9, 20, 52)}
            fill="#0a7a57"
            opacity="0.28"
          />
        ))}
      </>
    ),
  },
  rhythm: {
    paper: '#f6b3c6',
    ink: '#1f2a86',
    second: '#e5432b',
    lines: ['Counting', 'Rhythm'],
    art: (
      <>
        <circle cx="106" cy="204" r="88" fill="none" stroke="#2946d2" strokeWidth="5" />
        <polygon points={corners(4, 88).join(' ')} fill="#2946d2" />
        <polygon points={corners(3, 88).join(' ')} fill="#f0664c" />
        {corners(12, 88).map((at) => (
          <circle key={at} cx={at.split(',')[0]} cy={at.split(',')[1]} r="6.5" fill="#1f2a86" />
        ))}
      </>
    ),
  },
  money: {
    paper: '#e6efdc',
    ink: '#0a5c43',
    second: '#b9860b',
    lines: ['Money', 'Over', 'Time'],
    art: [1, 1.6, 2.7, 4.4, 7.2, 11.7].map((n, i) =>
      Array.from({ length: Math.round(n) }, (_, j) => (
        <g key={`${i}-${j}`}>
          <ellipse cx={22 + i * 33.5} cy={289 - j * 13.5} rx="17" ry="8" fill="#0a7a57" />
          <ellipse
            cx={22 + i * 33.5}
            cy={283 - j * 13.5}
            rx="17"
            ry="8"
            fill="#f5c832"
            stroke="#0a5c43"
            strokeWidth="1.5"
            style={{ mixBlendMode: 'normal' }}
          />
        </g>
      )),
    ),
  },
  maps: {
    paper: '#f4dcb4',
    ink: '#7a2f12',
    second: '#3f8f5d',
    lines: ['Reading', 'a Map'],
    art: (
      <>
        <path d={contour(104, 206, 74)} fill="#8fd0a0" />
        <path d={contour(104, 206, 42)} fill="#8fd0a0" />
        {[92, 80, 68, 56, 44, 33, 22, 12].map((r, i) => (
          <path
            key={r}
            d={contour(104, 206, r * 1.2)}
            fill="none"
            stroke="#a8431a"
            strokeWidth={i % 4 === 0 ? 4.5 : 2.2}
          />
        ))}
        <path d="M-4 262C40 250 70 284 112 262s60-70 104-62" fill="none" stroke="#2946d2" strokeWidth="8" />
      </>
    ),
  },
  sundial: {
    paper: '#f8e28c',
    ink: '#1c2450',
    second: '#e5432b',
    lines: ['Shadows', 'and the', 'Sun'],
    art: (
      <>
        <circle cx="160" cy="152" r="38" fill="#f0664c" />
        {Array.from({ length: 9 }, (_, i) => {
          const a = ((200 + i * 17.5) * Math.PI) / 180;
          const r = 78 + Math.abs(i - 4) ** 2 * 7;
          return (
            <path
              key={i}
              d={`M104 238l4 0L${106 + r * Math.cos(a) * 1.2 + 8} ${238 - r * Math.sin(a)}L${106 + r * Math.cos(a) * 1.2 - 8} ${238 - r * Math.sin(a)}z`}
              fill="#5a6bd8"
              opacity={0.35 + i * 0.07}
            />
          );
        })}
        <path d="M102 238V120h8v118z" fill="#1c2450" />
        <ellipse cx="106" cy="239" rx="14" ry="5" fill="#1c2450" />
      </>
    ),
  },
  bread: {
    paper: '#f0cfa2',
    ink: '#5a2410',
    second: '#2946d2',
    lines: ['Bread by', 'Numbers'],
    art: (
      <>
        <ellipse cx="106" cy="208" rx="90" ry="84" fill="#c9772f" />
        <ellipse cx="106" cy="208" rx="72" ry="66" fill="#dd9a4e" />
        {[-36, -12, 12, 36].map((x) => (
          <path
            key={x}
            d={`M${100 + x} ${150 + Math.abs(x) * 0.5}c14 30 14 84 4 ${116 - Math.abs(x)}c-16-30-16-84-4-${116 - Math.abs(x)}z`}
            fill="#f7e3c0"
            style={{ mixBlendMode: 'normal' }}
          />
        ))}
        <text
          x="106"
          y="290"
          textAnchor="middle"
          fontSize="72"
          fontWeight="700"
          letterSpacing="-4"
          fill="#2946d2"
        >
          100
        </text>
      </>
    ),
  },
};

/** For a course that has no drawing: its title on plain paper between two stripes. */
export function printOf(id: string, title: string): Print {
  const known = prints[id];
  if (known) return known;
  const lines: string[] = [];
  for (const word of title.split(' '))
    if (lines.length > 0 && `${lines.at(-1)} ${word}`.length <= 9) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  return {
    paper: '#cfd9f4',
    ink: '#131c33',
    second: '#2946d2',
    lines: lines.slice(0, 4),
    art: (
      <>
        <circle cx="70" cy="232" r="58" fill="#8fa3ef" />
        <circle cx="142" cy="232" r="58" fill="#f6a28f" />
      </>
    ),
  };
}

import { memo } from 'react';
import { code } from './code.js';

const W = 120;
const H = 100;
const round = (value) => Math.round(value * 10) / 10;

/** Where a point of the field lies when the wind has it: nothing moves at the hoist, most at the fly. */
function blown(wind, phase, tail) {
  return ([x, y]) => {
    const cut = tail ? (1 - Math.abs(y - 0.5) * 2) * 0.6 * Math.max(0, x - 0.6) : 0;
    const fx = x - cut;
    const swing = Math.sin(fx * 7.2 + phase) - Math.sin(phase);
    return [round(fx * W * (1 - wind * 0.05)), round(y * H * (1 - wind * 0.03 * fx) + wind * (swing * 6.5 * (0.35 + fx * 0.65) + fx * 7))];
  };
}

/** A polygon whose straight sides bend with the cloth. */
function outline(points, place, wind, tail) {
  const steps = wind > 0 || tail ? 8 : 1;
  let d = '';
  for (let i = 0; i < points.length; i += 1) {
    const [x0, y0] = points[i];
    const [x1, y1] = points[(i + 1) % points.length];
    const parts = points.length > 12 ? 1 : steps;
    for (let s = 0; s < parts; s += 1) {
      const t = s / parts;
      d += `${d ? 'L' : 'M'}${place([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]).join(' ')}`;
    }
  }
  return `${d}Z`;
}

const field = [[0, 0], [1, 0], [1, 0.5], [1, 1], [0, 1]];

/** The drawing of one flag, 120 by 100, to be put into an svg. `wind` 0 is flat, 1 is a fresh breeze. */
export const FlagShape = memo(function FlagShape({ letter, wind = 0, phase = 0 }) {
  const { regions, tail = false } = code[letter];
  const place = blown(wind, phase, tail);
  const edge = outline(field, place, wind, tail);
  return (
    <>
      {regions.map(([colour, points], index) => (
        <path key={`${letter}${index}`} className={`f-${colour}`} d={outline(points, place, wind, tail)} />
      ))}
      {wind > 0 ? (
        <>
          <path d={edge} fill={`url(#folds-${Math.round(phase) % 3})`} />
          <path d={edge} fill="url(#bunting)" />
        </>
      ) : null}
      <path className="f-edge" d={edge} />
    </>
  );
});

/** A single flag as a picture. */
export function Flag({ letter, title = '' }) {
  return (
    <svg className="flag" viewBox="-2 -2 124 104" role={title ? 'img' : undefined} aria-label={title || undefined} aria-hidden={title ? undefined : true} focusable="false">
      <FlagShape letter={letter} />
    </svg>
  );
}

/** Initials hoisted one below the other, as on a mast: the employer's logo. */
export function Logo({ letters, name = '' }) {
  const list = [...letters].filter((letter) => code[letter]);
  return (
    <svg className="logo" viewBox={`-10 -6 140 ${list.length * 108 + 6}`} role={name ? 'img' : undefined} aria-label={name ? `${list.join(' ')} in signal flags, for ${name}` : undefined} aria-hidden={name ? undefined : true} focusable="false">
      <path className="halyard" d={`M-4 -6V${list.length * 108}`} />
      {list.map((letter, i) => (
        <g key={`${i}${letter}`} transform={`translate(0 ${i * 108})`}>
          <FlagShape letter={letter} />
        </g>
      ))}
    </svg>
  );
}

/** Light on cloth, once a page. */
export function FlagDefs() {
  const fold = (name, stops) => (
    <linearGradient id={name}>
      {stops.map(([at, tone, much]) => (
        <stop key={at} offset={at} stopColor={tone} stopOpacity={much} />
      ))}
    </linearGradient>
  );
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {fold('folds-0', [[0, '#000', 0.28], [0.12, '#fff', 0.12], [0.3, '#fff', 0], [0.46, '#000', 0.34], [0.62, '#000', 0.06], [0.76, '#fff', 0.24], [0.92, '#000', 0.2], [1, '#000', 0.36]])}
        {fold('folds-1', [[0, '#fff', 0.12], [0.18, '#000', 0.22], [0.34, '#fff', 0.2], [0.52, '#000', 0.04], [0.66, '#000', 0.36], [0.82, '#fff', 0.12], [1, '#000', 0.24]])}
        {fold('folds-2', [[0, '#000', 0.18], [0.24, '#fff', 0.22], [0.44, '#000', 0.1], [0.56, '#000', 0.34], [0.74, '#fff', 0.16], [0.88, '#fff', 0.02], [1, '#000', 0.32]])}
        <pattern id="bunting" width="2.4" height="2.4" patternUnits="userSpaceOnUse">
          <path d="M0 .4h2.4M.4 0v2.4" stroke="#000" strokeOpacity=".1" strokeWidth=".5" />
        </pattern>
      </defs>
    </svg>
  );
}

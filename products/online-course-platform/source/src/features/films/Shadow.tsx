import { ease, mix } from './timing.ts';

const rad = Math.PI / 180;

/** The tip of a stick's shadow, in lengths of the stick: east and north, for an hour angle and declination in degrees. */
export function tip(hour: number, declination: number, latitude = 28): [number, number] {
  const h = hour * rad;
  const d = declination * rad;
  const l = latitude * rad;
  const up = Math.sin(l) * Math.sin(d) + Math.cos(l) * Math.cos(d) * Math.cos(h);
  const east = -Math.cos(d) * Math.sin(h);
  const north = Math.cos(l) * Math.sin(d) - Math.sin(l) * Math.cos(d) * Math.cos(h);
  return [-east / up, -north / up];
}

const place = ([east, north]: [number, number]): [number, number] => [320 + east * 84, 262 - north * 84];

function path(from: number, to: number, declination: number): string {
  const points: string[] = [];
  for (let hour = from; hour <= to; hour += 1)
    points.push(
      place(tip(hour, declination))
        .map((v) => v.toFixed(1))
        .join(' '),
    );
  return points.length > 1 ? `M${points.join('L')}` : '';
}

/** A stick's shadow from morning to evening, from above. */
export function Shadow({ t }: { t: number }) {
  const hour = t < 19 ? mix(-70, 0, ease(t, 0, 19)) : mix(0, 66, ease(t, 21, 34));
  const [x, y] = place(tip(hour, -18));
  const [sx, sy] = [320 - (x - 320) * 0.9, 262 - (y - 262) * 0.9];
  const noon = ease(t, 18, 19) * (1 - ease(t, 27, 28));
  const year = ease(t, 35, 37);
  return (
    <>
      <path d="M0 0h640v360H0z" fill="#f8e28c" />
      <g stroke="#1c2450" strokeWidth="2" opacity="0.3">
        <path d="M320 20v320M40 262h560" strokeDasharray="3 9" />
      </g>
      <g fontSize="18" fontWeight="600" fill="#1c2450" textAnchor="middle">
        <text x="320" y="26">
          N
        </text>
        <text x="612" y="268">
          E
        </text>
        <text x="26" y="268">
          W
        </text>
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d={path(-70, hour, -18)} stroke="#2946d2" />
        <g opacity={year}>
          <path d={path(-68, 68, 0)} stroke="#0a7a57" />
          <path d={path(-72, 72, 18)} stroke="#e5432b" />
        </g>
      </g>
      <path d={`M314 262h12L${x.toFixed(1)} ${y.toFixed(1)}z`} fill="#3a4aa8" opacity="0.8" />
      <circle cx="320" cy="262" r="9" fill="#1c2450" />
      <circle
        cx={Math.max(34, Math.min(606, sx))}
        cy={Math.max(40, Math.min(336, sy))}
        r="22"
        fill="#ee5a3c"
      />
      <g fontSize="18" fontWeight="600" fill="#1c2450">
        <text x="336" y="150" opacity={noon}>
          noon by the sun
        </text>
        <g opacity={year}>
          <text x="70" y="92" fill="#2239b0">
            winter
          </text>
          <text x="70" y="206" fill="#075a3f">
            equinox
          </text>
          <text x="70" y="318" fill="#a82a14">
            summer
          </text>
        </g>
      </g>
    </>
  );
}

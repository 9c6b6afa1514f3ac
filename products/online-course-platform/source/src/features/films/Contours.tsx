import { contour } from '../catalogue/covers.tsx';
import { ease } from './timing.ts';

const levels = [0, 1, 2, 3, 4, 5];
const hill = 'M20 262C90 250 130 200 170 130C186 100 206 84 220 88C262 100 280 190 330 262z';

/** Water rises round a hill, and each shore becomes a line on the map. */
export function Contours({ t }: { t: number }) {
  const water = ease(t, 3, 20) * 5.4;
  const away = ease(t, 41, 43);
  return (
    <>
      <g opacity={1 - away}>
        <clipPath id="above">
          <path d={hill} />
        </clipPath>
        <path d={hill} fill="#6cb283" />
        <g clipPath="url(#above)" stroke="#a8431a" strokeWidth="3">
          {levels.map((level) => level < water && <path key={level} d={`M0 ${262 - level * 31}h340`} />)}
        </g>
        <rect
          x="10"
          y={262 - water * 31}
          width="330"
          height={water * 31 + 20}
          fill="#4b66e0"
          opacity="0.45"
        />
        <text x="20" y="318" fontSize="18" fontWeight="600" fill="#131c33">
          From the side
        </text>
      </g>
      <g transform={`translate(${-160 * away} 0)`}>
        <path d={contour(480, 176, 128)} fill="#a9dbb4" opacity={1 - away * 0.7} />
        {levels.map((level) => {
          const here = ease(water, level, level + 0.35);
          return (
            <path
              key={level}
              d={contour(480 + level * 4, 176 - level * 5, 116 - level * 20)}
              fill="none"
              stroke="#a8431a"
              strokeWidth={level === 0 ? 5 : 2.6}
              pathLength="1"
              strokeDasharray={`${here} 1`}
              opacity={here > 0 ? 1 : 0}
            />
          );
        })}
        <g opacity={ease(t, 32, 33) * (1 - away)} fontSize="18" fontWeight="600" fill="#131c33">
          <path d="M604 268L512 182" stroke="#2946d2" strokeWidth="6" strokeLinecap="round" />
          <text x="566" y="306">
            valley
          </text>
          <path
            d="M366 110l80 50"
            stroke="#131c33"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray="1 12"
          />
          <text x="346" y="92">
            ridge
          </text>
        </g>
        <text
          x="420"
          y="346"
          fontSize="18"
          fontWeight="600"
          fill="#131c33"
          opacity={ease(t, 9, 10) * (1 - away)}
        >
          From above
        </text>
      </g>
    </>
  );
}

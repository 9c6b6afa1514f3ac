import { cloths } from '../cloth/cloths.js';
import { Flat } from '../garments/Flat.jsx';
import { viewBox } from '../garments/flats.js';

const notes = [
  [1, 'Collar cut on the bias, so that it rolls'],
  [2, 'Shoulder felled twice, 7 mm apart'],
  [3, 'Pencil, included'],
  [4, 'Patch pockets, corners turned in, bar tacks at the mouth'],
  [5, 'Horn buttons on a shank; the spare is inside'],
  [6, 'Cuff long enough to turn back once and mend twice'],
];
const marks = [[1, 248, 92, 330, 40], [2, 126, 88, 60, 44], [3, 262, 164, 352, 122], [4, 276, 340, 366, 396], [5, 200, 186, 30, 204], [6, 60, 336, 26, 396]];

/** A flat with the cutter's notes. */
export function Spread({ garment, cloth }) {
  return (
    <figure className="spread">
      <div className="sheet spread-sheet">
        <Flat garment={garment} cloth={cloth} title={`The coat in ${cloths[cloth].name}, with numbers`} />
        <svg className="spread-marks" viewBox={viewBox(garment)} aria-hidden="true" focusable="false">
          {marks.map(([n, x, y, toX, toY]) => (
            <g key={n}>
              <path d={`M${x} ${y}L${toX} ${toY}`} />
              <circle cx={x} cy={y} r="3" className="spread-dot" />
              <circle cx={toX} cy={toY} r="13" />
              <text x={toX} y={toY + 5} textAnchor="middle">
                {n}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol>
          {notes.map(([n, words]) => (
            <li key={n}>{words}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

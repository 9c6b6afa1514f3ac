import { dims } from '../garments/dims.js';
import { viewBox } from '../garments/flats.js';

/** Measuring lines over a flat, in the centimetres of the chosen size. */
export function Dims({ garment, at }) {
  const { across, down } = dims[garment.id];
  const [left, right, y, wide, share] = across;
  const [top, end, x, long] = down;
  const width = garment.measures[wide][at] / share;
  const length = garment.measures[long][at];
  const middle = (top + end) / 2;
  return (
    <svg className="dims" viewBox={viewBox(garment.id)} role="img" aria-label={`${width} cm across, ${length} cm long`}>
      <path d={`M${left} ${y}H${right}M${left} ${y - 6}v12M${right} ${y - 6}v12M${x} ${top}V${end}M${x - 6} ${top}h12M${x - 6} ${end}h12`} />
      <rect x={(left + right) / 2 - 31} y={y - 9.5} width="62" height="19" rx="9.5" />
      <text x={(left + right) / 2} y={y + 4.4} textAnchor="middle">
        {width} cm
      </text>
      <rect x={x - 31} y={middle - 9.5} width="62" height="19" rx="9.5" transform={`rotate(-90 ${x} ${middle})`} />
      <text x={x} y={middle + 4.4} textAnchor="middle" transform={`rotate(-90 ${x} ${middle})`}>
        {length} cm
      </text>
    </svg>
  );
}

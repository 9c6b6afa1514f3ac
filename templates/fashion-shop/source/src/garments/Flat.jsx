import { memo, useId } from 'react';
import { cloths } from '../cloth/cloths.js';
import { flats, viewBox } from './flats.js';
import { mirror } from './parts.js';

const buttonColours = {
  horn: ['#3a2a1e', '#c9a876'],
  shell: ['#e9e2d2', '#8d8168'],
  brass: ['#b98a35', '#5c4115'],
};
/** Threads of the topstitching, by family of colour: seen, never shouting. */
const threads = { green: '#d8b65c', ochre: '#f2e2b4', wool: '#9a5a35', rust: '#eac77e', ink: '#d9b25a' };

/** A garment drawn flat in a cloth. `plain` leaves out the soft shadow for small pictures. */
export const Flat = memo(function Flat({ garment, cloth, title = '', plain = false }) {
  const id = useId();
  const { parts } = flats[garment];
  const { family, colour, structure } = cloths[cloth];
  const isKnit = ['waffle', 'guernsey', 'fairisle'].includes(structure);
  const outline = parts.filter(({ type }) => type === 'panel').map(({ d }) => d).join('');
  const fills = {
    cloth: (grain) => `url(#${cloth}${grain ? `-${grain}` : ''})`,
    trim: () => colour,
    rib: () => colour,
    inside: () => 'url(#inside)',
    lining: () => '#8a7a5c',
  };
  const style = { '--thread': threads[family], '--fold': family === 'wool' ? 0.08 : 0.16 };
  return (
    <svg className="flat" viewBox={viewBox(garment)} style={style} role={title ? 'img' : undefined} aria-label={title || undefined} aria-hidden={title ? undefined : true} focusable="false">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      {plain ? null : <path className="flat-shade" d={outline} filter="url(#softer)" />}
      {parts.map((part, index) => (
        <Part key={index} part={part} fills={fills} clip={id} isKnit={isKnit} colour={colour} />
      ))}
    </svg>
  );
});

function Part({ part, fills, clip, isKnit, colour }) {
  const { type, d } = part;
  switch (type) {
    case 'panel':
      return <Panel {...part} paint={fills[part.fill](part.grain)} />;
    case 'drop':
      return <path className="flat-drop" d={d} />;
    case 'seam':
      return <path className="flat-seam" d={d} />;
    case 'stitch':
      return isKnit ? null : <path className="flat-stitch" d={d} />;
    case 'tack':
      return <path className="flat-tack" d={d} />;
    case 'fold':
    case 'lit':
      return <path className={`flat-${type}`} d={d} clipPath={`url(#${clip})`} filter="url(#soft)" />;
    case 'cable':
      return <path className="flat-cable" stroke={colour} d={d + mirror(d)} />;
    case 'buttons':
      return part.places.map(([x, y]) => <Button key={`${x} ${y}`} x={x} y={y} r={part.r} colours={buttonColours[part.kind]} />);
    case 'label':
      return <Label {...part} />;
    case 'toggle':
      return <Toggle {...part} />;
    case 'clip':
      return <path className="flat-clip" d={`M${part.x - 8} ${part.y}h16v10l-5 8h-6l-5-8z`} />;
    case 'pompom':
      return <Pompom {...part} colour={colour} />;
    default:
      return null;
  }
}

function Panel({ d, paint, fill, grain, sheen, line }) {
  return (
    <>
      <path d={d} fill={paint} />
      {fill === 'rib' ? <path d={d} fill={`url(#ribbing${grain ? `-${grain}` : ''})`} /> : null}
      <path d={d} fill={sheen === 'none' ? 'none' : `url(#${sheen === 'fall' ? 'fall' : `sheen-${sheen}`})`} stroke="#141c17" strokeWidth={line} strokeLinejoin="round" />
    </>
  );
}

function Button({ x, y, r, colours: [face, holes] }) {
  const h = r * 0.24;
  return (
    <>
      <circle cx={x + 0.8} cy={y + 1.8} r={r} fill="#000" opacity=".4" />
      <circle cx={x} cy={y} r={r} fill={face} stroke="#141c17" strokeWidth=".8" />
      <circle cx={x} cy={y} r={r} fill="url(#button)" />
      <circle cx={x} cy={y} r={r * 0.66} fill="none" stroke="#000" strokeOpacity=".3" strokeWidth=".7" />
      <path d={`M${x - h} ${y - h}h.01M${x + h} ${y - h}h.01M${x - h} ${y + h}h.01M${x + h} ${y + h}h.01`} stroke={holes} strokeWidth={r * 0.26} strokeLinecap="round" />
    </>
  );
}

function Label({ x, y, w, h }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} fill="#eee5cf" stroke="#141c17" strokeWidth=".6" />
      <text x={x + w / 2} y={y + h * 0.72} textAnchor="middle" className="flat-label" fontSize={h * 0.58} textLength={w - 8} lengthAdjust="spacingAndGlyphs" aria-hidden="true">
        Thrum
      </text>
    </>
  );
}

function Toggle({ x, y }) {
  return (
    <>
      <path className="flat-cord" d={`M${x - 46} ${y - 7}C${x - 20} ${y - 8} ${x - 4} ${y - 6} ${x + 4} ${y}C${x - 4} ${y + 6} ${x - 20} ${y + 8} ${x - 46} ${y + 7}M${x + 46} ${y - 5}L${x + 8} ${y}L${x + 46} ${y + 5}`} />
      <path className="flat-patch" d={`M${x - 58} ${y - 12}h16v24h-16zM${x + 42} ${y - 12}h16v24h-16z`} />
      <path d={`M${x - 3} ${y - 16}C${x + 6} ${y - 14} ${x + 8} ${y + 14} ${x - 1} ${y + 16}C${x - 9} ${y + 12} ${x - 10} ${y - 12} ${x - 3} ${y - 16}Z`} fill="#c79c5f" stroke="#141c17" strokeWidth="1" />
      <path d={`M${x - 4} ${y - 12}C${x + 1} ${y - 8} ${x + 1} ${y + 8} ${x - 2} ${y + 12}`} fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.6" />
    </>
  );
}

/** Threads round a middle, long and short by turns. */
function Pompom({ x, y, r, colour }) {
  let d = '';
  for (let i = 0; i < 72; i += 1) {
    const angle = i * 2.399;
    const far = r * Math.sqrt((i + 6) / 78);
    const end = far + 7;
    d += `M${(x + Math.cos(angle) * far * 0.8).toFixed(1)} ${(y + Math.sin(angle) * far * 0.8).toFixed(1)}L${(x + Math.cos(angle + 0.1) * end).toFixed(1)} ${(y + Math.sin(angle + 0.1) * end).toFixed(1)}`;
  }
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={colour} stroke="#141c17" strokeWidth="1.4" />
      <g fill="none" strokeLinecap="round">
        <path d={d} stroke="#141c17" strokeWidth="3.4" strokeOpacity=".55" />
        <path d={d} stroke={colour} strokeWidth="2.6" />
        <path d={d} stroke="#fff" strokeOpacity=".2" strokeWidth=".8" />
      </g>
      <circle cx={x} cy={y} r={r + 4} fill="url(#button)" opacity=".7" />
    </>
  );
}

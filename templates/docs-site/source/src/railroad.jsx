import { railroad } from './grammar.js';

/** The diagram of a command, and the same as text for whoever cannot see it. */
export function Railroad({ text }) {
  const { boxes, lines, width, height, first, last } = railroad(text);
  return (
    <div className="railroad" tabIndex={0} role="group" aria-label={`Grammar of ${text.split(' ').slice(0, 2).join(' ')}`}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={text}>
        <path className="rail" d={lines.join('')} />
        <path className="stop" d={`M8 ${first - 9}v18M3 ${first - 9}v18M${last.x} ${last.y - 9}v18M${last.x + 5} ${last.y - 9}v18`} />
        {boxes.map((box) => (
          <g key={`${box.x} ${box.y}`}>
            <rect className={box.kind} x={box.x} y={box.y} width={box.width} height={box.height} rx={box.kind === 'word' ? 15 : 2} />
            <text x={box.x + box.width / 2} y={box.y + 20} textAnchor="middle">{box.text}</text>
          </g>
        ))}
      </svg>
      <p className="usage"><code>{text}</code></p>
    </div>
  );
}

/* Drawings inside the manual. Each is one SVG of the width of the text. */
import { chance, fixed, range } from './drawing.js';

const Svg = ({ height, label, children }) => <svg viewBox={`0 0 680 ${height}`} width="680" height={height} role="img" aria-label={label}>{children}</svg>;

function Sieve({ label }) {
  const r = chance(3);
  const kinds = ['day 13', 'day 14', 'day 15'];
  return (
    <Svg height={300} label={label}>
      <path d="M60 18h180l14 14v44H60z" className="light" /><path d="M76 32v16M92 32v16M108 32v16M124 32v16" className="line" /><text x="150" y="64" className="mono">CARD A</text>
      {range(26).map((i) => { const kind = i % 3; return <g key={i} transform={`translate(${fixed(80 + i * 21 + r(-5, 5))} ${fixed(92 + ((i * 17) % 38))}) rotate(${fixed(r(-30, 30))})`}>{kind === 0 ? <rect x="-8" y="-8" width="16" height="16" className="mid" /> : kind === 1 ? <circle r="9" className="marked" /> : <path d="M0-10 10 8H-10z" className="light" />}</g>; })}
      <path d="M40 150H640L630 172H50z" className="dark" />
      {range(27).map((i) => <g key={i}>{i % 3 === 0 ? <rect x={58 + i * 21} y="154" width="13" height="13" className="hole" /> : i % 3 === 1 ? <circle cx={64 + i * 21} cy="161" r="7" className="hole" /> : <path d={`M${64 + i * 21} 153l8 14h-16z`} className="hole" />}</g>)}
      {kinds.map((kind, k) => (
        <g key={kind} transform={`translate(${70 + k * 195} 0)`}>
          <path d="M70 178v28M70 206l-6-9M70 206l6-9" className="line" />
          <path d="M0 222h52l10 12h92v52H0z" className={k === 1 ? 'marked' : 'light'} /><path d="M0 244h154" className="line" />
          <text x="77" y="271" textAnchor="middle" className={`mono${k === 1 ? ' on-marker' : ''}`}>{kind}</text>
        </g>
      ))}
    </Svg>
  );
}

function Name({ label }) {
  const pieces = [['0512', '{time}', 'the clock'], ['_', '', ''], ['elm-bank', '{place}', 'places.toml'], ['_', '', ''], ['blackcap', '{bird}', 'what was heard'], ['_', '', ''], ['02', '{n}', 'counted'], ['.wav', '', '']];
  let x = 42;
  return (
    <Svg height={210} label={label}>
      <path d="M24 62H646L656 72V124H24z" className="light" /><circle cx="632" cy="93" r="7" className="hole" />
      {pieces.map(([text, word, from], i) => {
        const width = text.length * 19.6;
        const left = x;
        x += width;
        const up = i % 4 === 0;
        return (
          <g key={`${text}${left}`}>
            {word === '{bird}' && <rect x={left - 2} y="70" width={width + 3} height="46" className="marker-stroke" />}
            <text x={left} y="104" className={`giant-mono${word === '{bird}' ? ' on-marker' : ''}`} textLength={width - 1} lengthAdjust="spacingAndGlyphs">{text}</text>
            {word && <path d={up ? `M${left} 56v-8H${left + width}v8M${left + width / 2} 48v-10` : `M${left} 130v8H${left + width}v-8M${left + width / 2} 138v12`} className="line" />}
            {word && <text x={left + width / 2} y={up ? 16 : 168} textAnchor="middle" className="mono bold">{word}</text>}
            {word && <text x={left + width / 2} y={up ? 32 : 186} textAnchor="middle" className="small">{from}</text>}
          </g>
        );
      })}
    </Svg>
  );
}

function Clipped({ label }) {
  const y = (x) => 130 - Math.sin((x - 20) / 48) * (112 * Math.exp(-(((x - 330) / 210) ** 2))) - Math.sin(x / 13) * 7;
  const points = range(161).map((i) => [20 + i * 4, y(20 + i * 4)]);
  const limit = (v) => Math.min(Math.max(v, 62), 198);
  const run = (list) => `M${list.map(([a, b]) => `${fixed(a)} ${fixed(b)}`).join('L')}`;
  return (
    <Svg height={260} label={label}>
      <path d={range(17).map((i) => `M${20 + i * 40} 10V250`).join('') + range(7).map((i) => `M20 ${10 + i * 40}H660`).join('')} className="grid" />
      <path d="M20 62H660M20 198H660" className="limit" />
      <path d={`${run(points)}L660 130H20z`} className="marker-fill" />
      <path d={`${run(points.map(([a, b]) => [a, limit(b)]))}L660 130H20z`} className="paper" />
      <path d={run(points)} className="dotted" />
      <path d={run(points.map(([a, b]) => [a, limit(b)]))} className="wave" />
      <text x="24" y="54" className="small">as loud as 16 bits can be</text>
      <path d="M452 30q-26-8-40 6M412 36l4-10M412 36l11 1" className="line" /><text x="458" y="34" className="small">drawn on from both sides</text>
    </Svg>
  );
}

function Spectrogram({ label }) {
  const r = chance(21);
  const wind = range(240).map((i) => { const x = 64 + r(0, 586); const h = r(6, 46) * (0.6 + 0.4 * Math.sin(x / 50)); return `M${fixed(x)} ${fixed(250)}v${fixed(-h)}`; }).join('');
  const bows = range(13).map((i) => { const x = 90 + i * 43 + r(-8, 8); const top = 70 + r(-30, 30); const w = r(16, 34); return `M${fixed(x)} ${fixed(top + r(18, 44))}q${fixed(w * 0.3)} ${fixed(-r(40, 66))} ${fixed(w)} ${fixed(r(-16, 26))}`; });
  return (
    <Svg height={310} label={label}>
      <rect x="60" y="16" width="594" height="236" className="night" />
      <path d={range(12).map((i) => `M${60 + i * 54} 16V252`).join('') + range(5).map((i) => `M60 ${16 + i * 59}H654`).join('')} className="grid" />
      <path d={range(420).map(() => `M${fixed(r(62, 650))} ${fixed(r(20, 248))}h${fixed(r(1, 5))}`).join('')} className="speck" />
      <path d={wind} className="wind" />
      <path d={bows.join('')} className="bow-wide" /><path d={bows.join('')} className="bow" />
      {['8 kHz', '6', '4', '2', '0'].map((t, i) => <text key={t} x="52" y={22 + i * 58} textAnchor="end" className="small">{t}</text>)}
      {['0 s', '1', '2', '3', '4'].map((t, i) => <text key={t} x={60 + i * 148} y="272" textAnchor="middle" className="small">{t}</text>)}
      <path d="M120 300V254M400 300V254" className="lead" /><path d="M120 252V236M400 252V118" className="lead-night" /><circle cx="400" cy="112" r="4.5" className="marked" /><circle cx="120" cy="234" r="4.5" className="marked" />
      <text x="128" y="302" className="small">the hem: wind</text><text x="408" y="302" className="small">the bows: a blackcap</text>
    </Svg>
  );
}

function Copies({ label }) {
  const file = (x, y, name, cls) => (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0H88L106 18V112H0z" className={cls} /><path d="M88 0v18h18" className="line" />
      <path d={`M14 62${range(13).map((i) => `l3 ${[-8, 14, -22, 30, -34, 36, -30, 24, -18, 12, -8, 6, -2][i]}l3 0`).join('')}`} className="line" />
      <text x="53" y="102" textAnchor="middle" className={`small${cls === 'marked' ? ' on-marker' : ''}`}>{name}</text>
    </g>
  );
  return (
    <Svg height={270} label={label}>
      {file(30, 40, 'original', 'light')}
      <path d="M122 140v-12a13 13 0 0 1 26 0v12" className="line" /><rect x="114" y="138" width="42" height="34" rx="4" className="dark" /><path d="M135 152v8" className="line" />
      {file(280, 40, 'copy', 'light')}
      {file(530, 40, 'mended', 'marked')}
      <path d="M146 92H262M262 92l-12-7M262 92l-12 7M396 92H512M512 92l-12-7M512 92l-12 7" className="line" />
      <text x="204" y="80" textAnchor="middle" className="mono">sort</text><text x="454" y="80" textAnchor="middle" className="mono">mend</text>
      <path d="M180 214H656V254H180z" className="light" /><path d={range(14).map((i) => `M${200 + i * 33} 228h${i % 3 ? 22 : 14}M${200 + i * 33} 240h${i % 2 ? 18 : 24}`).join('')} className="line" />
      <path d="M204 104V210M454 104V210" className="dotted" /><text x="30" y="239" className="mono">journal</text><path d="M104 234h70" className="dotted" />
    </Svg>
  );
}

const drawings = { sieve: Sieve, name: Name, clipped: Clipped, spectrogram: Spectrogram, copies: Copies };

export function Figure({ name, text }) {
  const Drawing = drawings[name];
  return (
    <figure>
      <div className="figure" tabIndex={0} role="group" aria-label={`Drawing: ${text}`}><Drawing label={text} /></div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

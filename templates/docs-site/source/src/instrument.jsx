/* The front page's drawing: twite as an instrument, taken apart along its axis. */
import { chance, fixed, range, side } from './drawing.js';

const Cylinder = ({ x, r, depth, face = 'light', children }) => (
  <g>
    <path d={side(x, r, depth)} className="steel" />
    <path d={side(x, r, depth)} className="shade" />
    <ellipse cx={x} cy="0" rx={fixed(r * 0.28)} ry={r} className={face} />
    {children}
  </g>
);

function Dish() {
  const ribs = range(14).map((i) => {
    const a = (i / 14) * Math.PI * 2;
    return `M${fixed(96 + Math.cos(a) * 9)} ${fixed(Math.sin(a) * 26)}Q${fixed(92 + Math.cos(a) * 30)} ${fixed(Math.sin(a) * 100)} ${fixed(72 + Math.cos(a) * 47)} ${fixed(Math.sin(a) * 170)}`;
  });
  return (
    <g>
      <path d="M72-172C150-160 186-70 186 0S150 160 72 172z" className="mid" />
      <path d="M120-140C160-100 178-50 178 0S160 100 120 140C150 90 160 50 160 0S150-90 120-140z" className="dark" />
      <ellipse cx="72" cy="0" rx="48" ry="172" className="light thick" />
      <path d="M72-160C108-130 112-60 112 0S108 130 72 160C44 130 36 60 36 0S44-130 72-160z" className="mid soft" />
      <path d="M90-140C112-90 116-50 116 0S112 90 90 140C100 90 104 50 104 0S100-90 90-140z" className="dark soft" />
      <path d={ribs.join('')} className="thin" />
      <ellipse cx="72" cy="0" rx="42" ry="158" className="thin" />
      <ellipse cx="96" cy="0" rx="9" ry="26" className="light" />
      <path d="M96 0H20M20-9v18" className="line" />
      <ellipse cx="20" cy="0" rx="5" ry="11" className="marked" />
    </g>
  );
}

function Fur() {
  const r = chance(12);
  const hair = (count, reach, inner) => range(count).map(() => {
    const a = r(0, Math.PI * 2);
    const k = Math.sqrt(r(inner, 1));
    const x = 296 + Math.cos(a) * 64 * k;
    const y = Math.sin(a) * 60 * k;
    const long = r(9, reach);
    return `M${fixed(x)} ${fixed(y)}q${fixed(long * 0.5 + Math.cos(a) * 4)} ${fixed(Math.sin(a) * 8)} ${fixed(long * 0.7 + Math.cos(a) * 9)} ${fixed(Math.sin(a) * 16 + 7)}`;
  }).join('');
  return (
    <g>
      <ellipse cx="296" cy="0" rx="68" ry="64" className="mid" />
      <ellipse cx="280" cy="-12" rx="46" ry="44" className="light soft" />
      <path d={hair(190, 24, 0)} className="hair" />
      <path d={hair(110, 30, 0.8)} className="hair ink" />
      <path d={side(356, 26, 16)} className="steel" />
    </g>
  );
}

function Sieve({ x, size, marked }) {
  const holes = [];
  for (let v = -78; v <= 78; v += size * 2.9) for (let u = -78; u <= 78; u += size * 2.9) if (Math.hypot(u, v) < 80 - size) holes.push([fixed(x + u * 0.28), fixed(v)]);
  return (
    <Cylinder x={x} r={96} depth={11}>
      <ellipse cx={x} cy="0" rx="24" ry="86" className="line" />
      {holes.map(([hx, hy]) => <ellipse key={`${hx} ${hy}`} cx={hx} cy={hy} rx={fixed(size * 0.3)} ry={size} className={marked ? 'marked thinner' : 'hole'} />)}
    </Cylinder>
  );
}

function Wheel() {
  const letters = ['E', 'L', 'M', 'B', 'A', 'N', 'K', '0', '5'];
  return (
    <Cylinder x={700} r={80} depth={58}>
      {letters.map((letter, i) => {
        const a = -1.25 + i * 0.31;
        return <text key={letter} x={fixed(735 + Math.cos(a) * 18)} y={fixed(Math.sin(a) * 76 + 5)} className={`type${letter === 'B' ? ' type-marked' : ''}`} textAnchor="middle">{letter}</text>;
      })}
      <path d={range(9).map((i) => `M${fixed(700 + Math.cos(i * 0.7) * 22)} ${fixed(Math.sin(i * 0.7) * 78)}L700 0`).join('')} className="thin" />
      <ellipse cx="700" cy="0" rx="7" ry="22" className="dark" />
      <ellipse cx="700" cy="0" rx="17" ry="60" className="line" />
    </Cylinder>
  );
}

const Bobbin = () => (
  <g>
    <Cylinder x={880} r={56} depth={9} />
    <path d={side(832, 42, 48)} className="marked" />
    <path d={range(13).map((i) => `M${836 + i * 4}-42A12 42 0 0 1 ${836 + i * 4} 42`).join('')} className="thin" />
    <path d={side(832, 42, 48)} className="shade" />
    <Cylinder x={822} r={56} depth={9}><ellipse cx="822" cy="0" rx="5" ry="16" className="dark" /></Cylinder>
    <path d="M858-42C850-96 905-118 880-150S800-172 806-208" className="thread-edge" />
    <path d="M858-42C850-96 905-118 880-150S800-172 806-208" className="thread" />
    <path d="M802-214 846-120 838-117 796-206Q795-216 802-214z" className="light" />
    <path d="M801-205 805-197" className="line" />
  </g>
);

const Bird = () => (
  <g transform="translate(1036 -92) rotate(8)">
    <path d="M-6 24v16M8 24v16M-12 41h14M2 41h14" className="line" />
    <path d="M-64 30Q-40 22-30 6-14-26 14-24 26-46 46-40 60-34 58-20L70-14 57-11Q54 18 22 26-6 32-30 18L-72 44-60 30z" className="bird" />
    <path d="M-26 8Q-6-14 18-4 4 18-40 22z" className="bird-wing" />
    <path d="M-16 8Q0 0 10 2M-22 14Q-6 8 4 9" className="thin" />
    <path d="M57-20 72-14 57-10z" className="marked" />
    <circle cx="46" cy="-24" r="4" className="eye" />
    <path d="M20 6l4 5M28 2l4 5M24 14l4 4M34 8l4 5M14 14l3 5" className="line" />
    <path d="M82-30q14-10 12-26M92-20q26-16 22-46" className="song" />
  </g>
);

const Body = () => (
  <g>
    <path d="M1000 60 984 190Q984 206 1002 206H1036Q1052 206 1052 192L1056 60z" className="dark" />
    <path d="M996 96h58M993 116h60M991 136h61M989 156h62M987 176h64" className="thin" />
    <Cylinder x={944} r={70} depth={156}>
      <ellipse cx="944" cy="0" rx="14" ry="52" className="dark" />
      <path d="M966-64V64M1086-66V66" className="line" />
      <rect x="990" y="-42" width="76" height="56" rx="4" className="light" />
      <path d="M998 4Q1028-40 1058 4" className="thin" />
      <path d="M1028 6 1046-24" className="needle" />
      <path d={range(7).map((i) => `M${fixed(1028 - Math.cos(0.4 + i * 0.39) * 28)} ${fixed(4 - Math.sin(0.4 + i * 0.39) * 26)}l${fixed(-Math.cos(0.4 + i * 0.39) * 5)} ${fixed(-Math.sin(0.4 + i * 0.39) * 5)}`).join('')} className="line" />
      <circle cx="1002" cy="36" r="8" className="light" /><circle cx="1028" cy="36" r="8" className="marked" /><circle cx="1054" cy="36" r="8" className="light" />
    </Cylinder>
    <Bird />
  </g>
);

function Tape() {
  const r = chance(4);
  const wave = range(34).map((i) => `M${fixed(1212 + Math.sin(i / 9) * 16 + i * 0.7)} ${fixed(52 + i * 5)}h${fixed(r(2, 20) * (i > 8 && i < 22 ? 1.7 : 0.7))}`).join('');
  return (
    <g>
      <path d="M1196 10C1190 90 1216 130 1204 226L1250 232C1262 140 1236 90 1244 4z" className="light" />
      <path d={wave} className="tape-wave" />
      <path d="M1204 226l8-9 9 10 10-9 10 11 9 3" className="line" />
      <Cylinder x={1176} r={58} depth={60}><ellipse cx="1176" cy="0" rx="10" ry="38" className="line" /><ellipse cx="1176" cy="0" rx="5" ry="17" className="dark" /></Cylinder>
    </g>
  );
}

const marks = [['1', 90, -182, 'scan', -42], ['2', 568, -108, 'sort', -60], ['3', 724, -92, 'name', -66], ['4', 296, 72, 'mend, wind', 66], ['5', 846, 62, 'mend, clicks', 66, true], ['6', 1020, 210, 'watch', 34], ['7', 1228, 236, 'journal', 26, true]];

export function Instrument() {
  const turn = (-7 * Math.PI) / 180;
  const place = (x, y) => [fixed(30 + x * Math.cos(turn) - y * Math.sin(turn)), fixed(318 + x * Math.sin(turn) + y * Math.cos(turn))];
  return (
    <svg className="instrument" viewBox="0 0 1330 520" width="1330" height="520" role="img" aria-label="Exploded drawing of an instrument: a parabolic dish, a fur windshield, a capsule, three sieves, a type wheel, a bobbin of thread, a body with a dial on which a small bird sings, and a spool of paper tape.">
      <defs>
        <linearGradient id="steel" x1="0" x2="0" y1="0" y2="1"><stop offset="0" className="g1" /><stop offset=".25" className="g2" /><stop offset=".6" className="g3" /><stop offset="1" className="g4" /></linearGradient>
      </defs>
      <g transform="translate(30 318) rotate(-7)">
        <path d="M-20 0H1290" className="axis" />
        <Dish />
        <Fur />
        <Cylinder x={420} r={38} depth={54} face="mid"><path d={range(9).map((i) => `M${fixed(411 + i * 2.2)}${-30 + Math.abs(i - 4) * 5}V${30 - Math.abs(i - 4) * 5}`).join('') + range(7).map((i) => `M411 ${-24 + i * 8}h18`).join('')} className="thin" /><path d="M440-37V37M452-38V38" className="line" /></Cylinder>
        <Sieve x={524} size={12} />
        <Sieve x={572} size={8} marked />
        <Sieve x={620} size={5} />
        <Wheel />
        <Bobbin />
        <Body />
        <Tape />
      </g>
      {marks.map(([sign, x, y, name, lift, before]) => {
        const [px, py] = place(x, y);
        return (
          <g key={sign}>
            <path d={`M${px} ${py}V${fixed(py + lift)}`} className="lead" />
            <circle cx={px} cy={py} r="3.5" className="dot" />
            <circle cx={px} cy={fixed(py + lift)} r="15" className="balloon" />
            <text x={px} y={fixed(py + lift + 5.5)} textAnchor="middle" className="balloon-sign">{sign}</text>
            <text x={before ? px - 23 : px + 23} y={fixed(py + lift + 5)} textAnchor={before ? 'end' : 'start'} className="balloon-name">{name}</text>
          </g>
        );
      })}
      <text x="1322" y="514" textAnchor="end" className="sheet-sign">SHEET 0   TWITE 2.3   NOT TO SCALE</text>
    </svg>
  );
}

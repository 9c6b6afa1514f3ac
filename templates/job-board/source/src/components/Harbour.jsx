import { heroPhoto, words } from '../data/page.js';
import { lettersOf } from '../flags/code.js';
import { FlagShape } from '../flags/Flag.jsx';

/** What the yard spells, by the words of the page: in one row on a wide window, a word a row on a narrow one. Seven letters at most. */
const message = lettersOf(words.flags).split(/\s+/).filter(Boolean).slice(0, 2);

/** The yard with its halyards above the roads: what the first screen shows. */
export function Harbour() {
  if (heroPhoto)
    return (
      <img
        className="harbour harbour-photo"
        src={heroPhoto.src}
        alt={heroPhoto.alt}
        style={heroPhoto.focus ? { objectPosition: heroPhoto.focus } : undefined}
      />
    );
  return (
    <div className="harbour" role="img" aria-label={`Signal flags spell ${message.join(' ')} on the yard, above a harbour with ships, cranes and a lighthouse`}>
      <Roads />
      <svg className="yard-long" viewBox="0 0 1440 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <Yard letters={message.join('')} foot={456} />
      </svg>
      <svg className="yard-short" viewBox="40 0 800 470" aria-hidden="true" focusable="false">
        {message.map((word, i) => (
          <g key={word} transform={`translate(0 ${i * 215 - 30})`}>
            <Yard letters={word} foot={230} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Sky, shore and ships. */
function Roads() {
  return (
    <svg className="roads" viewBox="0 0 1440 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop className="sky-a" />
          <stop offset="1" className="sky-b" />
        </linearGradient>
        <linearGradient id="spar" x2="0" y2="1">
          <stop stopColor="color-mix(in srgb, var(--wood) 45%, var(--flag-white))" />
          <stop offset=".35" stopColor="var(--wood)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--wood) 42%, var(--flag-black))" />
        </linearGradient>
        <linearGradient id="beam" x1="1" x2="0">
          <stop className="beam-a" />
          <stop offset="1" className="beam-b" />
        </linearGradient>
        <pattern id="swell" width="120" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 8q15-7 30 0t30 0 30 0 30 0" fill="none" stroke="var(--flag-white)" strokeOpacity=".16" strokeWidth="2" />
        </pattern>
      </defs>
      <path d="M0 0h1440v500H0z" fill="url(#sky)" />
      <path className="stars" d="M90 150h.1M180 210h.1M330 176h.1M520 250h.1M640 180h.1M760 230h.1M905 190h.1M1010 255h.1M1150 170h.1M1230 220h.1M1390 160h.1M270 262h.1M1330 262h.1" />
      <path className="cloud" d="M60 268c10-22 46-26 62-8 18-14 52-8 58 12 26-4 40 16 34 28H42c-14-12-4-32 18-32zM860 240c10-18 40-20 52-6 18-10 44-2 48 14 20-2 32 12 28 22H844c-10-10-4-28 16-30z" />
      <path className="hills" d="M0 352l70-24 92 12 84-38 110 34 96-20 130 30 90-16 120 22 112-40 130 36 92-26 116 30 90-18 108 22v100H0z" />
      <Beam />
      <Cranes />
      <path className="sea-1" d="M0 368h1440v132H0z" />
      <Freighter />
      <Ferry />
      <path className="sea-2" d="M0 404q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v96H0z" />
      <Trawler />
      <Buoy />
      <path className="sea-3" d="M0 446q45-13 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0v54H0z" />
      <path d="M0 372h1440v128H0z" fill="url(#swell)" />
      <Rail />
    </svg>
  );
}

const step = 190;
const phases = [0.4, 1.7, 2.9, 0.9, 2.2, 3.6, 1.2];
const at = (i) => 84 + i * step;

/** Spar, blocks, halyards down to `foot`, and the flags that the wind has. */
function Yard({ letters, foot }) {
  return (
    <g>
      <path d="M-400 52h2400v12H-400z" fill="#000" opacity=".16" />
      <path d="M-400 36h2400v20H-400z" fill="url(#spar)" />
      {[...letters].map((letter, i) => (
        <g key={`${letter}${at(i)}`}>
          <path d={`M${at(i) - 5} 34v26h10V34z`} fill="var(--iron)" />
          <path className="rope" d={`M${at(i)} 58V${foot}M${at(i) - 7} 58C${at(i) - 14} ${foot * 0.4} ${at(i) - 12} ${foot * 0.75} ${at(i) - 3} ${foot}`} />
          <circle cx={at(i)} cy="66" r="7" fill="var(--flag-yellow)" stroke="var(--iron)" strokeWidth="2" />
          <g className="blow" style={{ animationDelay: `${-i * 0.7}s` }}>
            <g transform={`translate(${at(i)} 84) scale(1.36)`}>
              <path d="M5 9L121 17V115L5 107z" fill="#000" opacity=".12" />
              <FlagShape letter={letter} wind={1} phase={phases[i]} />
            </g>
          </g>
          <path d={`M${at(i)} 80v8M${at(i)} 216v10`} stroke="var(--iron)" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

/** The bulwark one leans on, with a pin for every halyard. */
function Rail() {
  return (
    <g>
      <path d="M0 452h1440v48H0z" fill="var(--hull)" />
      <path d="M0 446h1440v12H0z" fill="var(--wood)" />
      <path d="M0 447h1440v3H0z" fill="var(--flag-white)" opacity=".35" />
      <path d="M0 458h1440v5H0z" fill="#000" opacity=".4" />
      {[...message.join('')].map((_, i) => (
        <path key={at(i)} d={`M${at(i) - 4} 436h8l-1 30h-6z`} fill="color-mix(in srgb, var(--wood) 55%, var(--flag-white))" stroke="color-mix(in srgb, var(--wood) 42%, var(--flag-black))" />
      ))}
    </g>
  );
}

function Beam() {
  return (
    <g>
      <path d="M1334 262L620 196v84z" fill="url(#beam)" />
      <path d="M1270 380c10-22 34-36 64-36s66 12 84 36z" className="rock" />
      <path d="M1314 350l7-78h26l7 78z" fill="var(--flag-white)" />
      <path d="M1317.6 310l2-20h29l2 20zM1314 350l1.8-20h36.500l1.7 20z" fill="var(--flag-red)" />
      <path d="M1336 272h11l7 78h-12z" fill="#000" opacity=".18" />
      <path d="M1316 272h36v-5h-36zM1322 267h24v-15h-24zM1318 252l16-14 16 14z" fill="var(--steel)" />
      <path d="M1325 254h18v11h-18z" fill="var(--flag-yellow)" />
    </g>
  );
}

function Cranes() {
  const crane = (x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path className="crane" d="M0 368L12 268M62 368L50 268M12 268h38M6 318h50M8 318l44-50M54 318l-44-50M-60 268H110M31 268V226M31 226L-56 266M31 226l76 40M-60 262v12M110 262v12" />
      <path d="M-40 268v44" className="wire" />
      <path d="M-52 312h24v12h-24z" fill="var(--flag-red)" />
      <path d="M38 272h16v13H38z" className="crane-cab" />
    </g>
  );
  return (
    <g>
      {[118, 262].map(crane)}
      <path className="rock" d="M20 362h360v12H20z" />
      <path d="M50 350h24v12H50z" fill="var(--flag-blue)" />
      <path d="M76 350h24v12H76zM214 338h24v12h-24z" fill="var(--flag-yellow)" />
      <path d="M214 350h24v12h-24zM348 350h24v12h-24z" fill="var(--flag-red)" />
      <path d="M50 338h24v12H50zM240 350h24v12h-24z" fill="color-mix(in srgb, var(--flag-white) 94%, var(--flag-blue))" stroke="var(--steel)" strokeWidth=".8" />
    </g>
  );
}

function Freighter() {
  const colours = ['var(--flag-red)', 'var(--flag-blue)', 'var(--flag-yellow)', 'color-mix(in srgb, var(--flag-white) 94%, var(--flag-blue))', 'var(--steel)'];
  const boxes = Array.from({ length: 30 }, (_, i) => [i % 10, Math.floor(i / 10), colours[(i * 7 + Math.floor(i / 10) * 3) % 5]]);
  return (
    <g transform="translate(470 300)">
      {boxes.map(([x, y, colour]) => (
        <path key={`${x} ${y}`} d={`M${70 + x * 24} ${50 - y * 13}h23v12h-23z`} fill={colour} stroke="var(--steel)" strokeWidth=".7" />
      ))}
      <path d="M22 62V10h30v52z" fill="var(--flag-white)" stroke="var(--steel)" />
      <path d="M18 10h42v7H18zM26 22h22v5H26zM26 34h22v5H26zM26 46h22v5H26z" fill="var(--steel)" />
      <path d="M28 10V-4h12v14" fill="var(--flag-red)" />
      <path d="M0 62h366l-30 42H20C8 104 2 84 0 62z" fill="color-mix(in srgb, var(--flag-blue) 55%, var(--flag-black))" />
      <path d="M8 88h339l-11 16H20c-6 0-10-8-12-16z" fill="color-mix(in srgb, var(--flag-red) 84%, var(--flag-black))" />
      <path d="M0 62h366l-4 6H1z" fill="var(--flag-white)" />
      <path d="M306 62V24M316 62V36" stroke="var(--steel)" strokeWidth="3" />
      <text x="210" y="82" className="hull">
        {words.ship}
      </text>
    </g>
  );
}

function Ferry() {
  return (
    <g transform="translate(960 318)">
      <path d="M30 44V18h196l10 26z" fill="var(--flag-white)" stroke="var(--steel)" />
      <path d="M62 18V0h120l8 18z" fill="var(--flag-white)" stroke="var(--steel)" />
      <path d="M118-26h26V0h-26z" fill="var(--flag-yellow)" stroke="var(--steel)" />
      <path d="M118-26h26v9h-26z" fill="var(--steel)" />
      <path d="M70 7h106M40 28h184" stroke="var(--steel)" strokeWidth="5" strokeDasharray="9 5" />
      <path d="M0 44h262l-26 40H22C8 76 2 60 0 44z" fill="var(--flag-blue)" />
      <path d="M4 58h249l-5 7H7z" fill="var(--flag-yellow)" />
    </g>
  );
}

function Trawler() {
  return (
    <g transform="translate(770 352)">
      <path d="M96 62V6M96 8L40 58M96 8l44 50M30 62V18M30 18L4 60" stroke="var(--steel)" strokeWidth="3" fill="none" />
      <path d="M104 58V26h40v32z" fill="var(--flag-white)" stroke="var(--steel)" />
      <path d="M108 31h32v10h-32z" fill="var(--steel)" />
      <path d="M0 52c30 12 100 12 176-6-6 26-18 44-30 52H16C6 88 0 70 0 52z" fill="var(--flag-red)" stroke="var(--steel)" />
      <path d="M8 80c40 8 100 6 150-4-4 10-8 16-12 22H16c-4-6-6-12-8-18z" fill="var(--steel)" />
      <path d="M0 52c30 12 100 12 176-6l-2 8C110 68 34 70 1 60z" fill="var(--flag-white)" />
    </g>
  );
}

function Buoy() {
  return (
    <g transform="translate(1180 378) rotate(-7)">
      <path d="M4 74l8-50h20l8 50z" fill="var(--flag-yellow)" stroke="var(--steel)" strokeWidth="1.5" />
      <path d="M7 52h30l-2-14H9z" fill="var(--steel)" />
      <path d="M-10 72h64l-8 22H-2z" fill="var(--steel)" />
      <path d="M22 24V8M14-4l8 12 8-12zM14-18l8 12 8-12z" fill="var(--steel)" stroke="var(--steel)" strokeWidth="2" />
    </g>
  );
}

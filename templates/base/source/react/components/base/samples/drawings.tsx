import type { ReactNode } from 'react';

/* Drawings of the invented workshop. Their colours are those of the theme; photographs of yours take their places. */

const hair = 'fill-none stroke-print stroke-6 [stroke-linecap:round]';

function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  );
}

/** The machine itself, without a ground. */
function Machine() {
  return (
    <>
      <path className="fill-print" d="M150 470L196 300H250L300 372H392L424 300H486L524 470H476L458 408H222L204 470z" />
      <path className="fill-spot-2" d="M236 300L316 372H386L410 318L330 250z" />
      <circle className="fill-none stroke-print stroke-20 [stroke-linecap:round]" cx="462" cy="262" r="112" />
      <path className={hair} d="M482 266L568 283M473 279L522 352M458 282L441 368M445 273L372 322M442 258L356 241M451 245L402 172M466 242L483 156M479 251L552 202" />
      <circle className="fill-print" cx="462" cy="262" r="24" />
      <circle className="fill-spot" cx="462" cy="262" r="9" />
      <circle className="fill-print" cx="246" cy="146" r="82" />
      <circle className="fill-spot" cx="246" cy="138" r="76" />
      <path className="fill-none stroke-wash stroke-6 [stroke-linecap:round]" d="M192 128a58 58 0 0 1 76-46" />
      <path className="fill-print" d="M238 214H258V300H238z" />
      <path className="fill-none stroke-print stroke-20 [stroke-linecap:round]" d="M212 262L148 352" />
      <circle className="fill-spot" cx="148" cy="352" r="17" />
      <circle className="fill-spot-2" cx="292" cy="238" r="18" />
      <circle className="fill-spot-2" cx="322" cy="272" r="18" />
      <path className="fill-raised" d="M92 268L196 238L234 372L130 402z" />
      <path className="fill-spot" d="M128 292L178 278L182 290L132 304z" />
      <path className="fill-print" d="M136 318L206 298L208 305L138 325zM140 334L210 314L212 321L142 341zM145 350L192 337L194 344L147 357z" />
      <path className="fill-print" d="M60 470H580V486H60z" />
      <path className="fill-spot-2" d="M92 486H112V560H92zM528 486H548V560H528z" />
      <path className="fill-raised" d="M536 446H576V470H536zM540 438H580V446H540z" />
    </>
  );
}

/** The press, at work. */
export function Press() {
  return (
    <Drawing width={640} height={620}>
      <path className="fill-wash" d="M0 0H640V620H0z" />
      <circle className="fill-wash-2" cx="330" cy="300" r="236" />
      <Machine />
    </Drawing>
  );
}

/** The press on its table, below prints on a line. */
export function Shopfront() {
  return (
    <Drawing width={960} height={560}>
      <path className="fill-wash" d="M0 0H960V560H0z" />
      <path className="fill-wash-2" d="M0 360H960V560H0z" />
      <path className="fill-raised" d="M64 60H184V220H64zM212 60H332V220H212zM640 60H760V220H640zM788 60H908V220H788z" />
      <circle className="fill-spot" cx="124" cy="130" r="42" />
      <path className="fill-spot-2" d="M236 190L272 92L308 190z" />
      <path className="fill-print" d="M664 96H736V112H664zM664 124H736V132H664zM664 144H716V152H664z" />
      <path className="fill-spot-2" d="M848 84C808 110 808 158 848 196C888 158 888 110 848 84z" />
      <path className={hair} d="M0 48H960" />
      <g transform="translate(160 -6)">
        <Machine />
      </g>
    </Drawing>
  );
}

/** A leaf. */
export function Leaf() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <path className="fill-spot-2" d="M150 36C48 118 48 246 150 340C252 246 252 118 150 36z" />
      <path className="fill-spot" d="M150 36C252 118 252 246 150 340z" />
      <path className="fill-none stroke-wash stroke-6 [stroke-linecap:round]" d="M150 96V384M150 160L104 128M150 160L196 128M150 212L92 172M150 212L208 172M150 262L104 224M150 262L196 224" />
    </Drawing>
  );
}

/** A sun above hills. */
export function Sun() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <path className="fill-spot" d="M234 172L282 180L234 188zM227 215L264 246L218 229zM199 248L216 294L185 257zM158 264L150 312L142 264zM115 257L84 294L101 248zM82 229L36 246L73 215zM66 188L18 180L66 172zM73 145L36 114L82 131zM101 112L84 66L115 103zM142 96L150 48L158 96zM185 103L216 66L199 112zM218 131L264 114L227 145z" />
      <circle className="fill-spot" cx="150" cy="180" r="72" />
      <circle className="fill-wash" cx="150" cy="180" r="58" />
      <circle className="fill-spot-2" cx="150" cy="180" r="46" />
      <path className="fill-print" d="M0 318L80 274L150 318L224 262L300 318V400H0z" />
    </Drawing>
  );
}

/** A moon above the sea. */
export function Sea() {
  return (
    <Drawing width={640} height={240}>
      <path className="fill-wash" d="M0 0H640V240H0z" />
      <circle className="fill-spot" cx="470" cy="96" r="70" />
      <circle className="fill-wash" cx="498" cy="78" r="58" />
      <path className="fill-print" d="M0 170q80-44 160 0t160 0t160 0t160 0v70H0z" />
      <path className="fill-spot-2" d="M0 206q80-40 160 0t160 0t160 0t160 0v34H0z" />
    </Drawing>
  );
}

/** Low tide by night. */
export function Tide() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <circle className="fill-spot" cx="150" cy="150" r="94" />
      <circle className="fill-wash" cx="188" cy="126" r="78" />
      <path className="fill-print" d="M0 300q75-44 150 0t150 0v100H0z" />
      <path className="fill-spot-2" d="M0 344q75-44 150 0t150 0v56H0z" />
      <path className={hair} d="M70 274h34M196 270h50M118 256h60" />
    </Drawing>
  );
}

/** A fish. */
export function Fish() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <path className="fill-spot" d="M36 196C86 108 190 108 234 196C190 284 86 284 36 196z" />
      <path className="fill-spot-2" d="M216 196L276 134V258z" />
      <path className="fill-print" d="M124 138C96 176 96 216 124 254C140 216 140 176 124 138z" />
      <circle className="fill-wash" cx="80" cy="180" r="12" />
      <circle className="fill-print" cx="80" cy="180" r="5" />
      <path className={hair} d="M150 152q24 44 0 88M176 160q20 36 0 72M200 172q14 24 0 48M40 320H260M40 340H260M40 360H180" />
    </Drawing>
  );
}

/** A boat under sail. */
export function Boat() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <circle className="fill-wash-2" cx="210" cy="110" r="64" />
      <path className="fill-spot" d="M142 52V270H44z" />
      <path className="fill-spot-2" d="M156 92L250 270H156z" />
      <path className="fill-print" d="M36 286H264L228 332H82z" />
      <path className={hair} d="M24 352q21-14 42 0t42 0t42 0t42 0t42 0t42 0M44 374q21-14 42 0t42 0t42 0t42 0t42 0" />
    </Drawing>
  );
}

/** The sign for and. */
export function Ampersand() {
  return (
    <Drawing width={300} height={400}>
      <path className="fill-wash" d="M0 0H300V400H0z" />
      <path className="fill-wash-2" d="M0 252H300V400H0z" />
      <text className="fill-spot-2 font-display" x="158" y="306" textAnchor="middle" fontSize="330">&amp;</text>
      <text className="fill-spot font-display" x="146" y="296" textAnchor="middle" fontSize="330">&amp;</text>
    </Drawing>
  );
}

/** The way from the station. */
export function Map() {
  return (
    <Drawing width={640} height={520}>
      <path className="fill-wash" d="M0 0H640V520H0z" />
      <path className="fill-wash-2" d="M0 400C120 360 200 470 330 430S540 360 640 410V520H0z" />
      <path className="fill-raised" d="M40 40H180V130H40zM40 160H120V300H40zM150 160H280V230H150zM230 40H330V130H230zM380 40H600V120H380zM420 160H500V260H420zM530 160H610V330H530zM150 260H280V350H150zM420 290H500V350H420z" />
      <path className="fill-spot-2 opacity-70" d="M320 160H390V330C360 350 330 350 320 340z" />
      <path className="fill-none stroke-print stroke-5 [stroke-dasharray:18_8]" d="M0 20L640 150" />
      <path className="fill-none stroke-spot stroke-7 [stroke-dasharray:1_15] [stroke-linecap:round]" d="M560 134L512 138V276H404V146H300V246H214" />
      <circle className="fill-spot" cx="214" cy="246" r="16" />
      <circle className="fill-raised" cx="214" cy="246" r="6" />
      <rect className="fill-print" x="548" y="120" width="28" height="28" />
    </Drawing>
  );
}

const signs = '&@§:¶—;!!†?%*&@§§:¶—;!†??%*&@§:¶¶—;!†?%*';
const warm: readonly number[] = [3, 14, 25, 36];
const cool: readonly number[] = [5, 12, 19, 26, 33];

/** A case of type: eight signs in a row. */
export function TypeCase() {
  return (
    <Drawing width={1280} height={720}>
      <path className="fill-wash-2" d="M0 0H1280V720H0z" />
      {[...signs].map((sign, index) => {
        const x = (index % 8) * 160;
        const y = Math.floor(index / 8) * 144;
        const block = warm.includes(index) ? 'fill-spot' : cool.includes(index) ? 'fill-spot-2' : 'fill-raised';
        const isColoured = block !== 'fill-raised';
        return (
          <g key={`${x} ${y}`}>
            <rect className={block} x={x + 7} y={y + 7} width="146" height="130" rx="6" />
            <text
              className={`font-display ${isColoured ? 'fill-wash' : 'fill-print'}`}
              x={x + 80}
              y={y + 106}
              textAnchor="middle"
              fontSize="104"
            >
              {sign}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className="fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]">
      <path d={d} />
    </svg>
  );
}

/** Icons of the parts of a press. */
export const icons = {
  lever: <Icon d="M8 40H40M14 40V30H34V40M24 30L38 8M35 11A4 4 0 1 0 41 5" />,
  rollers: <Icon d="M6 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 20H36M12 8H36M36 8a6 6 0 0 1 0 12M6 38H42M6 32H42" />,
  disc: <Icon d="M24 6a18 18 0 1 0 18 18M24 14a10 10 0 1 0 10 10M24 24L40 8M40 8H31M40 8V17" />,
  bolt: <Icon d="M14 6H34L38 14L34 22H14L10 14zM19 22V42H29V22M19 29L29 26M19 36L29 33" />,
  paper: <Icon d="M10 6H30L38 14V42H10zM30 6V14H38M16 22H32M16 29H32M16 36H25" />,
  box: <Icon d="M6 16L24 6L42 16V34L24 44L6 34zM6 16L24 26L42 16M24 26V44" />,
};

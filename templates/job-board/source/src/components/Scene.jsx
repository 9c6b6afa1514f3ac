/* A picture for each kind of workplace, 640 by 210: what one would see on the first morning. */

const white = 'var(--flag-white)';
const navy = 'var(--steel)';
const red = 'var(--flag-red)';
const blue = 'var(--flag-blue)';
const yellow = 'var(--flag-yellow)';

function House({ x, y, w, h, decks }) {
  return (
    <g>
      <path d={`M${x} ${y}h${w}v${h}h-${w}z`} fill={white} stroke={navy} />
      {Array.from({ length: decks }, (_, i) => (
        <path key={i} d={`M${x + 5} ${y + 8 + (i * h) / decks}h${w - 10}`} stroke={navy} strokeWidth="6" strokeDasharray="8 4" />
      ))}
    </g>
  );
}

function Hull({ x, w, y = 118, h = 46, colour = blue, below = red }) {
  return (
    <g>
      <path d={`M${x} ${y}H${x + w}L${x + w - h * 0.7} ${y + h}H${x + h * 0.5}Q${x + 6} ${y + h * 0.7} ${x} ${y}Z`} fill={colour} stroke={navy} />
      <path d={`M${x + 5} ${y + h * 0.66}H${x + w - h * 0.46}L${x + w - h * 0.7} ${y + h}H${x + h * 0.5}Q${x + 10} ${y + h * 0.9} ${x + 5} ${y + h * 0.66}Z`} fill={below} />
      <path d={`M${x} ${y}H${x + w}l-4 6H${x + 1}z`} fill={white} />
    </g>
  );
}

const drawings = {
  tanker: (
    <g>
      <House x={110} y={42} w={62} h={76} decks={4} />
      <path d="M126 42V22h20v20" fill={yellow} stroke={navy} />
      <path d="M180 110h290M200 110v-12M240 110v-12M280 110v-12M360 110v-12M400 110v-12M440 110v-12M320 112V66M320 70l40 30M320 70l-40 30" stroke={navy} strokeWidth="4" fill="none" />
      <Hull x={90} w={440} colour={red} below={navy} />
    </g>
  ),
  ferry: (
    <g>
      <House x={150} y={76} w={330} h={44} decks={2} />
      <House x={220} y={46} w={180} h={30} decks={1} />
      <path d="M300 14h44v32h-44z" fill={yellow} stroke={navy} />
      <path d="M300 14h44v9h-44z" fill={navy} />
      <Hull x={110} w={430} y={118} colour={blue} below={navy} />
      <path d="M118 134h398l-4 8H121z" fill={yellow} />
    </g>
  ),
  trawler: (
    <g>
      <path d="M300 118V20M300 26L190 112M300 26l90 86M180 118V46M180 46l-46 66" stroke={navy} strokeWidth="5" fill="none" />
      <House x={330} y={62} w={84} h={54} decks={2} />
      <Hull x={130} w={370} y={112} h={54} colour={red} below={navy} />
      <path d="M134 66c-30 20-50 60-40 110" stroke={navy} strokeWidth="2" fill="none" strokeDasharray="3 4" />
    </g>
  ),
  research: (
    <g>
      <House x={260} y={50} w={120} h={68} decks={3} />
      <path d="M310 50V14M296 24h28M300 34h20" stroke={navy} strokeWidth="4" />
      <circle cx="348" cy="36" r="14" fill={white} stroke={navy} />
      <path d="M150 118V64h-16v54M150 64h-40l-14 24M96 88v70" stroke={yellow} strokeWidth="9" fill="none" />
      <path d="M420 118l50-60 10 10-34 50" fill={yellow} stroke={navy} />
      <Hull x={120} w={420} colour={blue} />
      <path d="M86 150h20v14H86z" fill={navy} />
    </g>
  ),
  lifeboat: (
    <g>
      <path d="M250 106V62h96l30 44z" fill={yellow} stroke={navy} strokeWidth="2" />
      <path d="M262 70h76l12 18H262z" fill={navy} />
      <path d="M290 62V24M276 34h28M312 62V40" stroke={navy} strokeWidth="4" />
      <Hull x={150} w={350} y={106} h={54} colour={blue} below={red} />
      <path d="M152 116h332l-6 12H156z" fill={yellow} />
      <path d="M480 150c26-20 50-20 74 0-22-6-50-4-74 10z" fill={white} />
    </g>
  ),
  tender: (
    <g>
      <House x={360} y={54} w={92} h={64} decks={3} />
      <path d="M250 118V56l-80-26v88" fill="none" stroke={yellow} strokeWidth="9" />
      <path d="M172 34v38" stroke={navy} strokeWidth="2" />
      <path d="M158 112l6-40h18l6 40z" fill={red} stroke={navy} />
      <path d="M160 96h26l-2-12h-22z" fill={white} />
      <Hull x={110} w={430} colour={navy} />
    </g>
  ),
  sail: (
    <g>
      <path d="M210 120V14M310 120V6M410 120V18M480 118l90-34" stroke={navy} strokeWidth="5" />
      {[210, 310, 410].map((x, i) => (
        <g key={x} fill={white} stroke={navy}>
          <path d={`M${x - 26} ${18 + i * 2}h52q8 12 4 22h-60q6-12 4-22z`} />
          <path d={`M${x - 36} 44h72q9 14 5 28h-82q8-14 5-28z`} />
          <path d={`M${x - 42} 76h84q10 14 5 28h-94q8-14 5-28z`} />
        </g>
      ))}
      <path d="M424 30l130 54-118 22z" fill={white} stroke={navy} />
      <Hull x={130} w={390} y={118} h={44} colour={navy} below={red} />
    </g>
  ),
  light: (
    <g transform="translate(36 24) scale(0.87)">
      <path d="M200 178c20-44 70-60 120-60s110 22 130 60z" fill={navy} />
      <path d="M282 122l12-96h52l12 96z" fill={white} stroke={navy} />
      <path d="M285 98l3-24h64l3 24zM291 50l3-24h52l3 24z" fill={red} />
      <path d="M326 26h20l12 96h-24z" fill="#000" opacity=".2" />
      <path d="M284 26h72v-6h-72zM300 20V2h40v18z" fill={navy} />
      <path d="M305 5h30v12h-30z" fill={yellow} />
      <path d="M340 6l220-14v46z" fill={yellow} opacity=".45" />
      <path d="M372 130h54v-24h-54zM366 108l33-20 33 20z" fill={white} stroke={navy} />
      <path d="M366 108l33-20 33 20z" fill={red} />
    </g>
  ),
  crane: (
    <g transform="translate(36 24) scale(0.87)">
      <path d="M210 168L228 42M330 168L312 42M228 42h84M216 112h108M220 112l92-70M320 112l-92-70M90 42h370M270 42V0M270 0L94 40M270 0l186 40" stroke={yellow} strokeWidth="8" fill="none" />
      <path d="M140 42v62" stroke={navy} strokeWidth="2" />
      <path d="M112 104h56v26h-56z" fill={red} stroke={navy} />
      <path d="M290 48h30v24h-30z" fill={navy} />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <path key={i} d={`M${380 + (i % 3) * 58} ${142 - Math.floor(i / 3) * 26}h56v25h-56z`} fill={[blue, yellow, red, white, blue, red][i]} stroke={navy} />
      ))}
      <path d="M190 168h420v12H190z" fill={navy} />
    </g>
  ),
  tower: (
    <g transform="translate(36 24) scale(0.87)">
      <path d="M230 178c40-36 130-36 180 0z" fill={navy} />
      <path d="M304 170V82h32v88z" fill={white} stroke={navy} />
      <path d="M260 82l-16-44h152l-16 44z" fill={blue} stroke={navy} />
      <path d="M254 50h132l-6 20H260z" fill={yellow} />
      <path d="M240 38h160v-8H240zM320 30V0M300 10h40M270 30V14M372 30V10" stroke={navy} strokeWidth="4" fill={navy} />
    </g>
  ),
  slip: (
    <g>
      <path d="M60 178L560 120v58z" fill={navy} />
      <path d="M130 96c80 30 260 20 380-30-10 50-40 76-80 84l-240 22c-30-10-52-40-60-76z" fill="var(--wood)" stroke={navy} strokeWidth="2" />
      <path d="M136 112c90 26 250 14 364-26M148 132c80 18 220 8 330-24M164 152c70 10 190 2 280-20" stroke={navy} fill="none" />
      <path d="M200 172V30M300 162V20M400 150V14M180 60h260" stroke={yellow} strokeWidth="7" />
      <path d="M200 96l100-66M300 96l100-66" stroke={yellow} strokeWidth="4" />
    </g>
  ),
  dock: (
    <g>
      <path d="M40 178V96h40v60h480V96h40v82z" fill={navy} />
      <House x={150} y={26} w={60} h={60} decks={3} />
      <Hull x={120} w={390} y={84} h={62} colour={blue} below={red} />
      <path d="M180 156v-10M260 156v-10M340 156v-10M420 156v-10" stroke={yellow} strokeWidth="12" />
      <path d="M470 100l10-10M476 104l16-4M472 96l2-16" stroke={yellow} strokeWidth="3" />
      <path d="M540 96V10M540 14H420M440 14v40" stroke={red} strokeWidth="7" fill="none" />
    </g>
  ),
};

const asked = { pilot: 'lifeboat', dive: 'tender' };

/** The photograph of a workplace, or else its drawing. */
export function Scene({ ship, photo }) {
  if (photo)
    return (
      <img
        className="scene"
        src={photo.src}
        alt={photo.alt}
        style={photo.focus ? { objectPosition: photo.focus } : undefined}
      />
    );
  return (
    <svg className="scene" viewBox="0 0 640 210" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path className="scene-sky" d="M0 0h640v210H0z" />
      <path className="cloud" d="M40 60c8-16 34-18 44-6 14-8 36-2 40 12 16-2 26 10 22 18H30c-8-8-4-22 10-24zM500 46c8-14 30-16 40-4 12-8 32 0 36 12 14-2 24 8 20 16H490c-8-8-4-22 10-24z" />
      <path className="hills" d="M0 140l60-14 80 8 70-20 90 18 80-10 100 16 160-14v40H0z" />
      <path className="sea-1" d="M0 150h640v60H0z" />
      {drawings[asked[ship] ?? ship] ?? null}
      <path className="sea-2" d="M0 168q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v44H0z" />
      <path className="sea-3" d="M0 190q30-8 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v22H0z" />
    </svg>
  );
}

import { OnPlinth } from '../../ui/on-plinth.tsx';

function Sheet({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="3"
      className="fill-surface stroke-ink"
      strokeWidth="2.5"
    />
  );
}

/** A question, cast in one piece. */
export function QuestionDrawing() {
  return (
    <OnPlinth>
      <path
        d="M127 70a53 53 0 1 1 76 47q-23 11-23 33"
        className="stroke-accent-text"
        strokeWidth="31"
        strokeLinejoin="round"
      />
      <circle cx="180" cy="186" r="18" className="fill-accent-text" />
    </OnPlinth>
  );
}

/** A sheet of paper and the mark of its author. */
export function AuthorshipDrawing() {
  return (
    <OnPlinth>
      <Sheet x={92} y={16} width={134} height={188} />
      <path d="M112 46h64" className="stroke-ink" strokeWidth="9" />
      <path
        d="M112 72h94M112 86h94M112 100h94M112 114h58M112 142h40M112 156h28"
        className="stroke-edge"
        strokeWidth="3"
      />
      <circle cx="232" cy="152" r="52" className="fill-accent-text" />
      <path d="M251 138a24 24 0 1 0 0 28" className="stroke-paper" strokeWidth="10" />
    </OnPlinth>
  );
}

/** A lock in a show case: to be seen, not to be touched. */
export function ShowcaseDrawing() {
  return (
    <OnPlinth>
      <rect x="84" y="14" width="192" height="190" className="fill-sunken stroke-edge" strokeWidth="2" />
      <path d="M146 124v-30a34 34 0 0 1 68 0v30" className="stroke-ink" strokeWidth="13" />
      <rect x="126" y="118" width="108" height="86" rx="3" className="fill-accent-text" />
      <circle cx="180" cy="152" r="11" className="fill-paper" />
      <path d="M180 152v28" className="stroke-paper" strokeWidth="9" />
      <path d="M96 74l42-48M96 104l26-30" className="stroke-surface" strokeWidth="5" />
    </OnPlinth>
  );
}

/** Two sheets that say the same, signed. */
export function AgreementDrawing() {
  return (
    <OnPlinth>
      <Sheet x={156} y={12} width={124} height={192} />
      <path d="M174 34h88M174 48h88" className="stroke-edge" strokeWidth="3" />
      <Sheet x={82} y={38} width={128} height={166} />
      <path d="M100 64h58" className="stroke-ink" strokeWidth="9" />
      <path d="M100 86h92M100 99h92M100 112h64" className="stroke-edge" strokeWidth="3" />
      <path
        d="M100 172c12-34 26-40 24-16s6 16 14 2 12-8 14 0 10 6 40-6"
        className="stroke-accent-text"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M100 186h92" className="stroke-edge" strokeWidth="2" />
    </OnPlinth>
  );
}

/** A page on two ropes, on its way down to its place. */
export function HoistDrawing() {
  return (
    <OnPlinth>
      <path d="M112 0v38M248 0v38" className="stroke-ink" strokeWidth="2.5" />
      <Sheet x={84} y={38} width={192} height={128} />
      <path d="M84 58h192" className="stroke-ink" strokeWidth="2.5" />
      <path d="M94 48h4M104 48h4M114 48h4" className="stroke-ink" strokeWidth="4" />
      <path d="M100 80h62M100 97h42" className="stroke-ink" strokeWidth="8" />
      <path d="M100 116h66M100 127h48" className="stroke-edge" strokeWidth="3" />
      <rect x="100" y="140" width="44" height="14" rx="2" className="fill-accent-text" />
      <rect x="184" y="74" width="76" height="80" className="fill-sunken" />
      <path d="M184 154l28-42 20 26 10-14 18 30z" className="fill-slab" />
      <path d="M92 172v28M268 172v28" className="stroke-edge" strokeWidth="2" strokeDasharray="5 5" />
    </OnPlinth>
  );
}

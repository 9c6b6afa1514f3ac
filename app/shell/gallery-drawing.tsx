/**
 * Three works on three plinths: a tall page, a wide page and the disc of the logo. The drawing ends exactly at its
 * lower edge, so that it stands on whatever is below it.
 */
export function GalleryDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 600" fill="none" className={className}>
      <Plinth x={14} y={404} width={176} />
      <Plinth x={216} y={478} width={232} />
      <Plinth x={478} y={228} width={112} />
      <TallPage />
      <WidePage />
      <circle cx="534" cy="170" r="58" className="fill-accent-text" />
    </svg>
  );
}

/** A cap, a shaft lit from the left, a foot. For a drawing 600 units high. */
export function Plinth({ x, y, width }: { x: number; y: number; width: number }) {
  const shaft = width - 20;
  const shade = Math.round(shaft * 0.28);
  return (
    <g>
      <rect x={x + 10} y={y + 14} width={shaft} height={600 - y} className="fill-line" />
      <rect x={x + 10 + shaft - shade} y={y + 14} width={shade} height={600 - y} className="fill-slab" />
      <rect x={x} y={y} width={width} height="14" className="fill-slab" />
      <rect x={x} y="580" width={width} height="20" className="fill-slab" />
    </g>
  );
}

function TallPage() {
  return (
    <g>
      <rect
        x="31"
        y="110"
        width="142"
        height="294"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="2.5"
      />
      <path d="M31 132h142" className="stroke-ink" strokeWidth="2.5" />
      <path d="M41 121h4M51 121h4M61 121h4" className="stroke-ink" strokeWidth="4" />
      <rect x="44" y="146" width="116" height="88" className="fill-ink" />
      <circle cx="102" cy="190" r="22" className="fill-surface" />
      <path d="M44 256h116" className="stroke-ink" strokeWidth="8" />
      <path d="M44 276h116M44 288h116M44 300h70" className="stroke-edge" strokeWidth="3" />
      <rect x="44" y="322" width="53" height="66" className="fill-accent-soft" />
      <rect x="107" y="322" width="53" height="66" className="fill-slab" />
    </g>
  );
}

function WidePage() {
  return (
    <g>
      <rect
        x="204"
        y="286"
        width="256"
        height="192"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="2.5"
      />
      <path d="M204 308h256" className="stroke-ink" strokeWidth="2.5" />
      <path d="M214 297h4M224 297h4M234 297h4" className="stroke-ink" strokeWidth="4" />
      <path d="M222 336h96M222 354h66" className="stroke-ink" strokeWidth="9" />
      <path d="M222 378h86M222 390h86M222 402h54" className="stroke-edge" strokeWidth="3" />
      <rect x="222" y="426" width="58" height="22" rx="2" className="fill-accent-text" />
      <path d="M336 328h106v132H336z" className="fill-sunken" />
      <path d="M336 460l42-62 28 38 14-20 22 44z" className="fill-slab" />
      <circle cx="414" cy="360" r="13" className="fill-signal" />
    </g>
  );
}

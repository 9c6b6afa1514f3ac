/**
 * Three works on three plinths: a tall page, a wide page and the disc of the logo. The drawing ends exactly at its
 * lower edge, so that it stands on whatever is below it.
 */
export function GalleryDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 470" fill="none" className={className}>
      <Plinth x={30} y={250} width={130} />
      <Plinth x={206} y={332} width={230} />
      <Plinth x={474} y={286} width={104} />
      <TallPage />
      <WidePage />
      <circle cx="526" cy="234" r="52" className="fill-accent-text" />
    </svg>
  );
}

function Plinth({ x, y, width }: { x: number; y: number; width: number }) {
  const shade = Math.round(width * 0.24);
  return (
    <g>
      <rect x={x + 8} y={y} width={width - 16} height={470 - y} className="fill-line" />
      <rect x={x + width - 8 - shade} y={y} width={shade} height={470 - y} className="fill-slab" />
      <rect x={x} y={y} width={width} height="12" className="fill-surface stroke-slab" strokeWidth="1.5" />
      <rect x={x - 2} y="452" width={width + 4} height="18" className="fill-slab" />
    </g>
  );
}

function TallPage() {
  return (
    <g>
      <rect
        x="42"
        y="46"
        width="106"
        height="204"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="2"
      />
      <path d="M42 64h106" className="stroke-ink" strokeWidth="2" />
      <path d="M50 55h3M58 55h3M66 55h3" className="stroke-ink" strokeWidth="4" />
      <rect x="52" y="76" width="86" height="62" className="fill-ink" />
      <path d="M52 152h86M52 162h86M52 172h58" className="stroke-edge" strokeWidth="3" />
      <rect x="52" y="188" width="39" height="50" className="fill-accent-soft" />
      <rect x="99" y="188" width="39" height="50" className="fill-slab" />
    </g>
  );
}

function WidePage() {
  return (
    <g>
      <rect
        x="196"
        y="150"
        width="250"
        height="182"
        rx="3"
        className="fill-surface stroke-ink"
        strokeWidth="2"
      />
      <path d="M196 170h250" className="stroke-ink" strokeWidth="2" />
      <path d="M205 160h3M213 160h3M221 160h3" className="stroke-ink" strokeWidth="4" />
      <path d="M214 196h92M214 214h64" className="stroke-ink" strokeWidth="9" />
      <path d="M214 238h84M214 249h84M214 260h52" className="stroke-edge" strokeWidth="3" />
      <rect x="214" y="280" width="52" height="20" rx="2" className="fill-accent-text" />
      <path d="M326 190h102v124H326z" className="fill-sunken" />
      <path d="M326 314l40-58 26 34 14-18 22 42z" className="fill-slab" />
      <circle cx="402" cy="218" r="12" className="fill-signal" />
    </g>
  );
}

import { OnPlinth } from '../../../ui/on-plinth.tsx';

/** Eight pieces of a building set. */
export function ToolsDrawing() {
  return (
    <OnPlinth>
      <rect x="78" y="132" width="72" height="72" className="fill-ink" />
      <path d="M78 132a36 36 0 0 1 72 0z" className="fill-slab" />
      <circle cx="114" cy="70" r="26" className="fill-accent-text" />
      <path d="M162 204a46 46 0 0 1 92 0z" className="fill-accent-text" />
      <rect x="181" y="102" width="54" height="56" className="fill-surface stroke-ink" strokeWidth="2.5" />
      <path d="M208 38l38 64h-76z" className="fill-ink" />
      <circle cx="208" cy="22" r="16" className="fill-slab" />
      <path d="M262 204v-66l36 66z" className="fill-slab" />
    </OnPlinth>
  );
}

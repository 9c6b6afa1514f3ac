import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';

/** Share from which something is nearly full. */
const NEAR = 0.9;

export type Fullness = 'free' | 'near' | 'full';

/** How full something is; what has no limit is never full. */
export function fullnessOf(used: number, most: number | null): Fullness {
  if (most === null || used < most * NEAR) return 'free';
  return used < most ? 'near' : 'full';
}

type Props = {
  /** What is measured: 'Size'. */
  label: string;
  used: number;
  /** Null for no limit: then there is no bar. */
  most: number | null;
  /** How much that is, for people: '480 MB of 500 MB'. */
  text: string;
  /** Said under the bar as soon as it is nearly full. */
  warning?: string;
};

/** How much of a limit is used, with its words, drawn by the browser's own meter element. */
export function Meter({ label, used, most, text, warning }: Props) {
  const id = useId();
  const fullness = fullnessOf(used, most);
  const Icon = fullness === 'full' ? CircleAlert : TriangleAlert;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-label">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-ink-soft tabular-nums">{text}</span>
      </p>
      {most !== null && (
        <meter
          aria-labelledby={id}
          aria-valuetext={text}
          min={0}
          // A limit of nothing is full; the element wants room above zero.
          max={Math.max(most, 1)}
          value={most === 0 ? 1 : Math.min(used, most)}
          data-fullness={fullness}
          className="meter mt-1.5"
        />
      )}
      {warning && fullness !== 'free' && (
        <p
          data-fullness={fullness}
          className="mt-2 flex gap-1.5 text-label text-ink data-[fullness=full]:text-danger-text"
        >
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{warning}</span>
        </p>
      )}
    </div>
  );
}

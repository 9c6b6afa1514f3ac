import type { Field } from '../data/types.ts';
import { lakh, range } from '../lib/format.ts';
import { place } from '../lib/scale.ts';

export const fieldColours: Record<Field, string> = {
  Engineering: 'bg-engineering',
  Design: 'bg-design',
  Operations: 'bg-operations',
  Finance: 'bg-finance',
  Health: 'bg-health',
  Teaching: 'bg-teaching',
};

interface Props {
  min: number;
  max: number;
  field: Field;
  /** A further mark on the same scale: what somebody asks for. */
  mark?: number;
  tall?: boolean;
}

/** A range of pay on the common scale, with its figures at the ends. */
export function Pay({ min, max, field, mark, tall = true }: Props) {
  const late = place(max) > 76;
  return (
    <div
      className={`rule-track relative ${tall ? 'h-11' : 'h-7'}`}
      role="img"
      aria-label={mark ? `${range(min, max)}, asks ${lakh(mark)} lakh` : range(min, max)}
    >
      <span
        className={`pay ${fieldColours[field]} ${tall ? '' : 'h-3.5!'}`}
        style={{ left: `${place(min)}%`, width: `${place(max) - place(min)}%` }}
      />
      {tall && (
        <span
          className="absolute top-1/2 -translate-y-1/2 bg-ground px-1.5 font-head text-[0.95rem] font-bold whitespace-nowrap tabular-nums"
          style={late ? { right: `${100 - place(min) + 0.6}%` } : { left: `${place(max) + 0.6}%` }}
        >
          {lakh(min)}–{lakh(max)}
        </span>
      )}
      {mark !== undefined && (
        <span className="absolute inset-y-0 w-[3px] bg-[#d3201a]" style={{ left: `${place(mark)}%` }} />
      )}
    </div>
  );
}

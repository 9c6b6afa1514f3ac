import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type Props = {
  /** Pairs of term and value, in reading order. */
  rows: { term: string; value: ReactNode }[];
  className?: string;
};

/** Metadata set like the label beside a work in a museum: small, ruled at the left, terms before values. */
export function WallLabel({ rows, className }: Props) {
  return (
    <dl className={cx('border-l-2 border-ink pl-4 text-label', className)}>
      {rows.map((row) => (
        <div key={row.term} className="flex flex-wrap gap-x-2 py-0.5">
          <dt className="text-ink-faint">{row.term}</dt>
          <dd className="min-w-0 font-medium break-words">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { mediumDate } from '../../../lib/dates.ts';

/** A day; the exact moment for whoever points at it. */
export function Time({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={instant} className="whitespace-nowrap text-ink-faint tabular-nums">
      {mediumDate(instant)}
    </time>
  );
}

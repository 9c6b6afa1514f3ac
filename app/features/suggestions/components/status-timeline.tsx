import { longDate } from '../../../lib/dates.ts';
import type { StatusChange, Suggestion } from '../suggestion.ts';
import { StatusBadge } from './status-badge.tsx';

/** The way of a suggestion so far, newest first, in the words of those who decided. */
export function StatusTimeline({
  suggestion,
  changes,
}: {
  suggestion: Pick<Suggestion, 'created_at'>;
  changes: StatusChange[];
}) {
  const steps = [...changes].reverse();
  return (
    <section aria-labelledby="status" className="mb-12">
      <h2 id="status" className="font-display text-title font-bold">
        Status
      </h2>
      <ol className="mt-4 space-y-5 border-l-2 border-line pl-5">
        {steps.map(({ id, status, reason, created_at }) => (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={status} />
              <time dateTime={created_at} className="text-label text-ink-faint">
                {longDate(created_at)}
              </time>
            </div>
            {reason && (
              <p
                dir="auto"
                className="me-auto mt-2 max-w-line whitespace-pre-line text-ink-soft wrap-anywhere"
              >
                {reason}
              </p>
            )}
          </li>
        ))}
        <li className="text-label text-ink-faint">
          Suggested on <time dateTime={suggestion.created_at}>{longDate(suggestion.created_at)}</time>
        </li>
      </ol>
    </section>
  );
}

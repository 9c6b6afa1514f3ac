import { longDate } from '../../../lib/dates.ts';
import type { Suggestion } from '../suggestion.ts';

/** Who suggested, by what masked address, and when; set like the label beside a work. */
export function Byline({ suggestion }: { suggestion: Suggestion }) {
  const { name, email, created_at } = suggestion;
  return (
    <div className="border-l-2 border-ink pl-3 text-label">
      <p className="font-semibold break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="break-all text-ink-faint">{email}</p>
      <p className="text-ink-faint">
        <time dateTime={created_at}>{longDate(created_at)}</time>
      </p>
    </div>
  );
}

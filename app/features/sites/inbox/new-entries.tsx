import type { User } from '@supabase/supabase-js';
import type { Site } from '../sites.ts';
import { useFormCounts } from './use-entries.ts';

/** How many entries of a site its owner has not seen, on the button of the inbox; nothing for none. */
export function NewEntries({ user, site }: { user: User; site: Site }) {
  const counts = useFormCounts(user, site, false);
  const fresh = (counts ?? []).reduce((sum, one) => sum + one.fresh, 0);
  if (fresh === 0) return null;
  return (
    <span className="rounded-sm bg-accent px-1.5 text-[0.75rem] leading-5 text-on-accent tabular-nums">
      {fresh}
      <span className="sr-only"> new</span>
    </span>
  );
}

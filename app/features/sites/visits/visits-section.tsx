import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/counted.ts';
import { groupThousands } from '../../../lib/digits.ts';
import type { Site } from '../sites.ts';
import { UnreadSection } from '../unread-section.tsx';
import { DayBars } from './day-bars.tsx';
import { type NamedVisits, visitsQuery } from './visits.ts';

/** Visits of a site in the last thirty days, and what is counted. */
export function VisitsSection({ user, site }: { user: User; site: Site }) {
  const query = useQuery({
    ...visitsQuery(user.id, site.id),
    staleTime: 0,
    // Offline it fails and says so.
    networkMode: 'always',
  });
  if (!query.data) return <UnreadSection what="visits" query={query} />;
  const { days, pages, referrers } = query.data;
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <section aria-label={`Visits of ${site.name}`} className="mt-4">
      {total === 0 ? (
        <div className="py-4">
          <h2 className="font-display text-[1.0625rem] font-bold">No visits in the last 30 days</h2>
          <p className="mt-1 text-ink-soft">Share the address, and visits appear here within a minute.</p>
        </div>
      ) : (
        <>
          <h2 className="text-[0.9375rem] font-semibold">
            {counted(total, 'visit')} <span className="font-normal text-ink-soft">in the last 30 days</span>
          </h2>
          <DayBars days={days} />
          <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            <NamedList title="Pages" rows={pages} rest="Other pages">
              {(name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`}
            </NamedList>
            <NamedList
              title="Came from"
              rows={referrers}
              rest="Other hosts"
              empty="No other site has led here, or browsers did not say which."
            >
              {(name) => name}
            </NamedList>
          </div>
        </>
      )}
      <p className="mt-5 max-w-line text-label text-ink-faint">
        A visit is a page that was sent to a browser, yours included; days are those of UTC. Not counted:
        pages that a browser still had, previews, frames, and programs that say what they are, such as search
        engines. Nothing is kept of visitors: no cookie, no address, no time of day. Of other sites only the
        name is kept. Numbers are kept for 13 months.
      </p>
    </section>
  );
}

type ListProps = {
  title: string;
  rows: NamedVisits[];
  /** What the line without a name is called. */
  rest: string;
  /** In place of no rows. */
  empty?: string;
  children: (name: string) => ReactNode;
};

function NamedList({ title, rows, rest, empty, children }: ListProps) {
  return (
    <div className="min-w-0">
      <h3 className="border-b border-line pb-1.5 text-label font-semibold text-ink-soft">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-label text-ink-faint">{empty}</p>
      ) : (
        <ol aria-label={title}>
          {rows.map(({ name, visits }) => (
            <li
              key={name}
              className="flex justify-between gap-4 border-b border-line py-1.5 text-[0.9375rem]"
            >
              {name === '' ? (
                <span className="text-ink-soft">{rest}</span>
              ) : (
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{children(name)}</bdi>
              )}
              <span className="shrink-0 tabular-nums">{groupThousands(visits)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

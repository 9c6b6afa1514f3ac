import { useEffect } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { Page } from '../../../ui/page.tsx';
import { AccountsSection } from '../sections/accounts-section.tsx';
import { LogSection } from '../sections/log-section.tsx';
import { MessagesSection } from '../sections/messages-section.tsx';
import { OrdersSection } from '../sections/orders-section.tsx';
import { ProjectsSection } from '../sections/projects-section.tsx';
import { ReportsSection } from '../sections/reports-section.tsx';
import { SuggestionsSection } from '../sections/suggestions-section.tsx';
import { TestimonialsSection } from '../sections/testimonials-section.tsx';
import { type Place, placeHref, SECTIONS, type SectionId } from '../sections.ts';
import { useWaiting } from '../use-desk.ts';

const VIEWS: Record<SectionId, (props: { place: Place }) => React.ReactNode> = {
  projects: ProjectsSection,
  reports: ReportsSection,
  messages: MessagesSection,
  suggestions: SuggestionsSection,
  testimonials: TestimonialsSection,
  orders: OrdersSection,
  accounts: AccountsSection,
  log: LogSection,
};

/** The operator's desk: what waits, beside the list of one section. */
export default function AdminPage({ place }: { place: Place }) {
  const waiting = useWaiting();
  const View = VIEWS[place.section];
  const current = SECTIONS.find(({ id }) => id === place.section);
  // The server's title, which says that there is nothing, stays first in the document.
  useEffect(() => {
    document.title = `${current?.label} · Operator · Plinth`;
  }, [current]);
  return (
    <Page className="pt-6 sm:pt-8">
      <p className="text-label font-semibold text-ink-faint">Operator</p>
      <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Desk" className="lg:sticky lg:top-20">
          <ul className="-mx-2.5 flex flex-wrap gap-x-1 gap-y-1 border-b border-line pb-3 lg:mx-0 lg:flex-col lg:border-b-0 lg:pb-0">
            {SECTIONS.map(({ id, label }) => {
              const here = id === place.section;
              const count = waiting?.[id];
              return (
                <li key={id}>
                  <Link
                    to={placeHref({ section: id })}
                    aria-current={here ? 'page' : undefined}
                    className={cx(
                      'flex min-h-9 items-center justify-between gap-2 rounded-sm px-2.5 text-[0.9375rem] no-underline',
                      here
                        ? 'bg-accent-soft font-semibold text-ink shadow-[inset_3px_0_0_var(--color-accent-text)] forced-colors:outline-2'
                        : 'text-ink-soft hover:bg-sunken hover:text-ink',
                    )}
                  >
                    {label}
                    {count ? (
                      <span
                        className={cx(
                          'text-label tabular-nums',
                          here ? 'text-accent-text' : 'text-ink-faint',
                        )}
                      >
                        {count}
                        <span className="sr-only"> waiting</span>
                      </span>
                    ) : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
        <section aria-labelledby="desk-heading" className="min-w-0">
          <h1 id="desk-heading" className="mb-5 font-display text-heading font-extrabold">
            {current?.label}
          </h1>
          <View key={`${place.view}/${place.q}`} place={place} />
        </section>
      </div>
    </Page>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { Page } from '../../../ui/page.tsx';
import { AccountsSection } from '../sections/accounts-section.tsx';
import { LogSection } from '../sections/log-section.tsx';
import { MessagesSection } from '../sections/messages-section.tsx';
import { OrdersSection } from '../sections/orders-section.tsx';
import { ProjectsSection } from '../sections/projects-section.tsx';
import { ReportsSection } from '../sections/reports-section.tsx';
import { SitesSection } from '../sections/sites-section.tsx';
import { SuggestionsSection } from '../sections/suggestions-section.tsx';
import { TestimonialsSection } from '../sections/testimonials-section.tsx';
import { type Place, placeHref, SECTIONS, type SectionId } from '../sections.ts';
import { useWaiting } from '../use-desk.ts';

const VIEWS: Record<SectionId, (props: { place: Place }) => React.ReactNode> = {
  projects: ProjectsSection,
  sites: SitesSection,
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
  // Below 1024 px the menu is one row that scrolls: where one is has to be in sight.
  const menu = useRef<HTMLElement>(null);
  const isCounted = Boolean(waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers make the row longer
  useEffect(() => {
    const here = menu.current?.querySelector(`[href="${CSS.escape(placeHref({ section: place.section }))}"]`);
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [place.section, isCounted]);
  return (
    <Page className="pt-6 sm:pt-8">
      <p className="text-label font-semibold text-ink-faint">Operator</p>
      <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav ref={menu} aria-label="Desk" className="min-w-0 lg:sticky lg:top-20">
          <ul className="-mx-4 flex gap-1 px-1.5 pb-2 max-lg:tab-row sm:-mx-8 sm:px-5.5 lg:mx-0 lg:flex-col lg:p-0">
            {SECTIONS.map(({ id, label }) => {
              const here = id === place.section;
              const count = waiting?.[id];
              return (
                <li key={id} className="shrink-0">
                  <Link
                    to={placeHref({ section: id })}
                    aria-current={here ? 'page' : undefined}
                    className={cx(
                      'flex min-h-9 items-center justify-between gap-2 rounded-sm px-2.5 text-[0.9375rem] whitespace-nowrap no-underline -outline-offset-2',
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

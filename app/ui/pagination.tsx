import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';

type Props = {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page; keep the other search parameters. */
  href: (page: number) => string;
  /** What is paged, for the spoken name: 'Projects'. */
  label: string;
};

/** Links to the pages of a list. Draws nothing for a single page; works without JavaScript. */
export function Pagination({ page, pageCount, href, label }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={`${label}, pages`}
      className="mt-10 flex items-center justify-between gap-2 border-t border-line pt-4"
    >
      <Step to={page > 1 ? href(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      <ol className="flex flex-wrap justify-center gap-1">
        {shownPages(page, pageCount).map((number, index, all) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (all[index - 1] ?? 0) > 1 && (
              <span className="px-1 text-ink-faint">…</span>
            )}
            <Link
              to={href(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                'grid min-h-9 min-w-9 place-items-center rounded-sm border px-2 text-label font-semibold tabular-nums',
                number === page
                  ? 'border-ink bg-ink text-paper forced-colors:border-[Highlight]'
                  : 'border-transparent text-ink-soft hover:border-edge hover:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? href(page + 1) : undefined} rel="next">
        <span className="max-sm:sr-only">Next</span>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: React.ReactNode }) {
  const look =
    'inline-flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-sm px-2 text-label font-semibold';
  if (!to) return <span className={cx(look, 'invisible')}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={cx(look, 'hover:bg-sunken')}>
      {children}
    </Link>
  );
}

/** First, last, and the pages around the current one, ascending. */
function shownPages(page: number, pageCount: number): number[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  return [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}

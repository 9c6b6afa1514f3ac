import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type PageProps = { width?: 'page' | 'prose'; className?: string; children: ReactNode };

/** The content column of a page: side padding from 320 px up, at most 80rem (or 42rem for reading). */
export function Page({ width = 'page', className, children }: PageProps) {
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 py-10 sm:px-8 sm:py-14 lg:px-12',
        width === 'page' ? 'max-w-page' : 'max-w-[calc(var(--container-prose)+6rem)]',
        className,
      )}
    >
      {children}
    </div>
  );
}

type HeadingProps = { title: ReactNode; intro?: ReactNode; action?: ReactNode };

/** The page's one `h1`, its introduction and, at the right, its main action. */
export function PageHeading({ title, intro, action }: HeadingProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-10">
      <div className="max-w-prose">
        <h1 className="font-display text-page font-extrabold">{title}</h1>
        {intro && <p className="mt-4 text-lead text-ink-soft">{intro}</p>}
      </div>
      {action}
    </header>
  );
}

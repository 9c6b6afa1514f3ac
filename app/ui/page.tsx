import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

/** A class given from outside loses to the component's own: of two widths the style sheet decides, not their order here. */
const WIDTHS = {
  page: 'max-w-page',
  prose: 'max-w-[calc(var(--container-prose)+6rem)]',
  wide: 'max-w-[100rem]',
  narrow: 'max-w-[72rem]',
};

type PageProps = {
  width?: keyof typeof WIDTHS;
  /** Not for the width. */
  className?: string;
  children: ReactNode;
};

/** The content column of a page: side padding from 320 px up, at most 80rem (42rem for reading, 100rem for many columns, 72rem for two). */
export function Page({ width = 'page', className, children }: PageProps) {
  return (
    <div className={cx('mx-auto w-full px-4 py-10 sm:px-8 sm:py-14 lg:px-12', WIDTHS[width], className)}>
      {children}
    </div>
  );
}

type HeadingProps = {
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  /** Smaller, for pages that one works on rather than looks at: settings, lists of one's own. */
  quiet?: boolean;
};

/** The page's one `h1`, its introduction and, at the right, its main action. */
export function PageHeading({ title, intro, action, quiet = false }: HeadingProps) {
  return (
    <header
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-5',
        quiet ? 'mb-6 sm:mb-8' : 'mb-8 sm:mb-10',
      )}
    >
      <div>
        <h1 className={cx('font-display font-extrabold', quiet ? 'text-heading' : 'text-page')}>{title}</h1>
        {intro && (
          <p className={cx('max-w-line text-ink-soft', quiet ? 'mt-2 text-base' : 'mt-4 text-lead')}>
            {intro}
          </p>
        )}
      </div>
      {action}
    </header>
  );
}

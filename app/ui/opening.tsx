import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type Props = {
  /** A line above the heading: what kind of page this is. */
  kicker: ReactNode;
  title: string;
  intro: ReactNode;
  /** A drawing that ends at its lower edge: it stands on the floor under the opening. */
  drawing: ReactNode;
  /** Leaves the drawing out on small screens, where people came to read. */
  quiet?: boolean;
  children?: ReactNode;
};

/** How a page of text begins: its heading on the wall, and beside it a work that stands on the gallery's floor. */
export function Opening({ kicker, title, intro, drawing, quiet = false, children }: Props) {
  return (
    <div className="border-b-6 border-slab print:border-b-2">
      <div className="mx-auto grid max-w-page items-end gap-x-12 px-4 pt-12 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:px-12">
        <header className={cx('pb-12 lg:pb-16', quiet && 'max-lg:pb-9')}>
          <p className="text-label font-semibold text-accent-text">{kicker}</p>
          {/* It may use half of the gap: "Legal Information" takes two lines in some stand-ins otherwise. */}
          <h1 className="mt-3 font-display text-page font-extrabold lg:-mr-6">{title}</h1>
          <p className="mt-5 max-w-line text-lead text-ink-soft">{intro}</p>
          {children}
        </header>
        <div className={cx('mx-auto w-full max-w-90 print:hidden', quiet && 'max-lg:hidden')}>{drawing}</div>
      </div>
    </div>
  );
}

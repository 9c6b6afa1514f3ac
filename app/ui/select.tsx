import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** `sm` for rows of a list. */
  look?: 'sm' | 'md';
};

/** The browser's own list of choices in the look of the other controls. Wire it with `Field`, or give it an `aria-label`. */
export function Select({ className, look = 'md', ...rest }: Props) {
  return (
    <span className={cx('relative block', className)}>
      <select
        {...rest}
        className={cx(
          'block w-full appearance-none rounded-md border border-edge bg-surface pr-9 text-ink',
          'hover:border-ink-soft focus-visible:border-accent-text focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-ink-faint',
          look === 'sm' ? 'h-8 pl-2.5 text-label font-medium' : 'h-11 pl-3 text-base',
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

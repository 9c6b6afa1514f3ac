import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Something at the right of the title: a badge or a button. */
  aside?: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
};

/** One setting: what it is at the left, what can be done about it at the right; one below the other on narrow screens. */
export function SettingsSection({ title, intro, aside, danger = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2
            id={id}
            className={cx('font-display text-[1.1875rem] leading-6 font-bold', danger && 'text-danger-text')}
          >
            {title}
          </h2>
          {aside}
        </div>
        {intro && <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{intro}</p>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  );
}

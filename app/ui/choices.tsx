import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';

/** Which part of a list is shown, as links beside each other below a name. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex items-start gap-1.5">
      <span aria-hidden="true" className="mr-1 shrink-0 leading-8 text-label text-ink-faint max-lg:w-12">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </nav>
  );
}

type Props = {
  to: string;
  chosen: boolean;
  /** What the link does, where it takes the choice back. */
  label?: string | undefined;
  children: ReactNode;
};

/** One of them. It keeps its place and the focus when it is pressed. */
export function Choice({ to, chosen, label, children }: Props) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      aria-label={label}
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 rounded-sm border px-2.5 text-label font-semibold',
        // In forced colours the border is what is left.
        chosen
          ? 'border-ink bg-ink text-paper forced-colors:border-[Highlight]'
          : 'border-line bg-sunken text-ink-soft hover:border-ink hover:text-ink forced-colors:border-[Canvas]',
      )}
    >
      {children}
    </Link>
  );
}

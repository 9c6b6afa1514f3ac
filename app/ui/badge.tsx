import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type BadgeVariant = 'neutral' | 'accent' | 'signal' | 'success' | 'danger';

const VARIANTS: Record<BadgeVariant, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent-text',
  signal: 'border-transparent bg-signal text-on-signal',
  success: 'border-transparent bg-success-soft text-success-text',
  danger: 'border-transparent bg-danger-soft text-danger-text',
};

type Props = { variant?: BadgeVariant; className?: string; children: ReactNode };

/** A small tag. `signal` is kept for 'Featured'. */
export function Badge({ variant = 'neutral', className, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm border px-2 text-[0.75rem] leading-4 font-semibold',
        VARIANTS[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}

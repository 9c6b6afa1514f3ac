import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type AlertVariant = 'info' | 'success' | 'danger';

const LOOK: Record<AlertVariant, { icon: typeof Info; className: string }> = {
  info: { icon: Info, className: 'bg-accent-soft [&>svg]:text-accent-text' },
  success: {
    icon: CircleCheck,
    className: 'bg-success-soft [&>svg]:text-success-text',
  },
  danger: { icon: CircleAlert, className: 'bg-danger-soft [&>svg]:text-danger-text' },
};

type Props = {
  variant?: AlertVariant;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  className?: string;
};

/** A message in the page. Dangers interrupt a screen reader (`role="alert"`), the rest waits (`role="status"`). */
export function Alert({ variant = 'info', title, children, action, className }: Props) {
  const { icon: Icon, className: look } = LOOK[variant];
  return (
    <div
      role={variant === 'danger' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-sm px-4 py-3.5 text-[0.9375rem] text-ink', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="break-words">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

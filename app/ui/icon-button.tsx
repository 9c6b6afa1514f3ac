import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name; also shown as the tooltip. */
  label: string;
  /** One 16-20 px icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Classes of a square icon control, for links and labels that look like one. */
export function iconButtonClass(extra?: string): string {
  return cx(
    'inline-grid size-10 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink',
    'disabled:opacity-55 disabled:hover:bg-transparent',
    extra,
  );
}

/** A square button with an icon only. Its label is spoken, and shown as a tooltip after 700 ms. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      className={iconButtonClass(className)}
    >
      {children}
    </button>
  );
}

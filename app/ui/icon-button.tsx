import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { iconButtonClass } from './icon-button-class.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name; also shown as the tooltip. */
  label: string;
  /** One 16-20 px icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

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

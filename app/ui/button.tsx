import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
type Look = { variant?: ButtonVariant; size?: ButtonSize };

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'slab-button border-transparent bg-accent text-on-accent [--slab-button-foot:var(--color-accent-deep)] hover:bg-accent-deep disabled:hover:bg-accent',
  secondary: 'slab-button border-edge bg-surface text-ink hover:border-ink disabled:hover:border-edge',
  ghost: 'border-transparent text-ink hover:bg-sunken',
  danger:
    'slab-button border-transparent bg-danger text-on-accent [--slab-button-foot:var(--color-danger-deep)] hover:bg-danger-deep disabled:hover:bg-danger',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 gap-1.5 px-3 text-label',
  md: 'min-h-10 gap-2 px-4 text-[0.9375rem]',
  lg: 'min-h-12 gap-2.5 px-6 text-base',
};

/** Classes of a button, for elements that must look like one but are something else (`<a download>`, `<label>`). */
export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}, extra?: string): string {
  return cx(
    'inline-flex items-center justify-center rounded-md border py-1.5 text-center leading-tight font-semibold no-underline',
    'disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0',
    SIZES[size],
    VARIANTS[variant],
    extra,
  );
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner before the label and disables the button. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  };

/** A button. `type` is `button` unless said otherwise. */
export function Button({ variant, size, busy = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      className={buttonClass({ variant, size }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Look & LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return (
    <Link
      {...rest}
      className={buttonClass({ variant, size }, typeof className === 'string' ? className : undefined)}
    />
  );
}

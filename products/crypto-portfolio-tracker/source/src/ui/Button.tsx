import type { ComponentProps } from 'react';

const LOOKS = {
  solid: 'bg-ink text-ground hover:bg-lapis',
  line: 'border-[1.5px] border-ink hover:bg-raised',
  danger: 'border-[1.5px] border-loss text-loss hover:bg-loss hover:text-ground',
  quiet: 'underline underline-offset-3 hover:bg-raised',
} as const;

export function Button({
  look = 'solid',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof LOOKS }) {
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex min-h-10 items-center justify-center gap-2 rounded-xs px-4 py-1.5 font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]} ${className}`}
    />
  );
}

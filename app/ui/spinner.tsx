import { cx } from '../lib/cx.ts';

/** A turning ring the size of the text beside it. Silent: the label beside it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-[1em] animate-turn rounded-[50%] border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

import { cx } from '../lib/cx.ts';

/** The mark: a P, its bowl a disc, standing on a slab. Drawn on a 16 px grid so that it stays crisp when small. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cx('shrink-0', className)}>
      <circle cx="18" cy="10.5" r="8.5" className="fill-accent-text" />
      <path d="M6 2h7v21H6zM2 25h28v5H2z" className="fill-ink" />
    </svg>
  );
}

import { cx } from '../lib/cx.ts';

/** The mark: a disc, the work, on two slabs, the plinth. Drawn on a 16 px grid so that it stays crisp when small. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={cx('shrink-0', className)}>
      <circle cx="16" cy="9" r="7" className="fill-accent-text" />
      <path d="M6 18h20v4H6zM2 24h28v6H2z" className="fill-ink" />
    </svg>
  );
}

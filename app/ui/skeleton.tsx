import { cx } from '../lib/cx.ts';

/**
 * A grey stand-in of the size of what is loading (give the size by `className`). Silent to screen readers:
 * the region that holds it carries `aria-busy` and a spoken status.
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse-slow rounded-md bg-line', className)} />;
}

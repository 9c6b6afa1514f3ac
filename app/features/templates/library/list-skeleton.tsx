import { Skeleton } from '../../../ui/skeleton.tsx';

/** The place of a list until the browser has looked what is in it; where no script runs, the reason why it stays empty. */
export function ListSkeleton({ noun, className }: { noun: string; className: string }) {
  return (
    <>
      <p className="hidden text-ink-soft unscripted:block">
        Your {noun} are kept in your browser. Showing them needs JavaScript, which is off.
      </p>
      <div aria-busy="true" className="unscripted:hidden">
        <Skeleton className={className} />
      </div>
    </>
  );
}

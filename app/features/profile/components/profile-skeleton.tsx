import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** The place of a profile that is being read, in its final size. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex items-end gap-5 lg:flex-col lg:items-start lg:gap-6">
        <Skeleton className="size-24 shrink-0 sm:size-32 lg:size-44" />
        <p role="status" className="flex items-center gap-2.5 pb-1 text-ink-soft">
          <Spinner />
          Loading your profile...
        </p>
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-110" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}

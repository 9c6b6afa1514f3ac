import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Heights of the cards of the form. */
const CARDS = ['h-110', 'h-64', 'h-64'];

/** The place of a profile that is being read, in its final size. A visitor, who does not see one that is `forMembers`, does not wait for it. */
export function ProfileSkeleton({ forMembers = false }: { forMembers?: boolean }) {
  return (
    <div
      aria-busy={forMembers ? undefined : 'true'}
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="flex items-end gap-5 lg:flex-col lg:items-start lg:gap-6">
        <Skeleton className="size-24 shrink-0 sm:size-32 lg:size-44" />
        <p role="status" className="flex items-center gap-2.5 pb-1 text-ink-soft">
          <Spinner />
          Loading your profile...
        </p>
      </div>
      <div className="flex flex-col gap-6">
        {CARDS.map((height, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other name
            key={index}
            className={`flex flex-col gap-6 overflow-hidden rounded-sm border border-line bg-surface p-4 sm:p-6 ${height}`}
          >
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}

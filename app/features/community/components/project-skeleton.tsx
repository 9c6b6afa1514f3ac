import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of a project's page while the project is loading. */
export function ProjectSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading the project
      </p>
      <div className="flex h-14 items-center justify-between border-b border-line px-4 sm:px-8">
        <Skeleton className="h-9 w-20" />
        <Skeleton className="h-9 w-40" />
      </div>
      <Page className="@container">
        <div className="grid gap-10 @min-[54rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Skeleton className="stand aspect-16/10" />
          <div className="flex flex-col gap-4">
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-6 h-20" />
          </div>
        </div>
        <Skeleton className="mt-14 h-48" />
      </Page>
    </div>
  );
}

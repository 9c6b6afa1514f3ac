import { Skeleton } from '../../../ui/skeleton.tsx';

/** Stands for the upload form while its code is loading. */
export function UploadSkeleton() {
  return (
    <div className="grid max-w-5xl gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p role="status" className="sr-only">
        Loading the form
      </p>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-18" />
        <Skeleton className="h-24" />
        <Skeleton className="h-44" />
        <Skeleton className="h-18" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </div>
  );
}

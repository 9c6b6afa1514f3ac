import type { ReactNode } from 'react';

/** Nothing here yet, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-2 border-dashed border-edge p-6 sm:p-10">
      <svg aria-hidden="true" viewBox="0 0 60 44" width="60" className="text-edge">
        <path
          d="M2 4c10 0 20 2 28 8 8-6 18-8 28-8v34c-10 0-20 0-28 5-8-5-18-5-28-5zM30 12v31"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </svg>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}

/** While something is fetched: books without print. */
export function Loading() {
  return (
    <div role="status" className="mx-auto max-w-6xl px-5 py-10">
      <p className="sr-only">The shelf is being filled.</p>
      <div className="h-14 w-2/3 max-w-md animate-pulse bg-shade" />
      <div className="mt-10 flex flex-wrap gap-5">
        {Array.from({ length: 5 }, (_, i) => (
          <div key={i} className="h-60 w-36 animate-pulse bg-shade sm:h-72 sm:w-48" />
        ))}
      </div>
    </div>
  );
}

/** Something could not be fetched. */
export function Failure({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div role="alert" className="mx-auto max-w-2xl px-5 py-16">
      <h1 className="text-4xl">The shelf is empty, and should not be.</h1>
      <p className="mt-3 mb-6 text-soft">{message}</p>
      <button type="button" className="btn" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

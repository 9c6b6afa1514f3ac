import type { ReactNode } from 'react';

/** Nothing here yet, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border-2 border-dashed border-edge p-6 sm:p-9">
      <div aria-hidden="true" className="rule h-6 w-24 opacity-70" />
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}

/** While something is fetched: a rule and empty rows. */
export function Loading() {
  return (
    <div role="status" className="page">
      <p className="sr-only">The jobs are being laid out.</p>
      <div className="h-12 w-2/3 max-w-md animate-pulse rounded-lg bg-hover" />
      <div className="rule mt-8" />
      {Array.from({ length: 6 }, (_, i) => (
        <div
          key={i}
          className="mt-4 h-12 animate-pulse rounded-lg bg-hover"
          style={{ width: `${88 - ((i * 23) % 40)}%` }}
        />
      ))}
    </div>
  );
}

/** Something could not be fetched. */
export function Failure({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div role="alert" className="page max-w-2xl">
      <h1 className="big">Nothing to measure.</h1>
      <p className="mt-3 mb-6 text-soft">{message}</p>
      <button type="button" className="btn" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';

/** The name of a list in the profile, with what can be done to all of it at the right. */
export function ListHeading({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <h2 className="font-display text-title font-bold">{title}</h2>
      {action}
    </div>
  );
}

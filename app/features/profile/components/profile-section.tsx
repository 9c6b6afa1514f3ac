import { type ReactNode, useId } from 'react';

type Props = { title: string; intro?: string; children: ReactNode };

/** One card of the form: what it is about at the left or above, its fields beside it. */
export function ProfileSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-sm border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="font-display text-title font-bold">
        {title}
      </h2>
      {intro && <p className="mt-1 text-label text-ink-faint">{intro}</p>}
      <div className="mt-5 grid gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

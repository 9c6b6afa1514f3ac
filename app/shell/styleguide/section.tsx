import { type ReactNode, useId } from 'react';

/** One chapter of the styleguide. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="mb-6 font-display text-heading font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  );
}

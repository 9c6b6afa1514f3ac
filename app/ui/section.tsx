import { type ReactNode, useId } from 'react';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** One part of a long page: a rule, a heading of its own, what it is about. */
export function Section({ title, intro, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8 pb-12 last:pb-0">
      <h2 id={id} className="font-display text-title font-bold sm:text-[1.625rem] sm:leading-8">
        {title}
      </h2>
      {intro && <p className="mt-2 max-w-line text-ink-soft">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

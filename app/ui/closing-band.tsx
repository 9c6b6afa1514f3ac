import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: ReactNode;
  /** Where to go from here: `ButtonLink`s of size `lg`, `secondary`, without border. */
  children: ReactNode;
};

/** The coloured band at the end of a page: one sentence and what to do next. */
export function ClosingBand({ title, text, children }: Props) {
  return (
    <section className="bg-accent text-on-accent">
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-14 sm:px-8 sm:py-18 lg:px-12">
        <div className="max-w-2xl">
          <h2 className="font-display text-heading font-extrabold">{title}</h2>
          {text && <p className="mt-3 text-lead">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Opening } from '../../../ui/opening.tsx';

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = {
  title: string;
  intro: string;
  drawing: ReactNode;
  /** Month and year, as shown. */
  updated?: string;
  /** The whole page in a few short lines. */
  brief: string[];
  sections: LegalSection[];
};

/** A legal page: what it comes to in short, a list of contents, and numbered sections that can be linked to. */
export function LegalDocument({ title, intro, drawing, updated, brief, sections }: Props) {
  const kicker = updated ? <>Last updated {updated}</> : 'Who, what and whose';
  return (
    <>
      <Opening kicker={kicker} title={title} intro={intro} drawing={drawing} quiet />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-4 py-10 sm:px-8 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:px-12">
        <nav aria-labelledby="contents" className="print:hidden">
          <div className="lg:sticky lg:top-20">
            <h2 id="contents" className="text-label font-medium text-ink-faint">
              On this page
            </h2>
            <ol className="mt-2 border-l-2 border-ink">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-9 items-center pl-4 text-[0.9375rem] leading-5 text-ink-soft hover:text-accent-text hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="min-w-0 max-w-line">
          <section
            aria-labelledby="in-short"
            className="stand rounded-sm border border-line bg-surface p-5 sm:p-6"
          >
            <h2 id="in-short" className="font-display text-title font-bold">
              In short
            </h2>
            <ul className="mt-3 list-[square] space-y-1.5 pl-5 marker:text-accent-text">
              {brief.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} aria-labelledby={id} className="mt-12">
              <h2 id={id} className="flex gap-3 font-display text-heading font-extrabold">
                <span aria-hidden="true" className="text-ink-faint">
                  {index + 1}
                </span>
                {name}
              </h2>
              <div className="mt-4 space-y-4 [&_h3]:mt-7 [&_h3]:font-display [&_h3]:text-title [&_h3]:font-bold [&_ul]:list-[square] [&_ul]:space-y-1.5 [&_li]:text-pretty [&_ul]:pl-5">
                {body}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

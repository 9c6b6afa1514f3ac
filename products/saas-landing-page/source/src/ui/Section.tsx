import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under a heavy rule: heading on the left, content on the right where there is room. */
export function Section({ id, title, lead, className = '', children }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap pt-16 sm:pt-24 ${className}`}>
      <div className="rule grid gap-x-12 gap-y-8 pt-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <h2 id={id}>{title}</h2>
          {lead ? <p className="mt-4 text-soft">{lead}</p> : null}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

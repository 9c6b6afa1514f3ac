import type { ReactNode } from 'react';

/** A screen: its heading takes the focus when one comes here. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[90rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-7 pb-6">
        <div>
          <h1 tabIndex={-1} className="text-3xl font-bold outline-none md:text-4xl">
            {title}
          </h1>
          {lead && <p className="mt-1.5 max-w-[65ch] text-soft">{lead}</p>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

export function Section({
  title,
  aside,
  children,
  className = '',
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={`min-w-0 bg-sheet ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-4 pb-2">
        <h2 className="text-lg">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-y border-line px-6 py-12 text-center">
      <p className="text-xl font-semibold">{title}</p>
      <div className="mx-auto mt-2 max-w-[52ch] text-soft">{children}</div>
    </div>
  );
}

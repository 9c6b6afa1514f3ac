import type { ReactNode } from 'react';

interface Props {
  title: string;
  over?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's heading with what can be done there, and its content. */
export function Page({ title, over, actions, children }: Props) {
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {over ? <p className="eyebrow pb-1">{over}</p> : null}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </header>
      {children}
    </>
  );
}

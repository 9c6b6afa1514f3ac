import type { ReactNode } from 'react';

type Props = {
  title: string;
  description?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  /** Heading level that fits the page's outline; 2 unless said otherwise. */
  level?: 2 | 3;
};

/** A place where works will stand: an empty plinth, what is missing, and what to do about it. */
export function EmptyState({ title, description, action, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center">
      <EmptyPlinth />
      <Heading className="mt-8 font-display text-title font-bold">{title}</Heading>
      {description && <p className="mt-2 max-w-line text-ink-soft">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

function EmptyPlinth() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 96" className="h-24 w-30" fill="none">
      <rect
        x="37"
        y="5"
        width="46"
        height="33"
        rx="2"
        className="stroke-edge"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <rect x="22" y="40" width="76" height="7" rx="1" className="fill-slab" />
      <rect x="30" y="47" width="60" height="41" className="fill-line" />
      <rect x="14" y="88" width="92" height="6" rx="1" className="fill-slab" />
    </svg>
  );
}

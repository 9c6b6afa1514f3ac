import type { ReactNode } from 'react';
import type { Shape } from '../data/types';
import { Vessel } from './Vessel';

interface Props {
  shape: Shape;
  title: string;
  action?: { label: string; act(): void };
  children: ReactNode;
}

/** What stands where a list would be: why there is nothing, and what to do. */
export function EmptyState({ shape, title, action, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <Vessel shape={shape} metal="steel" className="size-20" />
      <p className="mt-2 text-lg font-semibold">{title}</p>
      <p className="max-w-sm text-soft">{children}</p>
      {action ? (
        <button type="button" className="btn mt-3" onClick={action.act}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

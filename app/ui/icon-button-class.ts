import { cx } from '../lib/cx.ts';

/** Classes of a square icon control, for links and labels that look like one. */
export function iconButtonClass(extra?: string): string {
  return cx(
    'inline-grid size-10 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink',
    'disabled:opacity-55 disabled:hover:bg-transparent',
    extra,
  );
}

import type { ReactNode } from 'react';

/** A work on a plinth. The work is drawn down to y = 204, where the cap begins; the drawing ends with the foot. */
export function OnPlinth({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 300" fill="none" className="block w-full">
      <rect x="76" y="218" width="208" height="82" className="fill-line" />
      <rect x="226" y="218" width="58" height="82" className="fill-slab" />
      <rect x="60" y="204" width="240" height="14" className="fill-slab" />
      <rect x="60" y="282" width="240" height="18" className="fill-slab" />
      {children}
    </svg>
  );
}

import { useEffect, useRef } from 'react';
import { drawToasts } from './toast-area.ts';

/**
 * The notification area; place it once, in the root. The live region is in the page from the beginning, because screen
 * readers announce only what is added to one they already know.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? drawToasts(region.current) : undefined), []);
  return (
    <section aria-label="Notifications" className="toaster">
      <div ref={region} id="notifications" aria-live="polite" aria-relevant="additions text" />
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { firstInteraction } from '../lib/first-interaction.ts';
import { carriesToasts } from './carried-toasts.ts';
import { shownToasts, subscribeToToasts } from './toast.ts';

/**
 * The notification area; place it once, in the root. The live region is in the page from the beginning, because screen
 * readers announce only what is added to one they already know. What draws in it comes at the first sign of a visitor:
 * what most needs to be told is that the connection is gone.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isBegun = false;
    const draw = () => {
      if (isBegun) return;
      isBegun = true;
      unsubscribe();
      void import('./toast-area.ts').then(
        ({ drawToasts }) => {
          if (region.current) stop = drawToasts(region.current);
        },
        // Rather plain than not at all; also what was said while the code was asked for.
        () => {
          const plainly = () => region.current && drawPlainly(region.current);
          plainly();
          stop = subscribeToToasts(plainly);
        },
      );
    };
    const unsubscribe = subscribeToToasts(draw);
    if (carriesToasts()) draw();
    else void firstInteraction().then(draw);
    return () => {
      unsubscribe();
      stop();
    };
  }, []);
  return (
    <section aria-label="Notifications" className="toaster">
      <div ref={region} id="notifications" aria-live="polite" aria-relevant="additions text" />
    </section>
  );
}

/** Stands in where the code can not be had. */
function drawPlainly(region: HTMLElement): void {
  const texts = shownToasts().map(({ title, description = '' }) =>
    Object.assign(document.createElement('p'), {
      className: 'border border-edge bg-surface px-4 py-3 text-ink',
      textContent: `${title} ${description}`,
    }),
  );
  region.replaceChildren(...texts);
}

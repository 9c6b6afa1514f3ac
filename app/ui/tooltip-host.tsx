import { useEffect, useRef } from 'react';
import { firstInteraction } from '../lib/first-interaction.ts';

/** The one tooltip of the page; place it once, in the root. Its code comes at the first sign of a visitor. */
export function TooltipHost() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop = () => {};
    void firstInteraction()
      .then(() => import('./tooltips.ts'))
      .then(
        ({ followTooltips }) => {
          if (ref.current) stop = followTooltips(ref.current);
        },
        // Every control has its name without them.
        () => {},
      );
    return () => stop();
  }, []);
  return <div ref={ref} id="tooltip" popover="manual" aria-hidden="true" className="tooltip" />;
}

import { useEffect, useRef } from 'react';
import { followTooltips } from './tooltips.ts';

/** The one tooltip of the page; place it once, in the root. */
export function TooltipHost() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? followTooltips(ref.current) : undefined), []);
  return <div ref={ref} id="tooltip" popover="manual" aria-hidden="true" className="tooltip" />;
}

import { type RefObject, useEffect, useRef } from 'react';

const DURATION_MS = 360;

/**
 * Slides the underline of the active link from where it was to where it is. Every link draws its own underline and CSS
 * shows the current one, so the page is right without this; here the new one starts at the old one's place.
 */
export function useSlidingUnderline(container: RefObject<HTMLElement | null>, pathname: string): void {
  const previous = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the page has changed
  useEffect(() => {
    const current = container.current?.querySelector('[aria-current="page"] .sidebar-underline') ?? null;
    const from = previous.current?.getBoundingClientRect();
    previous.current = current;
    if (!current || !from?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = current.getBoundingClientRect();
    if (!to.width) return;
    current.animate(
      [
        {
          transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scaleX(${from.width / to.width})`,
        },
        { transform: 'none' },
      ],
      { duration: DURATION_MS, easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' },
    );
  }, [container, pathname]);
}

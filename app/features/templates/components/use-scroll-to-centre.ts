import { type RefObject, useEffect, useRef } from 'react';
import { middleBelow } from './middle-below.ts';

/**
 * For the element that the address puts forward: brings it to the middle of what the bars at the top leave of the window,
 * once, unless the visitor has come back to another place. `around` holds it and the lines above it.
 */
export function useScrollToCentre<Element extends HTMLElement>(
  id: string | undefined,
  around: RefObject<HTMLElement | null> | undefined,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!id || !element || window.scrollY > 0) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const lines = [...(around?.current?.children ?? [])].filter((child) => !child.contains(element));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: middleBelow(
        element.getBoundingClientRect(),
        lines.map((line) => line.getBoundingClientRect()),
        { top: covered, bottom: innerHeight },
      ),
      behavior: still ? 'instant' : 'smooth',
    });
  }, [id, around]);
  return ref;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the element that the address puts forward: brings it to the middle of the window once, unless the visitor has come
 * back to another place.
 */
export function useScrollToCentre<Element extends HTMLElement>(
  id: string | undefined,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!id || window.scrollY > 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
  }, [id]);
  return ref;
}

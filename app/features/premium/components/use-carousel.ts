import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';

/** How far a finger must move to mean the next picture, in pixels. */
const SWIPE = 40;

/**
 * A row of slides that scrolls and snaps by itself, so that it can be swiped before and without scripts. This adds where
 * it stands, steps and jumps, and the way round from either end to the other.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const finger = useRef<{ x: number; index: number } | null>(null);
  /** Where a step is leading while the row still moves; what lies on the way is not shown. */
  const target = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  /** Whether somebody is there, who may ask for the next pictures. */
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => setAwaited(true), []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const settle = (event: Event) => {
      const at = positionOf(list);
      if (target.current !== null && at !== target.current && event.type !== 'scrollend') return;
      target.current = null;
      setIndex(at);
    };
    for (const name of ['scroll', 'scrollend']) list.addEventListener(name, settle, { passive: true });
    return () => {
      for (const name of ['scroll', 'scrollend']) list.removeEventListener(name, settle);
    };
  }, []);

  function show(wanted: number) {
    const list = track.current;
    const next = (wanted + count) % count;
    if (!list) return;
    // From one end to the other all slides would fly past.
    const isJump = Math.abs(next - positionOf(list)) > 1;
    const calm = isJump || matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.current = next;
    list.scrollTo({ left: next * list.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    setIndex(next);
  }

  return {
    track,
    index,
    isAwaited,
    show,
    onKeyDown(event: KeyboardEvent) {
      const steps: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: count - 1,
      };
      const wanted = steps[event.key];
      if (wanted === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      show(wanted);
    },
    onTouchStart({ touches }: TouchEvent) {
      const list = track.current;
      target.current = null;
      finger.current = list && touches[0] ? { x: touches[0].clientX, index: positionOf(list) } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const start = finger.current;
      const moved = (changedTouches[0]?.clientX ?? 0) - (start?.x ?? 0);
      if (!start) return;
      // Between the ends the browser scrolls; beyond them there is nothing to scroll to.
      if (moved < -SWIPE && start.index === count - 1) show(0);
      else if (moved > SWIPE && start.index === 0) show(count - 1);
    },
  };
}

function positionOf(list: HTMLElement): number {
  return Math.round(list.scrollLeft / Math.max(1, list.clientWidth));
}

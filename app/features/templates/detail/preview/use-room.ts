import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './screen.ts';

/** Inner size of an element, followed as it changes. Null until it has been measured. */
export function useRoom(ref: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

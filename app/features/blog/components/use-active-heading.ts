import { useEffect, useState } from 'react';
import type { Heading } from '../schema.ts';

/** Id of the heading whose section is being read: the last one that has passed the upper third of the window. */
export function useActiveHeading(headings: Heading[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3);
      setActive(passed.at(-1)?.id ?? null);
    };
    // Told whenever headings come to lie on the other side of that line, also by a jump: what is above counts as seen.
    const observer = new IntersectionObserver(update, { rootMargin: '10000000px 0px -66.66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return active;
}

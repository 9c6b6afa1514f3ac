import { useEffect, useState } from 'react';
import { type Route, readRoute } from './route.ts';

/** The screen that the address names. A change of screen goes to the top and moves the focus to its heading. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(typeof location === 'undefined' ? '' : location.hash));

  useEffect(() => {
    const change = () =>
      setRoute((before) => {
        const next = readRoute(location.hash);
        if (next.screen !== before.screen || next.id !== before.id) {
          requestAnimationFrame(() => {
            scrollTo(0, 0);
            document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
          });
        }
        return next;
      });
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);

  return route;
}

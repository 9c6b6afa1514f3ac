import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Shows a changed list from its beginning: it is scrolled to when one stood further down in the list before. Back and
 * Forward lead to where one was, which the router looks after.
 */
export function useResultsInView(results: RefObject<HTMLElement | null>, listed: string): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ listed, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { listed, key };
    const isReturn = key !== before.key && type === 'POP';
    const element = results.current;
    if (!element || isReturn || before.listed === listed) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (element.getBoundingClientRect().top < covered) {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [results, listed, key, type]);
}

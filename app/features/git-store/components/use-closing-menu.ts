import { type RefObject, useEffect } from 'react';

/** Closes an opened `<details>` by Escape, by a press outside, and when a link in it has been followed. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      details.open = false;
    };
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!details.contains(event.target as Node)) close();
      },
      { signal },
    );
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a')) close();
      },
      { signal },
    );
    return () => controller.abort();
  }, [menu]);
}

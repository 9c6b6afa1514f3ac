import { type RefObject, useEffect } from 'react';

/** From this width on the filters are menus that hang from the bar; below they are sections of a sheet. */
const WIDE = '(min-width: 64rem)';

/** Closes the bar's menus as menus close: by Escape, a press elsewhere, and when the focus moves on. */
export function useClosingMenus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const wide = matchMedia(WIDE);
    const openMenu = () => (wide.matches ? element.querySelector<HTMLDetailsElement>('details[open]') : null);
    const closeUnlessIn = (target: EventTarget | null) => {
      const menu = openMenu();
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // A press on the menu's text moves the focus to what holds the whole page, not away from the menu.
        if (relatedTarget instanceof Node && !relatedTarget.contains(openMenu()))
          closeUnlessIn(relatedTarget);
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        const menu = openMenu();
        if (event.key !== 'Escape' || !menu?.contains(event.target as Node)) return;
        event.preventDefault();
        menu.open = false;
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    // A sheet that is open when the window grows would stay above the page.
    wide.addEventListener(
      'change',
      () => {
        const sheet = element.querySelector<HTMLElement>('[popover]');
        if (sheet?.matches(':popover-open')) sheet.hidePopover();
      },
      { signal },
    );
    return () => controller.abort();
  }, [bar]);
}

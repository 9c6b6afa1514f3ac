import { moveAlongTabs } from './tab-keys.ts';

/** Makes the `LinkTabs` of a plain page change in place; without it each tab is a link that loads the page again. */
export function switchTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const show = (next: HTMLAnchorElement) => {
    const shown = tabs.find((tab) => tab.ariaSelected === 'true');
    if (!shown || shown === next) return;
    [shown.className, next.className] = [next.className, shown.className];
    for (const tab of [shown, next]) {
      tab.ariaSelected = String(tab === next);
      tab.tabIndex = tab === next ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== next;
    }
  };
  list.addEventListener('keydown', (event) =>
    moveAlongTabs(event as typeof event & { currentTarget: HTMLElement }),
  );
  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[role="tab"]');
    if (!tab || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.href !== location.href) history.pushState(null, '', tab.href);
    show(tab);
  });
  addEventListener('popstate', () => {
    const here = tabs.find(({ search }) => search === location.search);
    if (here) show(here);
  });
}

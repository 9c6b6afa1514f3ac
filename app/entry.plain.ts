import { followContents } from './features/blog/contents-box.ts';
import { addCopyButtons } from './features/blog/copy-buttons.ts';
import { copyCode } from './features/pages/deploy/copy-code.ts';
import { followAccount } from './features/templates/library/follow-account.ts';
import { copyToolUrl } from './features/tools/copy-tool-url.ts';
import { followArrivals } from './shell/arrivals.ts';
import { showAccount } from './shell/plain-account.ts';
import { keepPageOffline } from './shell/plain-links.ts';
import { switchTabs } from './ui/plain-tabs.ts';
import { drawToasts } from './ui/toast-area.ts';
import { followTooltips } from './ui/tooltips.ts';

/*
 * The script of plain pages, which the server renders and React never takes over. What the shell needs before this has
 * come is in `boot.js`. Nothing here may import React: `e2e/pages.spec.ts` looks.
 */

/** Calls `work` with each element of the page that `selector` finds. */
function each(selector: string, work: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) work(element);
}

each('#notifications', drawToasts);
each('#tooltip', followTooltips);
showAccount();
followArrivals((path) => location.replace(path));
followAccount();
keepPageOffline();

each('[role="tablist"]', switchTabs);
each('.contents-box', followContents);
each('.post-body', addCopyButtons);
each('[data-copy-code]', (button) => button.addEventListener('click', () => void copyCode(button)));
each('[data-copy-url]', (button) =>
  button.addEventListener('click', () => void copyToolUrl(button.dataset.copyUrl ?? '')),
);
each('[data-not-found]', () => console.warn('404: no page at', location.pathname));

document.documentElement.dataset.plain = 'ready';
// What was pressed before is pressed again.
dispatchEvent(new Event('plinth:hydrated'));

import type { MouseEvent } from 'react';
import { tellFailure } from '../../../ui/tell-failure.ts';

/**
 * For `onClick` of a link to a template's zip: saves it and says so. The code is fetched with the first click; when that
 * fails, the browser follows the link, unless it is offline and would lose the page. A click that opens a tab or a menu is left to the browser.
 */
export function downloadOnClick(template: { id: string; title: string; version: string }) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('../actions/download-template.ts').then(
      ({ downloadTemplate }) => downloadTemplate(template),
      (error: unknown) => {
        if (navigator.onLine) location.assign(href);
        else tellFailure('Download failed')(error);
      },
    );
  };
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { preparation } from './keep-page.ts';

/**
 * What a full page load does by itself and a client-side navigation does not: a bar while the next page takes longer
 * than 300 ms, focus on the new page's heading, and its title for screen readers.
 */
export function NavigationFeedback() {
  const { state } = useNavigation();
  const isPreparing = useSyncExternalStore(preparation.subscribe, preparation.isRunning, () => false);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(document.title);
    focusPage();
  }, [pathname]);

  return (
    <>
      {(isPreparing || state !== 'idle') && (
        <div role="progressbar" aria-label="Loading the page" className="navigation-bar" />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Moves focus to the page's heading, or to the main region. The router looks after the scroll position. */
function focusPage(): void {
  const main = document.getElementById('main');
  const place = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

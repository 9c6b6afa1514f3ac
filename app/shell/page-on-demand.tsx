import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { firstSign } from '../lib/first-sign.ts';

let waiting = false;

/** Whether a page on demand has been drawn by the server and not yet been taken over by React. */
export function isPageWaiting(): boolean {
  return waiting;
}

/**
 * A page whose code is fetched at the first sign that somebody is there. Until then it is what the server sent: complete,
 * with links and forms that work; a button pressed meanwhile is pressed again afterwards (`boot.js`). Call `fetch` in the
 * route's `clientLoader`, so that a page one navigates to is there when the navigation ends. Style sheets must be
 * imported by the route: those of a module on demand would be missing in the server's page.
 */
export function pageOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** When to fetch, for a page that sometimes has something to do without a sign. */
  moment: () => Promise<void> = firstSign,
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    loading ??= load();
    return loading;
  };
  const Page = lazy(async () => {
    if (!import.meta.env.SSR && !loading) await moment();
    return { default: await fetch() };
  });
  function PageOnDemand(props: Props) {
    // React looks into what the server has drawn later than at the frame around it: the frame must know now.
    if (!import.meta.env.SSR && !loading) waiting = true;
    return (
      <Suspense>
        <Arrived>
          <Page {...props} />
        </Arrived>
      </Suspense>
    );
  }
  return Object.assign(PageOnDemand, { fetch });
}

function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (!waiting) return;
    waiting = false;
    dispatchEvent(new Event('plinth:hydrated'));
  }, []);
  return children;
}

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { firstInteraction } from '../../lib/first-interaction.ts';
import { untilThere } from '../until-there.ts';

let waiting = false;
/** Path and query of the waiting page. */
let arrivedAt = '';

/** Whether a page on demand has been drawn by the server and not yet been taken over by React. */
export function isPageWaiting(): boolean {
  return waiting;
}

/**
 * A jump within a waiting page is the browser's alone, which has already made it. Were the router told, React would have
 * to draw the page anew without its code: for a moment there would be nothing.
 */
function keepFromRouter(event: PopStateEvent): void {
  if (waiting && location.pathname + location.search === arrivedAt) event.stopImmediatePropagation();
}
// The root imports this file, so this listener stands before the router's.
if (!import.meta.env.SSR) addEventListener('popstate', keepFromRouter);

/**
 * A page whose code is fetched at the first sign that somebody is there. Until then it is what the server sent: complete,
 * with links and forms that work; a button pressed meanwhile is pressed again afterwards (`schedule.ts`). The route's
 * `clientLoader` is the one of the page, or calls its `fetch`, so that a page one navigates to is there when the
 * navigation ends. Style sheets must be imported by the route: those of a module on demand would be missing in the
 * server's page.
 */
export function pageOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** When to fetch, for a page that sometimes has something to do without a sign. */
  moment: () => Promise<void> = firstInteraction,
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const Page = lazy(async () => {
    if (import.meta.env.SSR) return { default: await fetch() };
    if (!loading) await moment();
    return { default: await untilThere(fetch) };
  });
  function PageOnDemand(props: Props) {
    // React looks into what the server has drawn later than at the frame around it: the frame must know now.
    if (!import.meta.env.SSR && !loading && !waiting) {
      waiting = true;
      arrivedAt = location.pathname + location.search;
    }
    useEffect(() => stopWaiting, []);
    return (
      <Suspense>
        <Arrived>
          <Page {...props} />
        </Arrived>
      </Suspense>
    );
  }
  /** For a route whose data come from its server's loader. */
  async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
    const [data] = await Promise.all([serverLoader(), fetch()]);
    return data;
  }
  return Object.assign(PageOnDemand, { fetch, clientLoader });
}

/** Also when another page has taken the place of one that never needed its code. */
function stopWaiting(): void {
  waiting = false;
}

function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (!waiting) return;
    stopWaiting();
    dispatchEvent(new Event('plinth:hydrated'));
  }, []);
  return children;
}

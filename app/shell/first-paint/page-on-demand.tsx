import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { firstInteraction } from '../../lib/first-interaction.ts';
import { hasStoredSession } from '../session-store.ts';
import { untilThere } from './until-there.ts';

let waiting = false;
/** Path and query of the waiting page. */
let arrivedAt = '';

/** Whether a page on demand has been drawn by the server and not yet been taken over by React. */
export function isPageWaiting(): boolean {
  return waiting;
}

/**
 * A jump within a waiting page is the browser's alone, which has already made it. Were the router told, React would
 * have to draw the page again without its code: for a moment there would be nothing.
 */
function keepFromRouter(event: PopStateEvent): void {
  if (waiting && location.pathname + location.search === arrivedAt) event.stopImmediatePropagation();
}
// The root imports this file, so this listener stands before the router's.
if (!import.meta.env.SSR) addEventListener('popstate', keepFromRouter);

/**
 * Resolves when a page needs its code. At an address without query and fragment, in a browser without an account, the
 * server has sent all there is to see: the page waits for the first interaction. Elsewhere it may change by itself.
 */
export function whenNeeded(): Promise<void> {
  const isComplete =
    !location.search &&
    !location.hash &&
    !hasStoredSession() &&
    !document.querySelector('#main [aria-busy="true"]');
  return isComplete ? firstInteraction() : Promise.resolve();
}

/**
 * A page whose code is fetched when it is needed. Until then it is what the server sent, with links and forms that
 * work; `schedule.ts` repeats what was typed and pressed meanwhile. The route's `clientLoader` is the page's, or calls
 * its `fetch`, so that the code has arrived when a navigation ends. The route must import the page's style sheets:
 * those of a module on demand would be missing in the server's page.
 */
export function pageOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** For a page that has more reasons to start by itself. */
  moment: () => Promise<void> = whenNeeded,
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

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { unreachableWords } from '../lib/failure-words.ts';
import { firstInteraction } from '../lib/first-interaction.ts';
import { toast } from '../ui/toast.ts';
import { answers } from './keep-page.ts';

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
 * with links and forms that work; a button pressed meanwhile is pressed again afterwards (`boot.js`). The route's
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

/**
 * Goes on trying: what the server has drawn stays, with links and forms that work. What does not come at the second try
 * either, though the site answers, has been replaced by a release: the page is loaded anew, once. Not at the first: a
 * visitor who leaves breaks off what is under way, and a reload would take them back.
 */
async function untilThere<T>(fetch: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch();
    } catch (error) {
      console.warn('The code of this page could not be fetched.', error);
    }
    if (tries > 1) {
      if ((await answers()) && isFirstReload()) {
        location.reload();
        await new Promise(() => {});
      }
      toast({ title: 'This page is not ready yet', description: unreachableWords(), variant: 'destructive' });
    }
    await anotherTry();
  }
}

const RELOADED_KEY = 'plinth:reloaded';

function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return false;
    sessionStorage.setItem(RELOADED_KEY, location.href);
    return true;
  } catch {
    // Without a memory it might be the hundredth.
    return false;
  }
}

/** Resolves when the connection is back, or when somebody presses a button that waits for the page's code. */
function anotherTry(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    const go = () => {
      stop.abort();
      resolve();
    };
    addEventListener('online', go, options);
    addEventListener('click', ({ target }) => (target as Element).closest?.('button') && go(), options);
  });
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

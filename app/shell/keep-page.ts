import {
  type ClientInstrumentation,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { isUnreachable, unreachableWords } from '../lib/failure-words.ts';
import { toast } from '../ui/toast.ts';

/*
 * Keeps the page that is open when the next one cannot be had. The router itself would reload the open page where the
 * code of the next one is missing, and put an error page in its place where the server does not answer.
 */

/** What the router leaves on the window of a page it has taken over. */
type RouterGlobals = {
  __reactRouterDataRouter: DataRouter;
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
};

const globals = () => window as unknown as RouterGlobals;

let latest = 0;
let preparing = false;
const listeners = new Set<() => void>();

/** Whether a navigation waits for the code of its page. For `useSyncExternalStore`. */
export const preparation = {
  isRunning: () => preparing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function setPreparing(value: boolean): void {
  preparing = value;
  for (const listener of listeners) listener();
}

/** For `HydratedRouter`: a navigation begins when the code of its page is there; one begun meanwhile takes its place. */
export const fetchesPageFirst: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, currentUrl }) {
        latest += 1;
        const turn = latest;
        if (typeof to === 'string') {
          setPreparing(true);
          const isOpen = await canOpen(new URL(to, location.origin + currentUrl));
          // The router begins what is not begun here: it must not hear of the end.
          if (turn !== latest) await new Promise(() => {});
          setPreparing(false);
          if (!isOpen) await new Promise(() => {});
        }
        await navigate();
      },
    });
  },
};

/** Whether the code of a page is there. If not, tells the visitor, or leaves the old release behind. */
async function canOpen(target: URL): Promise<boolean> {
  if (target.pathname === globals().__reactRouterDataRouter.state.location.pathname) return true;
  try {
    await fetchModules(target.pathname);
    return true;
  } catch (error) {
    await giveUp(target, error);
    return false;
  }
}

/** Fetches the modules of the routes of a path. Rejects when one does not come. */
async function fetchModules(pathname: string): Promise<void> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = globals();
  const matches = matchRoutes(router.routes as RouteObject[], pathname) ?? [];
  const files = matches.flatMap(({ route }) => manifest.routes[route.id ?? '']?.module ?? []);
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

/** A pointer that only passes asks for nothing. Milliseconds. */
const RESTING = 100;

/**
 * Fetches the modules of a page while the pointer rests on a link to it. In place of the router's `prefetch`, which
 * reloads the open page when a module does not come. Returns the function that stops.
 */
export function fetchOnIntent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // What is missing is told when the link is followed.
    timer = setTimeout(() => void fetchModules(link.pathname).catch(() => {}), RESTING);
  };
  const stop = new AbortController();
  addEventListener('pointerover', look, { signal: stop.signal, passive: true });
  addEventListener('focusin', look, { signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/**
 * For the root's `clientMiddleware`: when the server does not answer, the navigation is taken back and the page stays. A
 * step in the history is not: its address is shown already, and the error page there loads it once the connection is back.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const failure = Object.values(results ?? {}).find(
    ({ type, result }) => type === 'error' && isUnreachable(result),
  );
  const { __reactRouterDataRouter: router } = globals();
  if (!failure || !router?.state.initialized || request.signal.aborted) return results;
  const shown = router.state.location;
  const target = new URL(request.url);
  const isStep = location.href === request.url && target.pathname !== shown.pathname;
  if (isStep) return results;
  await giveUp(target, failure.result, request.method);
  // Before the failure is told to the router, which would show it.
  await router.navigate(shown, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  return results;
};

/** Says that a page cannot be opened. Where the server answers, its code is of another release: the browser goes there. */
async function giveUp(target: URL, error: unknown, method = 'GET'): Promise<void> {
  console.warn('A page could not be opened.', target.href, error);
  if (method === 'GET' && (await answers())) {
    location.assign(target);
    // Until the other page is there.
    await new Promise(() => {});
  }
  toast({
    title: method === 'GET' ? 'The page could not be opened' : 'Not sent',
    description: unreachableWords(),
    variant: 'destructive',
  });
}

/** Whether the site answers at all. */
export async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

import { useCallback } from 'react';
import {
  type ClientInstrumentation,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  useNavigate,
} from 'react-router';
import { isUnreachable, NoAnswerError, unreachableWords } from '../lib/failure-words.ts';
import { isPageGuarded } from '../ui/page-guards.ts';
import { toast } from '../ui/toast.ts';
import { PLAIN_LAYOUT } from './plain-pages.ts';

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

// A page that was left for a document of its own, and is come back to as it was.
if (!import.meta.env.SSR) addEventListener('pageshow', ({ persisted }) => persisted && setPreparing(false));

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

/** Whether the code of a page is there. If not, tells the visitor, or goes there: to a plain page, to a new release. */
async function canOpen(target: URL): Promise<boolean> {
  if (target.pathname === globals().__reactRouterDataRouter.state.location.pathname) return true;
  try {
    // Left only when the next one can be had: there may be a form on this one.
    if (isPlainPage(target.pathname)) {
      if (!(await answers())) throw new NoAnswerError(false);
      // Otherwise the router asks, and the layout of plain pages opens the document.
      if (!isPageGuarded()) await leaveFor(target);
    }
    await fetchModules(target.pathname);
    return true;
  } catch (error) {
    await giveUp(target, error);
    return false;
  }
}

function routesOf(pathname: string): RouteObject[] {
  const { routes } = globals().__reactRouterDataRouter;
  return matchRoutes(routes as RouteObject[], pathname)?.map(({ route }) => route) ?? [];
}

function isPlainPage(pathname: string): boolean {
  return routesOf(pathname).some(({ id }) => id === PLAIN_LAYOUT);
}

/** Opens the document at an address of the site and does not return. */
async function leaveFor(target: URL): Promise<void> {
  location.assign(target);
  await new Promise(() => {});
}

/** Fetches the modules of the routes of a path. Rejects when one does not come. */
async function fetchModules(pathname: string): Promise<void> {
  const { __reactRouterManifest: manifest } = globals();
  const files = routesOf(pathname).flatMap(({ id = '' }) => manifest.routes[id]?.module ?? []);
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

/** Takes its turn with navigations: one that begins before the site has answered takes its place. */
async function replaceDocument(path: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const isThere = await answers();
  if (turn !== latest) return;
  if (isThere) location.replace(path);
  else
    toast({ title: 'The page could not be opened', description: unreachableWords(), variant: 'destructive' });
}

/**
 * Replaces the page, which sends its visitor on, by another, so that a step back does not lead to it again. Returns the
 * same function always.
 */
export function useReplacePage(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      if (isPlainPage(new URL(path, location.href).pathname)) void replaceDocument(path);
      else void navigate(path, { replace: true });
    },
    [navigate],
  );
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
    timer = setTimeout(() => {
      // Their documents are fetched by the browser: `fetch-ahead.tsx`.
      if (!isPlainPage(link.pathname)) void fetchModules(link.pathname).catch(() => {});
    }, RESTING);
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

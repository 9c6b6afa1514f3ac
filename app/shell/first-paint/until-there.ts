import { unreachableWords } from '../../lib/failure-words.ts';
import { toast } from '../../ui/toast.ts';
import { answers } from '../keep-page.ts';

/**
 * Fetches the code of a page and goes on trying: what the server has drawn stays, with links and forms that work. What
 * does not come at the second try either, though the site answers, has been replaced by a release: the page is loaded
 * again, once. Not at the first: a visitor who leaves breaks off what is under way, and a reload would take them back.
 */
export async function untilThere<T>(fetch: () => Promise<T>): Promise<T> {
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

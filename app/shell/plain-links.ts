import { unreachableWords } from '../lib/failure-words.ts';
import { toast } from '../ui/toast.ts';

/** Offline, a link says so and the page stays, as it does where React opens the next one. */
export function keepPageOffline(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || link.origin !== location.origin || event.defaultPrevented || navigator.onLine) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A jump within the page needs no connection.
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    toast({
      title: 'The page could not be opened',
      description: unreachableWords(),
      variant: 'destructive',
    });
  });
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToToasts } from './toast.ts';

const ToastList = lazy(() => import('./toast-list.tsx'));
const NONE = [] as const;

/**
 * The notification area; place it once, in the root. The live region is in the page from the beginning, because screen
 * readers announce only what is added to one they already know. The list's code comes with the first notification.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  return (
    <section aria-label="Notifications" className="toaster">
      <div aria-live="polite" aria-relevant="additions text">
        {toasts.length > 0 && (
          <Suspense fallback={null}>
            <ToastList toasts={toasts} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

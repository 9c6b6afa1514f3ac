import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { firstInteraction } from '../lib/first-interaction.ts';
import { shownToasts, subscribeToToasts, type Toast } from './toast.ts';

const fetchList = () => import('./toast-list.tsx');
const ToastList = lazy(() => fetchList().catch(() => ({ default: PlainList })));
const NONE = [] as const;

/**
 * The notification area; place it once, in the root. The live region is in the page from the beginning, because screen
 * readers announce only what is added to one they already know. The list's code comes at the first sign of a visitor:
 * what most needs to be told is that the connection is gone.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => NONE);
  useEffect(() => {
    void firstInteraction()
      .then(fetchList)
      .catch(() => {});
  }, []);
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

/** Stands in for the list where its code can not be had. */
function PlainList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <>
      {toasts.map(({ id, title, description }) => (
        <p key={id} className="border border-edge bg-surface px-4 py-3 text-ink">
          <b>{title}</b> {description}
        </p>
      ))}
    </>
  );
}

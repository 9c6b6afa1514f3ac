import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before the page is left while `active`: in a dialog for links of the site, by the browser for everything else. */
export function LeaveGuard({ active, onLeave }: { active: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
  // The upload has ended while the question was open: there is nothing left to ask.
  useEffect(() => {
    if (!active && blocker.state === 'blocked') blocker.proceed();
  }, [active, blocker]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && active}
      title="Leave this page?"
      description="Your upload is still running. Leaving the page cancels it."
      confirmLabel="Leave and cancel the upload"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}

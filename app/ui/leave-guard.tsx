import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { guardPage } from './page-guards.ts';

type Props = {
  /** Whether something would be lost. */
  active: boolean;
  title: string;
  description: string;
  /** Says what will be done: 'Leave and cancel the upload'. */
  confirmLabel: string;
  onLeave: () => void;
  /** Asks also when only the query of the address changes: for what lives on one tab of a page. */
  withinPage?: boolean;
};

/** Asks before the page is left while `active`: in a dialog for links of the site, by the browser for everything else. */
export function LeaveGuard({ active, onLeave, withinPage = false, ...texts }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (withinPage && currentLocation.search !== nextLocation.search)),
  );
  const answered = useRef(false);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      // Asked already, where the next page is a document of its own.
      if (!answered.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    const release = guardPage();
    return () => {
      removeEventListener('beforeunload', warn);
      release();
    };
  }, [active]);
  useEffect(() => {
    if (blocker.state === 'unblocked') answered.current = false;
    // It has ended while the question was open: there is nothing left to ask.
    else if (!active && blocker.state === 'blocked' && !answered.current) blocker.proceed();
  }, [active, blocker]);
  return (
    <ConfirmDialog
      {...texts}
      open={blocker.state === 'blocked' && active}
      onConfirm={() => {
        answered.current = true;
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}

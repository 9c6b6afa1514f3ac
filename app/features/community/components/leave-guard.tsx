import { LeaveGuard as Guard } from '../../../ui/leave-guard.tsx';

/** Asks before the page is left while an upload runs. */
export function LeaveGuard({ active, onLeave }: { active: boolean; onLeave: () => void }) {
  return (
    <Guard
      active={active}
      title="Leave this page?"
      description="Your upload is still running. Leaving the page cancels it."
      confirmLabel="Leave and cancel the upload"
      onLeave={onLeave}
    />
  );
}

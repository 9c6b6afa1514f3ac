import { Rocket } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../shell/session.tsx';
import { partOnDemand } from '../../ui/part-on-demand.tsx';
import type { Publishable } from './publish-dialog.tsx';

const PublishDialog = partOnDemand(() => import('./publish-dialog.tsx'));

type Props = { ownerId: string; what: Publishable; className: string; label?: ReactNode };

/** "Publish live" on something of a member's own; nothing for everybody else. */
export function PublishButton({ ownerId, what, className, label = 'Publish live' }: Props) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user?.id !== ownerId) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        <Rocket aria-hidden="true" className="size-[1.125em] shrink-0" />
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <PublishDialog user={user} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Rocket } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '../../shell/session.tsx';
import { partOnDemand } from '../../ui/part-on-demand.tsx';
import type { Publishable } from './publish-dialog.tsx';

const PublishDialog = partOnDemand(() => import('./publish-dialog.tsx'));

type Props = { ownerId: string; what: Extract<Publishable, { kind: 'project' | 'repository' }> };

const classes = {
  project: 'text-link inline-flex items-center gap-2 font-semibold',
  // Settings and this take the room of Report, so that nothing moves: a phone shows their icons alone.
  repository:
    'inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-xs text-ink-soft hover:text-ink hover:underline',
};

/** "Publish live" on something of a member's own; nothing for everybody else. */
export function PublishButton({ ownerId, what }: Props) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user?.id !== ownerId) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={classes[what.kind]}>
        <Rocket aria-hidden="true" className="size-[1.125em] shrink-0" />
        {what.kind === 'project' ? (
          'Publish live from this zip'
        ) : (
          <span className="max-sm:sr-only">Publish live</span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <PublishDialog user={user} what={what} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Deletes in two steps, also without scripts. Stands in a form that does it. */
export function DeleteSection({ busy }: { busy: boolean }) {
  return (
    <details className="mt-12 border-t border-line pt-5">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-xs font-semibold text-danger-text">
        <Trash2 aria-hidden="true" className="size-4" />
        Delete this testimonial
      </summary>
      <p className="mt-3 text-ink-soft">It disappears for everybody at once. This action cannot be undone.</p>
      <Button type="submit" variant="danger" busy={busy} className="mt-4">
        {busy ? 'Deleting...' : 'Delete for good'}
      </Button>
    </details>
  );
}

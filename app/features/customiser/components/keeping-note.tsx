import { Check, Cloud } from 'lucide-react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DraftState } from '../use-draft.ts';

const words: Record<DraftState['keeping'], string> = {
  nothing: 'Nothing changed yet',
  saving: 'Saving...',
  kept: 'Saved in this browser',
  taken: 'Changed in another tab',
  failed: 'Not saved',
};

/** In a few words, whether what was changed is in this browser. */
export function KeepingNote({ keeping }: Pick<DraftState, 'keeping'>) {
  const Icon = keeping === 'kept' ? Check : Cloud;
  const isWrong = keeping === 'failed' || keeping === 'taken';
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-label whitespace-nowrap ${isWrong ? 'font-semibold text-danger-text' : 'text-ink-faint'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={isWrong ? '' : 'max-sm:sr-only'}>{words[keeping]}</span>
    </p>
  );
}

/** What to do when the draft was changed in another tab, or could not be kept. */
export function KeepingAlert({ draft }: { draft: DraftState }) {
  const { keeping, takeOther, keepMine } = draft;
  if (keeping === 'taken')
    return (
      <Alert
        variant="danger"
        title="This draft was changed in another tab"
        className="m-3"
        action={
          <>
            <Button size="sm" variant="secondary" onClick={takeOther}>
              Show what is there
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void keepMine()}>
              Keep what is here
            </Button>
          </>
        }
      >
        What you do here is not saved until you choose. Neither is lost before.
      </Alert>
    );
  if (keeping !== 'failed') return null;
  return (
    <Alert
      variant="danger"
      title="Your changes are not saved in this browser"
      className="m-3"
      action={
        <Button size="sm" variant="secondary" onClick={() => void keepMine()}>
          Try again
        </Button>
      }
    >
      The browser has no room or keeps nothing, as in a private window. They last as long as this page is
      open: download your website before you close it.
    </Alert>
  );
}

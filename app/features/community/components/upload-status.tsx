import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { STORAGE_HREF } from '../../../../domain/account/storage-page.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SIGN_IN_HREF } from '../messages.ts';
import { sharePath } from '../project.ts';
import type { UploadState } from './use-transfer.ts';

type Props = {
  state: UploadState;
  /** Where the site is that was published from the zip. */
  liveAt?: string | undefined;
  onCancel: () => void;
};

/** What the upload is doing, or how it ended. */
export function UploadStatus({ state, liveAt, onCancel }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { step } = state;
  // The button that was pressed is disabled or gone by now; focus goes to what it led to.
  useEffect(() => {
    if (step !== 'idle') ref.current?.focus();
  }, [step]);
  return (
    <div ref={ref} tabIndex={-1} className="empty:hidden">
      {state.step === 'uploading' && <ProgressPanel state={state} onCancel={onCancel} />}
      {state.step === 'cancelled' && (
        <Alert title="Upload cancelled">Nothing was stored. The form is as you left it.</Alert>
      )}
      {state.step === 'failed' && (
        <Alert
          variant="danger"
          action={
            // In a tab of its own: the chosen files would be lost otherwise.
            (state.needsSignIn && (
              <a href={SIGN_IN_HREF} target="_blank" rel="noopener" className="text-link font-semibold">
                Sign in (opens in a new tab)
              </a>
            )) ||
            (state.needsRoom && (
              <a href={STORAGE_HREF} target="_blank" rel="noopener" className="text-link font-semibold">
                See your storage (opens in a new tab)
              </a>
            ))
          }
        >
          {state.message}
        </Alert>
      )}
      {state.step === 'done' && <UploadDone state={state} liveAt={liveAt} />}
    </div>
  );
}

type ProgressProps = { state: Extract<UploadState, { step: 'uploading' }>; onCancel: () => void };

/** Bytes sent of each file, one bar for the whole, and the way out. */
function ProgressPanel({ state, onCancel }: ProgressProps) {
  const { files, progress, cancelling } = state;
  const { image, zip } = files;
  const total = (image?.size ?? 0) + (zip?.size ?? 0);
  const sent = progress.image * (image?.size ?? 0) + progress.zip * (zip?.size ?? 0);
  const said = sayStep(state);
  const isEntering = progress.step === 'saving' || progress.step === 'publishing';
  return (
    <div className="rounded-sm border border-line bg-surface p-4 sm:p-5">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ProgressBar label={said} value={total === 0 ? 1 : sent / total} />
      <ul className="mt-3 text-label text-ink-soft">
        {image && <SentFile name={image.name} size={image.size} share={progress.image} />}
        {zip && <SentFile name={zip.name} size={zip.size} share={progress.zip} />}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        busy={cancelling}
        disabled={isEntering}
        onClick={(event) => {
          // The second half of a double click on the button above.
          if (event.detail < 2) onCancel();
        }}
      >
        {cancelling ? 'Cancelling...' : 'Cancel upload'}
      </Button>
    </div>
  );
}

function sayStep({ progress, cancelling }: ProgressProps['state']): string {
  if (cancelling) return 'Cancelling and removing what was sent';
  if (progress.interrupted) return 'The connection was lost. The upload goes on when it is back';
  if (progress.step === 'saving') return 'Saving the project';
  if (progress.step === 'publishing') return 'Publishing the site';
  if (progress[progress.step] >= 1) return `Waiting while the server checks the ${progress.step} file`;
  return `Uploading the ${progress.step} file`;
}

function SentFile({ name, size, share }: { name: string; size: number; share: number }) {
  const done = share >= 1;
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex shrink-0 items-center gap-1.5 tabular-nums">
        {done && <Check aria-hidden="true" className="size-3.5 text-success-text" />}
        {formatFileSize(Math.round(share * size))} of {formatFileSize(size)}
      </span>
    </li>
  );
}

type DoneProps = { state: Extract<UploadState, { step: 'done' }>; liveAt: string | undefined };

function UploadDone({ state: { project }, liveAt }: DoneProps) {
  const site = liveAt && (
    <a href={liveAt} target="_blank" rel="noopener noreferrer" className="text-link font-semibold break-all">
      {liveAt}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  if (project.status !== 'published') {
    return (
      <Alert variant="success" action={site}>
        Project uploaded successfully! It is not in the community, because it is not published.
      </Alert>
    );
  }
  return (
    <Alert
      variant="success"
      action={
        <>
          <Link to={sharePath(project)} className="text-link font-semibold">
            Show <bdi>{project.title}</bdi>
          </Link>
          {site}
        </>
      }
    >
      Project uploaded successfully! You can view it in the community section.
    </Alert>
  );
}

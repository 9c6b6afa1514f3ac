import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { STORAGE_HREF } from '../../../../domain/account/storage-page.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SIGN_IN_HREF } from '../messages.ts';
import { sharePath } from '../project.ts';
import { UploadProgressPanel } from './upload-progress-panel.tsx';
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
      {state.step === 'uploading' && <UploadProgressPanel state={state} onCancel={onCancel} />}
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

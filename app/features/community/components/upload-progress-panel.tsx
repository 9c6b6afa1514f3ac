import { Check } from 'lucide-react';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { UploadState } from './use-transfer.ts';

type Props = { state: Extract<UploadState, { step: 'uploading' }>; onCancel: () => void };

/** Bytes sent of each file, one bar for the whole, and the way out. */
export function UploadProgressPanel({ state, onCancel }: Props) {
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

function sayStep({ progress, cancelling }: Props['state']): string {
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

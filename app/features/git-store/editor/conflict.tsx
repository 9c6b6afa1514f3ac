import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** The file as somebody else has left it; `text` is null when they have deleted it. */
export type Theirs = { sha: string | undefined; text: string | null };

type Props = { message: string; theirs: Theirs; onKeepMine: () => void; onTakeTheirs: () => void };

/** A file that was changed while it was being edited: both texts, and what to do. */
export function Conflict({ message, theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Alert
      variant="danger"
      title="Changed meanwhile"
      className="m-3 max-h-[60%] overflow-y-auto"
      action={
        <>
          <Button variant="secondary" size="sm" onClick={onKeepMine}>
            Keep my version
          </Button>
          {theirs.text !== null && (
            <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
              Take the new version
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      {theirs.text === null ? (
        <p className="mt-2">It has been deleted. Keep your version to create it again.</p>
      ) : (
        <details className="mt-2" open>
          <summary className="text-label font-semibold">The new version</summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="mt-1 max-h-40 overflow-auto rounded-sm border border-line bg-surface p-3 font-mono text-label whitespace-pre-wrap"
          >
            {theirs.text}
          </pre>
        </details>
      )}
    </Alert>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../lib/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** What the section shows, as it stands after "Loading". */
  what: string;
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'refetch'>;
};

/** In place of a section of a site that has not been read: it is being read, or why it could not be. */
export function UnreadSection({ what, query: { isError, isFetching, error, refetch } }: Props) {
  if (!isError || isFetching) {
    return (
      <p role="status" className="mt-4 text-label text-ink-soft">
        Loading {what}...
      </p>
    );
  }
  return (
    <Alert
      variant="danger"
      className="mt-4"
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
      action={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {failureWords(error)}
    </Alert>
  );
}

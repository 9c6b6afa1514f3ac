import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../lib/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** What the section shows, as a screen reader says it after "Loading". */
  what: string;
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'error' | 'refetch'>;
};

/** In place of a section of a site that has not been read: it is being read, or why it could not be. */
export function UnreadSection({ what, query: { isError, isFetching, error, refetch } }: Props) {
  if (!isError || isFetching) {
    return (
      <div aria-busy="true" className="mt-4 space-y-3">
        <p role="status" className="sr-only">
          Loading {what}...
        </p>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-4/5 max-w-md" />
        <Skeleton className="h-4 w-3/5 max-w-sm" />
      </div>
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

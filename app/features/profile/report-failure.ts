import { toast } from '../../ui/toast.ts';

/** An error as any of the backend's clients have it. */
type Failure = { message?: string; code?: string; status?: number };

/** Says why something was refused, in the backend's words, and what an unreachable backend means. */
export function reportFailure(title: string, error: unknown): void {
  const { message = '', status, name } = error as Failure & { name?: string };
  const isOffline = status === 0 || name === 'AuthRetryableFetchError' || /fetch|network/i.test(message);
  toast({
    title,
    description: isOffline
      ? 'The site could not be reached. Please check your connection and try again.'
      : message || 'Something went wrong. Please try again.',
    variant: 'destructive',
  });
}

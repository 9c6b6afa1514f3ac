import { toast } from '../../ui/toast.ts';

/** Shows why something was refused, in the service's words. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong.';
  toast({ title: 'Error', description: message, variant: 'destructive' });
}

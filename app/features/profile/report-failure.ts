import { failureWords } from '../../lib/failure-words.ts';
import { toast } from '../../ui/toast.ts';

/** Says why something was refused, in the backend's words, and what an unreachable backend means. */
export function reportFailure(title: string, error: unknown): void {
  toast({ title, description: failureWords(error), variant: 'destructive' });
}

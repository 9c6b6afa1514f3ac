import { failureWords } from '../../lib/failure-words.ts';
import { toast } from '../../ui/toast.ts';
import { readRefusal } from './refusal.ts';

/** Shows why something was refused, in the service's words, or that nobody answered. */
export function reportFailure(error: unknown): void {
  const refusal = readRefusal(error);
  // The service's own words, but where those are for programs.
  const description = refusal?.code === 'user_banned' ? refusal.words : failureWords(error);
  toast({ title: 'Error', description, variant: 'destructive' });
}

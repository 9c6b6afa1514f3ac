import { failureWords } from '../lib/failure-words.ts';
import { toast } from './toast.ts';

/** For `catch` of what a control begins: says in a notification that it did not work, and why. */
export function tellFailure(title: string): (error: unknown) => void {
  return (error) => {
    console.warn(title, error);
    toast({ title, description: failureWords(error), variant: 'destructive' });
  };
}

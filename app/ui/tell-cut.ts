import type { ClipboardEvent } from 'react';
import { faultOfPaste } from './text-limit.ts';
import { toast } from './toast.ts';

/** For `onPaste` of a control without a `Field` around it: says what did not fit, in a notification. */
export function tellCut(event: ClipboardEvent<HTMLInputElement>): void {
  const fault = faultOfPaste(event);
  if (fault) toast({ title: 'This text is too long', description: fault, variant: 'destructive' });
}

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { toast } from './toast.ts';

/** Classes of the button. */
export const COPY_BUTTON =
  'inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm px-2.5 font-sans text-label font-semibold text-ink hover:bg-surface unscripted:hidden print:hidden';

/** Copies the text and says so for three seconds. Not shown without scripts. */
export function CopyButton({ name, text }: { name: string; text: string | (() => string) }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(typeof text === 'string' ? text : text());
      setCopied(true);
    } catch {
      const description = 'Select the text and copy it by hand.';
      toast({ title: 'Copy Failed', description, variant: 'destructive' });
    }
  };
  return (
    <button type="button" onClick={() => void copy()} className={COPY_BUTTON}>
      {copied ? (
        <Check aria-hidden="true" className="size-4 text-success-text" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}

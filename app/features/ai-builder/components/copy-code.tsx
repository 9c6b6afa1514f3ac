import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

const COPIED_MS = 1500;

/** Copies the code of a file, and says so for a moment. */
export function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(code);
      setCopied(true);
    } catch {
      const description = 'Select the text and copy it by hand.';
      toast({ title: 'Copy Failed', description, variant: 'destructive' });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2!"
      disabled={code.trim() === ''}
      onClick={() => void copy()}
    >
      {copied ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy Code'}</span>
    </Button>
  );
}

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = { text: string; label?: string; className?: string };

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ text, label = 'Copy', className }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  async function onClick() {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Not copied',
        description: 'Please select the text and copy it.',
        variant: 'destructive',
      });
    }
  }
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="secondary" size="sm" className={className} onClick={() => void onClick()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

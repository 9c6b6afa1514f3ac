import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/toast.ts';

type Props = {
  /** A file's path, or what the lines are for; also what the button copies. */
  name: string;
  code: string;
};

/** Lines to copy: a named strip, the code, and a button where scripts run. Remarks are set back. */
export function CodeBlock({ name, code }: Props) {
  const text = code.trimEnd();
  return (
    <figure className="stand overflow-visible rounded-sm border border-line bg-sunken">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4 font-mono text-label text-ink-soft">
        <span className="min-w-0 break-words">{name}</span>
        <CopyButton name={name} text={text} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-label leading-5.5 -outline-offset-2 [font-variant-ligatures:none] print:whitespace-pre-wrap"
      >
        <code>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a constant text never move
            <span key={index} className={/^\s*#/.test(line) ? 'text-ink-faint' : undefined}>
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

function CopyButton({ name, text }: { name: string; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      const description = 'Select the text and copy it by hand.';
      toast({ title: 'Copy Failed', description, variant: 'destructive' });
    }
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm px-2.5 font-sans font-semibold text-ink hover:bg-surface unscripted:hidden print:hidden"
    >
      {copied ? (
        <Check aria-hidden="true" className="size-4 text-success-text" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only">{name}</span>
    </button>
  );
}

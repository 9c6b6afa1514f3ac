import { Check, Copy } from 'lucide-react';
import { COPY_BUTTON } from '../../../ui/copy-button.tsx';

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
        <button type="button" data-copy-code="" className={`group ${COPY_BUTTON}`}>
          <Copy aria-hidden="true" className="size-4 group-data-copied:hidden" />
          <Check aria-hidden="true" className="hidden size-4 text-success-text group-data-copied:block" />
          <span aria-live="polite">Copy</span>
          <span className="sr-only"> {name}</span>
        </button>
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

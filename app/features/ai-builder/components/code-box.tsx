import { ChevronsDownUp, ChevronsUpDown, Download, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { previewCode } from '../code-preview.ts';
import type { FileName } from '../schema.ts';
import { CopyCode } from './copy-code.tsx';

const TYPES: Record<FileName, string> = {
  'index.html': 'text/html',
  'styles.css': 'text/css',
  'script.js': 'text/javascript',
};
const NOTHING: Record<FileName, string> = {
  'index.html': 'No code generated yet.',
  'styles.css': 'No code generated yet.',
  'script.js': '// No code generated yet.',
};
/** So that all of them stand in one row beside a preview. */
const TIGHT = 'px-2!';

type Props = {
  name: FileName;
  code: string;
  /** Whether it is just being written; then its end is in view. */
  isWriting: boolean;
  isRegenerating: boolean;
  isBusy: boolean;
  onRegenerate: () => void;
};

/** One file: its first lines or all of it, and what can be done with it. */
export function CodeBox({ name, code, isWriting, isRegenerating, isBusy, onRegenerate }: Props) {
  const [expanded, setExpanded] = useState(false);
  const box = useRef<HTMLElement>(null);
  const { text, isLong } = previewCode(code, expanded || isWriting);
  const isEmpty = code.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the text that grows
  useEffect(() => {
    if (isWriting && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [isWriting, text]);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap gap-0.5 border-b border-line p-1.5">
        <CopyCode code={code} />
        <Button
          variant="ghost"
          size="sm"
          className={TIGHT}
          disabled={isEmpty}
          onClick={() => saveFile(name, code, TYPES[name])}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className={TIGHT}
          disabled={isBusy || isEmpty}
          busy={isRegenerating}
          onClick={onRegenerate}
        >
          {!isRegenerating && <RefreshCw aria-hidden="true" className="size-4" />}
          Regenerate
        </Button>
        {isLong && !isWriting && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto px-2!"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? (
              <ChevronsDownUp aria-hidden="true" className="size-4" />
            ) : (
              <ChevronsUpDown aria-hidden="true" className="size-4" />
            )}
            {expanded ? 'Collapse' : 'Expand'}
          </Button>
        )}
      </div>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={name}
        className="max-h-[700px] min-h-40 overflow-auto p-4"
      >
        <pre className="font-mono text-label leading-5.5 text-ink [font-variant-ligatures:none]">
          {isEmpty ? <span className="text-ink-faint">{NOTHING[name]}</span> : <code>{text}</code>}
        </pre>
      </section>
    </div>
  );
}

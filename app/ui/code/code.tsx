import { useRef, useState } from 'react';
import type { CodeView } from '../../lib/code-view.ts';
import { CopyButton } from '../copy-button.tsx';
import '../styles/code.css';
import { GoToLines } from './go-to-lines.tsx';
import { keptCode } from './rendered-code.ts';
import { useMarkedLines } from './use-marked-lines.ts';
import './code.css';

const PLAIN: Record<'large' | 'slow', string> = {
  large: 'Shown without colours: it is large, or made by a program.',
  slow: 'Shown without colours: highlighting took too long this time.',
};

const TEXT_ID = 'source-text';

type Props = {
  view: CodeView;
  name: string;
  /** Under which the server's loader has handed the lines over. */
  rendered: string;
};

/** The text of a file with numbered lines. Wrapping works by style alone; copying and marking need scripts. */
export function Code({ view, name, rendered }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const [html] = useState(
    () => view.html || (keptCode(rendered) ?? globalThis.document?.getElementById(TEXT_ID)?.innerHTML ?? ''),
  );
  const onClick = useMarkedLines(code);
  return (
    <div className="source-code">
      <div className="source-tools">
        <p className="mr-auto text-label text-ink-soft tabular-nums">
          {view.lines} {view.lines === 1 ? 'line' : 'lines'}, {view.language}
          {view.plain && <span className="block text-ink-faint">{PLAIN[view.plain]}</span>}
        </p>
        <GoToLines lines={view.lines} />
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-label font-semibold hover:bg-surface">
          <input type="checkbox" className="source-wrap size-4" />
          <span>
            Wrap<span className="max-[22.5rem]:sr-only"> lines</span>
          </span>
        </label>
        <CopyButton name={name} text={() => code.current?.textContent ?? ''} />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Text of ${name}`}
        className="source-text"
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above does the same by keyboard */}
        <pre
          id={TEXT_ID}
          ref={code}
          onClick={onClick}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server's highlighter
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </section>
    </div>
  );
}

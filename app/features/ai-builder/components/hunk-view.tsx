import { useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { type DiffLine, diffLines } from '../../../lib/line-diff.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ProposedHunk } from '../edits/proposal.ts';

const SIGN: Record<DiffLine['kind'], string> = { same: ' ', removed: '−', added: '+' };
const LOOK: Record<DiffLine['kind'], string> = {
  same: 'text-ink-soft',
  removed: 'bg-danger-soft',
  added: 'bg-success-soft',
};
const SPOKEN: Record<DiffLine['kind'], string> = { same: '', removed: 'Removed: ', added: 'Added: ' };

type Props = {
  hunk: ProposedHunk;
  number: number;
  isBusy: boolean;
  onAccept: () => void;
  onReject: () => void;
  /** Takes the place of the lines that are most alike. */
  onNearest: () => void;
};

/** One proposed change as the lines that go and come. */
export function HunkView({ hunk, number, isBusy, onAccept, onReject, onNearest }: Props) {
  const { file, search, replace, state, problem, near } = hunk;
  const from = near ?? search;
  const lines = useMemo(() => diffLines(linesOf(from), linesOf(replace)), [from, replace]);
  return (
    <article
      aria-label={`Change ${number} in ${file}`}
      className={cx(
        'overflow-hidden rounded-md border border-line bg-surface',
        state !== 'open' && 'opacity-70',
      )}
    >
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        <p className="mr-auto font-mono text-label font-semibold">{file}</p>
        {state === 'open' ? (
          <>
            <Button size="sm" variant="ghost" disabled={isBusy || problem !== null} onClick={onAccept}>
              Accept<span className="sr-only"> change {number}</span>
            </Button>
            <Button size="sm" variant="ghost" disabled={isBusy} onClick={onReject}>
              Reject<span className="sr-only"> change {number}</span>
            </Button>
          </>
        ) : (
          <Badge>{state === 'accepted' ? 'Accepted' : 'Rejected'}</Badge>
        )}
      </header>
      {problem && state === 'open' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2">
          <p role="alert" className="mr-auto text-label font-medium text-danger-text">
            {problem}
            {near !== null && ' The lines below are most like it.'}
          </p>
          {near !== null && (
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={onNearest}>
              Change these lines
              <span className="sr-only"> in place of those of change {number}</span>
            </Button>
          )}
        </div>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Lines of change ${number}`}
        className="relative max-h-80 overflow-auto py-2"
      >
        <pre className="min-w-fit font-mono text-label leading-5.5 [font-variant-ligatures:none]">
          {lines.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
            <span key={index} className={cx('block min-w-fit px-3', LOOK[kind])}>
              <span className="sr-only">{SPOKEN[kind]}</span>
              <span aria-hidden="true" className="mr-3 select-none">
                {SIGN[kind]}
              </span>
              {text}
            </span>
          ))}
        </pre>
      </section>
    </article>
  );
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

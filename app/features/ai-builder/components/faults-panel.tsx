import { CircleCheck, TriangleAlert, Unplug, Wrench } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { describeFault, type Fault, ownFaults } from '../mend/fault.ts';
import type { Report } from '../mend/report.ts';

const KINDS: Record<Fault['kind'], string> = {
  error: 'Script',
  missing: 'File',
  axe: 'Accessibility',
  kept: 'Network',
};

type Props = {
  /** Null before the page has run. */
  report: Report | null;
  isMending: boolean;
  /** Null while something else is done. */
  onMend: (() => void) | null;
};

/** What the browser finds wrong with the page: errors, missing files, what axe says; and the button that mends it. */
export function FaultsPanel({ report, isMending, onMend }: Props) {
  const faults = ownFaults(report?.faults ?? []);
  const kept = (report?.faults ?? []).filter(({ kind }) => kind === 'kept');
  const isLooking = !report?.isComplete;
  return (
    <section aria-label="Faults" className="border-t border-line">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 py-2 pl-3 text-label">
        <Verdict count={faults.length} isLooking={isLooking} />
        {(faults.length > 0 || isMending) && (
          <Button
            size="sm"
            variant="secondary"
            className="mr-2 ml-auto"
            disabled={!onMend}
            busy={isMending}
            onClick={() => onMend?.()}
          >
            {!isMending && <Wrench aria-hidden="true" className="size-4" />}
            {isMending ? 'Mending...' : 'Mend'}
          </Button>
        )}
      </div>
      {faults.length > 0 && <List faults={faults} />}
      {kept.length > 0 && (
        <p className="flex items-start gap-2 border-t border-line px-3 py-2.5 text-label text-ink-soft">
          <Unplug aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            The network is off, so the page was kept from{' '}
            {kept.length === 1 ? 'one address' : `${kept.length} addresses`} of other hosts:{' '}
            {[...new Set(kept.map(hostOf))].join(', ')}
          </span>
        </p>
      )}
    </section>
  );
}

function Verdict({ count, isLooking }: { count: number; isLooking: boolean }) {
  if (count > 0)
    return (
      <p className="flex items-center gap-2 font-semibold" role="status">
        <TriangleAlert aria-hidden="true" className="size-4 text-danger-text" />
        {count === 1 ? '1 fault' : `${count} faults`}
      </p>
    );
  if (isLooking)
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        Looking for faults
      </p>
    );
  return (
    <p className="flex items-center gap-2 font-semibold" role="status">
      <CircleCheck aria-hidden="true" className="size-4 text-success-text" />
      No faults found
    </p>
  );
}

function List({ faults }: { faults: readonly Fault[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="List of faults" className="max-h-56 overflow-auto border-t border-line">
      <ul className="divide-y divide-line text-label">
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)} className="flex gap-3 px-3 py-2">
            <span className="w-24 shrink-0 text-ink-faint">{KINDS[fault.kind]}</span>
            <span className="min-w-0 break-words">{describeFault(fault)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function hostOf(fault: Fault): string {
  return fault.kind === 'kept' ? (URL.parse(fault.address)?.host ?? fault.address) : '';
}

import { Globe, GlobeLock, Laptop, MousePointerClick, Smartphone, Tablet } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pagesOf, type SiteFiles, sameFiles } from '../../../../domain/studio/site-files.ts';
import { cx } from '../../../lib/cx.ts';
import { Select } from '../../../ui/select.tsx';
import type { Report } from '../mend/report.ts';
import type { Network } from '../run/combine.ts';
import { nameOf, type Picked } from '../run/watcher.ts';
import { hasCode } from '../schema.ts';
import { EmptyPreview } from './empty-preview.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { RunFrame } from './run-frame.tsx';

/** Screens to look at the page on, in CSS pixels. */
const DEVICES = [
  { name: 'Phone', width: 390, icon: Smartphone },
  { name: 'Tablet', width: 820, icon: Tablet },
  { name: 'Laptop', width: 1280, icon: Laptop },
] as const;

type Props = {
  files: SiteFiles;
  /** The page of it that is shown. */
  page: string;
  onPage: (page: string) => void;
  network: Network;
  onNetwork: (network: Network) => void;
  isWorking: boolean;
  isMending: boolean;
  /** Whether the page has come to its end, so that it can be looked at closely. */
  isFinished: boolean;
  report: Report | null;
  onReport: (report: Report) => void;
  /** Called with the element one has pressed after 'Pick an element'. */
  onPick: (picked: Picked) => void;
  onMend: (report: Report) => void;
};

/** The page as it runs, on a screen of one's choice, with what goes wrong in it. */
export function PreviewPanel(props: Props) {
  const {
    files,
    page,
    onPage,
    network,
    onNetwork,
    isWorking,
    isMending,
    isFinished,
    report,
    onReport,
    onPick,
    onMend,
  } = props;
  const [width, setWidth] = useState<number>(DEVICES[2].width);
  const [isPicking, setPicking] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const pickButton = useRef<HTMLButtonElement>(null);
  const isEmpty = !hasCode(files);
  const pages = useMemo(() => pagesOf(files), [files]);
  const known = report && report.page === page && sameFiles(report.files, files) ? report : null;
  useEffect(() => {
    // On a phone, a laptop's screen would be a stamp.
    if (matchMedia('(max-width: 45rem)').matches) setWidth(DEVICES[0].width);
  }, []);
  const take = useCallback(
    (picked: Picked) => {
      setPicking(false);
      onPick(picked);
    },
    [onPick],
  );
  const mark = useCallback((element: Picked) => setMarked(nameOf(element)), []);
  const endPicking = useCallback(() => {
    setPicking(false);
    pickButton.current?.focus();
  }, []);
  return (
    <section aria-label="Preview" className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-2 py-1.5">
        <fieldset className="flex gap-0.5">
          <legend className="sr-only">Screen</legend>
          {DEVICES.map(({ name, width: wide, icon: Icon }) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === wide}
              onClick={() => setWidth(wide)}
              data-tooltip={name}
              className={toolClass(width === wide)}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              <span className="sr-only 2xl:not-sr-only">{name}</span>
            </button>
          ))}
        </fieldset>
        {pages.length > 1 && (
          <Select
            look="sm"
            aria-label="Page"
            className="w-36 min-w-0 sm:w-48"
            value={page}
            onChange={(event) => onPage(event.target.value)}
          >
            {pages.map((path) => (
              <option key={path} value={path}>
                {path}
              </option>
            ))}
          </Select>
        )}
        <div className="ml-auto flex flex-wrap gap-0.5">
          <button
            ref={pickButton}
            type="button"
            aria-pressed={isPicking}
            disabled={isEmpty || isWorking}
            onClick={() => {
              setMarked(null);
              setPicking(!isPicking);
            }}
            className={toolClass(isPicking)}
          >
            <MousePointerClick aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Pick an element</span>
          </button>
          <button
            type="button"
            role="switch"
            aria-checked={network === 'on'}
            onClick={() => onNetwork(network === 'on' ? 'off' : 'on')}
            className={toolClass(network === 'on')}
          >
            {network === 'on' ? (
              <Globe aria-hidden="true" className="size-4" />
            ) : (
              <GlobeLock aria-hidden="true" className="size-4" />
            )}
            Network<span aria-hidden="true"> {network}</span>
          </button>
        </div>
      </div>
      <p
        role="status"
        className={isPicking ? 'truncate border-b border-line px-4 py-2 text-label text-ink-soft' : 'sr-only'}
      >
        {isPicking && (marked ?? 'Press something in the page, or choose by arrow keys and Enter.')}
      </p>
      {isEmpty ? (
        <EmptyPreview isWorking={isWorking} />
      ) : (
        <>
          <RunFrame
            files={files}
            page={page}
            onPage={onPage}
            network={network}
            width={width}
            isFinished={isFinished}
            onReport={onReport}
            isPicking={isPicking}
            onPick={take}
            onMark={mark}
            onPickEnd={endPicking}
          />
          {isFinished && (
            <FaultsPanel
              report={known}
              isMending={isMending}
              onMend={isWorking || !known?.isComplete ? null : () => onMend(known)}
            />
          )}
        </>
      )}
    </section>
  );
}

function toolClass(isOn: boolean): string {
  return cx(
    'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-label font-semibold disabled:opacity-55',
    isOn ? 'bg-accent-soft text-accent-text' : 'text-ink-soft hover:bg-sunken hover:text-ink',
  );
}

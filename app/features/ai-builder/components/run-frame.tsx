import { useEffect, useRef, useState } from 'react';
import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import { type SiteFiles, sameFiles } from '../../../../domain/studio/site-files.ts';
import { type Fault, readFault, withFault } from '../mend/fault.ts';
import type { Scheme } from '../mend/mend-by-rules.ts';
import type { Report } from '../mend/report.ts';
import type { Network } from '../run/combine.ts';
import { composeRun } from '../run/compose-run.ts';
import { ownFile } from '../run/own-file.ts';
import { pageAt, runAddress } from '../run/run-in-tab.ts';
import { atPlace, type Picked, readPicked, WATCHER } from '../run/watcher.ts';

const HEIGHT = 600;

type Props = {
  files: SiteFiles;
  /** The page of it that runs. */
  page: string;
  /** Called with the page that a link leads to. */
  onPage: (page: string) => void;
  network: Network;
  /** Of the screen, in CSS pixels; shown smaller where there is less room. */
  width: number;
  /** Whether the page is finished, so that it is worth being looked at closely. */
  isFinished: boolean;
  /** Must not change from one drawing to the next. */
  onReport: (report: Report) => void;
  /** Whether a press picks an element in place of what it would do. The frame then has the focus, for the arrow keys. */
  isPicking: boolean;
  onPick: (picked: Picked) => void;
  /** Called with the element that the arrow keys have come to. */
  onMark: (marked: Picked) => void;
  /** Called when Escape ends picking. */
  onPickEnd: () => void;
};

/** Runs the page in a frame that has no origin: it reaches neither this page nor anything the site has stored. */
export function RunFrame(props: Props) {
  const { page, onPage, network, width, isFinished, onReport, isPicking, onPick, onMark, onPickEnd } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** The address that was asked for and has not come yet. Whoever is there when it comes gives it its page. */
  const coming = useRef<string>(null);
  const [scale, setScale] = useState(1);
  const pick = useRef({ isPicking, onPick, onMark, onPickEnd });
  /** Where in the next page a link leads. */
  const hash = useRef({ page: '', hash: '' });
  // By what they say: while a reply arrives, the same files come in a new object with each piece.
  const [files, setFiles] = useState(props.files);
  if (files !== props.files && !sameFiles(files, props.files)) setFiles(props.files);

  useEffect(() => {
    const place = hash.current.page === page ? hash.current.hash : '';
    hash.current = { page: '', hash: '' };
    const html = composeRun(files, page, network, WATCHER + atPlace(place));
    let faults: readonly Fault[] = [];
    let isRead = false;
    let isLookedAt = false;
    let isOn = true;
    let scheme: Scheme = 'light';
    const address = new URL(runAddress(network), location.href).href;
    let isAwaited = true;
    const report = () => onReport({ files, page, faults, isComplete: isRead && isLookedAt, scheme });
    report();
    void import('../mend/missing.ts')
      .then(({ missingFiles }) => missingFiles(files, page))
      // Without the code the page's own complaints are all that is known.
      .catch((): Fault[] => [])
      .then((missing) => {
        if (!isOn) return;
        faults = faults.reduce<readonly Fault[]>(withFault, missing);
        isRead = true;
        report();
      });
    const listen = ({ source, origin, data }: MessageEvent) => {
      const inner = frame.current?.contentWindow;
      if (!frame.current || !inner || source !== inner || origin !== NO_ORIGIN) return;
      // The frame has no origin that could be named. What it is given is its own code.
      if (data?.plinthRun === 'ready') {
        // The other one, when the network is switched while it comes: what it may reach is not what was asked for.
        if (data.at !== runAddress(network)) return;
        isAwaited = false;
        coming.current = null;
        void html.then((text) => {
          if (isOn) inner.postMessage({ plinthPage: text }, '*');
        });
      } else if (isAwaited) {
        // The page before was still to be written when this one was asked for: its writing has stopped that.
        if (data?.plinthStarted) show(frame.current, address);
      } else if (data?.plinthStarted) {
        tellPicking(frame.current, pick.current.isPicking);
        if (pick.current.isPicking) focusAnew(frame.current);
        if (isFinished) void loadAxe().then((axe) => inner.postMessage({ plinthAxe: axe }, '*'));
      } else if (data?.plinthLooked) {
        isLookedAt = true;
        scheme = data.plinthLooked === 'dark' ? 'dark' : 'light';
        report();
      } else if (data?.plinthPicked && pick.current.isPicking) {
        const picked = readPicked(data.plinthPicked);
        if (picked) pick.current.onPick(picked);
      } else if (data?.plinthMarked && pick.current.isPicking) {
        const marked = readPicked(data.plinthMarked);
        if (marked) pick.current.onMark(marked);
      } else if (data?.plinthPickEnded && pick.current.isPicking) {
        pick.current.onPickEnd();
      } else if (typeof data?.plinthGo === 'string') {
        const next = pageAt(files, page, data.plinthGo);
        if (next === null) return;
        const place = /#.*$/.exec(data.plinthGo)?.[0] ?? '';
        if (next === page) inner.postMessage({ plinthPlace: place }, '*');
        hash.current = { page: next, hash: place };
        onPage(next);
      } else if (typeof data?.plinthFile === 'string') {
        inner.postMessage({ plinthFile: ownFile(files, page, data.plinthFile) }, '*');
      } else if (data?.plinthFault) {
        const fault = readFault(data.plinthFault);
        if (fault) faults = withFault(faults, fault);
        report();
      }
    };
    addEventListener('message', listen);
    // Not before somebody listens for its being ready.
    if (frame.current && coming.current !== address) {
      coming.current = address;
      show(frame.current, address);
    }
    return () => {
      isOn = false;
      removeEventListener('message', listen);
    };
  }, [files, page, network, isFinished, onReport, onPage]);

  useEffect(() => {
    pick.current = { isPicking, onPick, onMark, onPickEnd };
  }, [isPicking, onPick, onMark, onPickEnd]);
  useEffect(() => {
    tellPicking(frame.current, isPicking);
    if (isPicking) frame.current?.focus();
  }, [isPicking]);

  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const adapt = () => setScale(Math.max(0.1, Math.min(1, box.clientWidth / width)));
    const observer = new ResizeObserver(adapt);
    observer.observe(box);
    adapt();
    return () => observer.disconnect();
  }, [width]);

  return (
    <div ref={room} className="overflow-hidden rounded-md bg-sunken" style={{ height: HEIGHT }}>
      <iframe
        ref={frame}
        title="Preview of your page"
        sandbox="allow-scripts allow-forms allow-modals"
        referrerPolicy="no-referrer"
        onLoad={() => {
          // A failed load counts too: the next page asks again.
          coming.current = null;
        }}
        className="mx-auto block border-0 bg-[Canvas]"
        style={{
          width,
          height: HEIGHT / scale,
          transform: `scale(${scale})`,
          transformOrigin: scale < 1 ? 'top left' : 'top center',
        }}
      />
    </div>
  );
}

/** Loads an address. Only the first time by `src`: each further one would be a step of the browser's Back. */
function show(frame: HTMLIFrameElement, address: string): void {
  if (frame.hasAttribute('src')) frame.contentWindow?.location.replace(address);
  else frame.src = address;
}

/** Moves the focus into the page that has just taken another's place: the frame kept it, but its new page did not get it. */
function focusAnew(frame: HTMLIFrameElement): void {
  if (document.activeElement !== frame) return;
  frame.blur();
  frame.focus();
}

function tellPicking(frame: HTMLIFrameElement | null, isPicking: boolean): void {
  frame?.contentWindow?.postMessage({ plinthPick: isPicking }, '*');
}

let axe: Promise<string> | undefined;

/** The text of axe, for pages that run apart from this one. Fetched at the first call. */
function loadAxe(): Promise<string> {
  axe ??= import('axe-core/axe.min.js?raw').then((module) => module.default);
  return axe;
}

import { useEffect, useRef, useState } from 'react';
import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import { combineFiles } from '../run/combine.ts';
import { runAddress } from '../run/run-in-tab.ts';
import type { PageFiles } from '../schema.ts';

/** Of the window that the page is shown in, in CSS pixels. */
const WIDTH = 1280;
const HEIGHT = 1500;

/** A page as it looks on a wide screen, made small. It runs in a frame without an origin, as every page made here. */
export function ProposalFrame({ files, title }: { files: PageFiles; title: string }) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(320);

  useEffect(() => {
    const page = combineFiles(files, 'off');
    const address = runAddress('off');
    const listen = ({ source, origin, data }: MessageEvent) => {
      const inner = frame.current?.contentWindow;
      if (!inner || source !== inner || origin !== NO_ORIGIN) return;
      // The frame has no origin that could be named. What it is given is its own code.
      if (data?.plinthRun === 'ready' && data.at === address) inner.postMessage({ plinthPage: page }, '*');
    };
    addEventListener('message', listen);
    // By `location`, each further page would be a step of the browser's Back.
    if (frame.current?.hasAttribute('src')) frame.current.contentWindow?.location.replace(address);
    else if (frame.current) frame.current.src = address;
    return () => removeEventListener('message', listen);
  }, [files]);

  useEffect(() => {
    const box = room.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const scale = width / WIDTH;
  return (
    <div
      ref={room}
      className="overflow-hidden rounded-md border border-line bg-sunken"
      style={{ height: HEIGHT * scale }}
    >
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className="pointer-events-none block origin-top-left border-0 bg-[Canvas]"
        style={{ width: WIDTH, height: HEIGHT, transform: `scale(${scale})` }}
      />
    </div>
  );
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type DemoTheme, plainDemo } from './preview/demo-address.ts';
import type { DeviceName } from './preview/devices.ts';
import { fitInto, type Screen, type Size } from './preview/screen.ts';
import { Toolbar } from './preview/toolbar.tsx';
import { type DemoState, useDemo } from './preview/use-demo.ts';
import { WidthHandle } from './preview/width-handle.tsx';
import { useModal } from './use-modal.ts';
import './preview/preview.css';

type Props = {
  id: string;
  title: string;
  /** Themes the template has. */
  themes: readonly DemoTheme[];
  onClose: () => void;
  /** The screen to show, for pages that keep it in their address; otherwise the dialog keeps it. */
  device?: DeviceName;
  onDeviceChange?: (device: DeviceName) => void;
};

/** A template's live demo in a frame of any size. Load it when it is asked for. */
export default function PreviewDialog({ id, title, themes, onClose, device, onDeviceChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<Screen>({ device: device ?? 'laptop', rotated: false, width: null });
  const [dragging, setDragging] = useState(false);
  const demo = useDemo(id, firstTheme(themes), frame);
  const room = useRoom(floor);
  useModal(dialog);
  const { width, height, scale } = fitInto(screen, room ?? { width: 1280, height: 800 });
  const setWidth = (next: number) => setScreen((now) => ({ ...now, width: next }));
  return (
    <dialog
      ref={dialog}
      aria-labelledby="preview-title"
      className="preview"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Toolbar
        title={title}
        screen={screen}
        width={width}
        theme={demo.theme}
        themes={themes}
        href={plainDemo(id, demo.page)}
        onDevice={(next) => {
          setScreen({ device: next, rotated: false, width: null });
          onDeviceChange?.(next);
        }}
        onRotate={() => setScreen((now) => ({ ...now, rotated: !now.rotated, width: null }))}
        onWidth={setWidth}
        onTheme={demo.chooseTheme}
        onReload={demo.reload}
        onClose={onClose}
      />
      <div ref={floor} className="preview-floor">
        <div
          className="preview-screen"
          hidden={!room}
          // Set by script on a dialog that only scripts open, never in the page's HTML.
          style={{ width: width * scale, height: height * scale }}
        >
          {/* Without `sandbox`: WebKit then matches 'self' in the demo's own policy with nothing, and shows it without styles.
              A demo has an origin of its own, or none by that policy, and the site's lets the frame show nothing but hosts of this server. */}
          <iframe
            ref={frame}
            key={demo.visit.number}
            src={demo.visit.src}
            title={`${title}, live demo`}
            onLoad={demo.onLoad}
            hidden={demo.state === 'failed'}
            className={dragging ? 'pointer-events-none' : undefined}
            style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
          />
          <DemoNotice state={demo.state} onRetry={demo.reload} />
          <WidthHandle width={width} scale={scale} onWidth={setWidth} onDrag={setDragging} />
        </div>
      </div>
      <p role="status" className="preview-status">
        {width} × {height}
        {scale < 1 && `, shown at ${Math.round(scale * 100)} %`}
      </p>
    </dialog>
  );
}

/** The theme of the page around it when the template has it. */
function firstTheme(themes: readonly DemoTheme[]): DemoTheme {
  const chosen = document.documentElement.dataset.theme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const wanted = isDark ? 'dark' : 'light';
  return themes.includes(wanted) ? wanted : (themes[0] ?? 'light');
}

function DemoNotice({ state, onRetry }: { state: DemoState; onRetry: () => void }) {
  if (state === 'ready') return null;
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role={state === 'failed' ? 'alert' : 'status'} className="preview-notice">
      {state === 'failed' ? (
        <>
          <p>The demo could not be loaded. Check your connection, then try again.</p>
          {retry}
        </>
      ) : (
        <>
          <p className="flex items-center gap-2.5">
            <Spinner />
            {state === 'slow' ? 'This takes longer than it should.' : 'Loading the demo'}
          </p>
          {state === 'slow' && retry}
        </>
      )}
    </div>
  );
}

/** Inner size of an element, followed as it changes. Null until it has been measured. */
function useRoom(ref: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

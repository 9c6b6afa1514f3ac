import { Laptop, Link2, Moon, Smartphone, Sun, Tablet } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Select } from '../../../ui/select.tsx';
import type { PageOutline } from '../schema.ts';
import type { PreviewState } from '../use-preview.ts';

/** Screens to look at the website on, in CSS pixels; `null` fills the room there is. */
const devices = [
  { name: 'Phone', width: 390, icon: Smartphone },
  { name: 'Tablet', width: 820, icon: Tablet },
  { name: 'Desktop', width: 1280, icon: Laptop },
] as const;

type Props = { preview: PreviewState; pages: readonly PageOutline[]; title: string };

/** The website as it is now: which page, on which screen, light or dark. */
export function PreviewPane({ preview, pages, title }: Props) {
  const [width, setWidth] = useState<number>(devices[2].width);
  useEffect(() => {
    // On a phone, a desktop's screen would be a stamp.
    if (matchMedia('(max-width: 45rem)').matches) setWidth(devices[0].width);
  }, []);
  const { frame, file, theme, follows, isShown } = preview;
  return (
    <section aria-label="Preview" className="customiser-preview">
      <div className="flex flex-wrap items-center gap-0.5 border-b border-line bg-surface px-2 py-1.5 sm:gap-1 sm:px-3">
        <Select
          look="sm"
          aria-label="Page"
          className="mr-1 w-24 sm:w-44"
          value={file}
          onChange={(event) => preview.goTo(event.target.value)}
        >
          {pages.map((page) => (
            <option key={page.file} value={page.file}>
              {page.label}
            </option>
          ))}
        </Select>
        <fieldset className="flex gap-0.5">
          <legend className="sr-only">Screen</legend>
          {devices.map(({ name, width: wide, icon: Icon }) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === wide}
              aria-label={name}
              data-tooltip={name}
              onClick={() => setWidth(wide)}
              className={toolClass(width === wide)}
            >
              <Icon aria-hidden="true" className="size-4.5" />
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          aria-pressed={theme === 'dark'}
          aria-label="Dark"
          data-tooltip={theme === 'dark' ? 'Show it light' : 'Show it dark'}
          onClick={() => preview.chooseTheme(theme === 'dark' ? 'light' : 'dark')}
          className={toolClass(theme === 'dark')}
        >
          {theme === 'dark' ? (
            <Moon aria-hidden="true" className="size-4.5" />
          ) : (
            <Sun aria-hidden="true" className="size-4.5" />
          )}
        </button>
        <button
          type="button"
          aria-pressed={follows}
          onClick={() => preview.chooseFollows(!follows)}
          data-tooltip={follows ? 'A click follows links' : 'A click chooses the text'}
          className={cx(toolClass(follows), 'ml-auto')}
        >
          <Link2 aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Follow links</span>
        </button>
      </div>
      <Screen frame={frame} width={width} title={`Preview of ${title}`} isShown={isShown} />
    </section>
  );
}

type ScreenProps = {
  frame: RefObject<HTMLIFrameElement | null>;
  width: number;
  title: string;
  isShown: boolean;
};

/** A screen of a width, shown smaller where there is less room. */
function Screen({ frame, width, title, isShown }: ScreenProps) {
  const room = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const adapt = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(adapt);
    observer.observe(element);
    adapt();
    return () => observer.disconnect();
  }, []);
  const isWide = width === devices[2].width;
  // A desktop fills a wide room; narrower screens keep their width.
  const screen = isWide ? Math.max(width, box.width) : width;
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / screen);
  const left = Math.max(0, (box.width - screen * scale) / 2);
  return (
    <div ref={room} className="relative min-h-0 flex-1 overflow-hidden bg-sunken">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className="absolute top-0 border-0 bg-[Canvas]"
        style={{
          left,
          width: screen,
          height: box.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      />
      {!isShown && (
        <p role="status" className="absolute inset-0 grid place-items-center bg-sunken text-ink-soft">
          Opening the preview...
        </p>
      )}
    </div>
  );
}

function toolClass(isOn: boolean): string {
  return cx(
    'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 text-label font-semibold',
    isOn ? 'bg-accent-soft text-accent-text' : 'text-ink-soft hover:bg-sunken hover:text-ink',
  );
}

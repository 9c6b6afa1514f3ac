import {
  ExternalLink,
  Laptop,
  Maximize2,
  Moon,
  RotateCw,
  Smartphone,
  Sun,
  Tablet,
  RotateCcwSquare as Turn,
  X,
} from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { iconButtonClass } from '../../../../ui/icon-button-class.ts';
import { Choice } from './choice.tsx';
import type { DemoTheme } from './demo-address.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName } from './devices.ts';
import type { Screen } from './screen.ts';
import { WidthField } from './width-field.tsx';

const ICONS = { phone: Smartphone, tablet: Tablet, laptop: Laptop, full: Maximize2 };
const ICON = { 'aria-hidden': true, className: 'size-4.5 shrink-0', strokeWidth: 1.75 } as const;

const THEMES = [
  { value: 'light', label: 'Light', icon: <Sun {...ICON} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...ICON} /> },
] as const;

type Props = {
  title: string;
  screen: Screen;
  /** Width on show, in CSS pixels. */
  width: number;
  theme: DemoTheme;
  themes: readonly DemoTheme[];
  /** Address of the page on show, as it ships. */
  href: string;
  onDevice: (device: DeviceName) => void;
  onRotate: () => void;
  onWidth: (width: number) => void;
  onTheme: (theme: DemoTheme) => void;
  onReload: () => void;
  onClose: () => void;
};

/** Everything that changes what the frame shows, and the ways out. */
export function Toolbar(props: Props) {
  const { title, screen, width, theme, themes, href } = props;
  return (
    <div className="preview-bar">
      <h2 id="preview-title" className="preview-title">
        <span className="sr-only">Preview of </span>
        {title}
      </h2>
      <div className="preview-tools">
        <Choice
          label="Screen"
          value={screen.width === null ? screen.device : null}
          onChange={props.onDevice}
          items={DEVICE_NAMES.map((value) => {
            const Icon = ICONS[value];
            return { value, label: DEVICES[value].label, icon: <Icon {...ICON} /> };
          })}
        />
        <IconButton
          label="Rotate"
          aria-pressed={screen.rotated}
          disabled={screen.device === 'full'}
          onClick={props.onRotate}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
        >
          <Turn {...ICON} />
        </IconButton>
        <WidthField width={width} onWidth={props.onWidth} />
        {themes.length > 1 && (
          <Choice label="Theme of the template" value={theme} onChange={props.onTheme} items={THEMES} />
        )}
      </div>
      <div className="preview-exits">
        <IconButton label="Reload" onClick={props.onReload}>
          <RotateCw {...ICON} />
        </IconButton>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label="Open in a new tab"
          data-tooltip="Open in a new tab"
          className={iconButtonClass()}
        >
          <ExternalLink {...ICON} />
        </a>
        <IconButton label="Close preview" onClick={props.onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

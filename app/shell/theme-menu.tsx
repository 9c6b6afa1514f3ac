import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { iconButtonClass } from '../ui/icon-button-class.ts';
import { type Theme, useTheme } from './preferences.ts';

const CHOICES = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
] satisfies { theme: Theme; label: string; icon: typeof Sun }[];

/** Light, dark or as the system says. The browser opens the menu; `boot.js` applies and remembers the choice. */
export function ThemeMenu() {
  const current = useTheme();
  return (
    <div className="header-theme unscripted:hidden">
      <button
        type="button"
        popoverTarget="theme-menu"
        aria-label="Theme"
        data-tooltip="Theme"
        className={iconButtonClass()}
      >
        <Sun aria-hidden="true" className="theme-icon-light size-5" strokeWidth={1.75} />
        <Moon aria-hidden="true" className="theme-icon-dark size-5" strokeWidth={1.75} />
      </button>
      <fieldset id="theme-menu" popover="auto" className="theme-menu">
        <legend className="sr-only">Theme</legend>
        {CHOICES.map(({ theme, label, icon: Icon }) => (
          <button
            key={theme}
            type="button"
            popoverTarget="theme-menu"
            popoverTargetAction="hide"
            data-set-theme={theme}
            aria-pressed={current === theme}
            className="theme-choice"
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
            <Check aria-hidden="true" className="theme-check size-4" />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

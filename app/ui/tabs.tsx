import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabItem = { value: string; label: ReactNode; panel: ReactNode };

type Props = {
  /** Spoken name of the row of tabs. */
  label: string;
  items: TabItem[];
  /** The chosen tab when the parent decides; otherwise the first is chosen. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Keeps the panels that are not shown, with what was typed in them. */
  keepMounted?: boolean;
  /** Makes the tabs share the full width. */
  stretch?: boolean;
};

/** Tabs with arrow keys, one panel visible. The first panel is in the server's HTML. */
export function Tabs({ label, items, value, onValueChange, keepMounted = false, stretch = false }: Props) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      <Base.List aria-label={label} activateOnFocus className="flex flex-wrap gap-x-6 border-b border-line">
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            // Not a transparent border: forced colours would show it and every tab would look chosen.
            className={`-mb-px min-h-11 px-1 pb-[3px] font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-active:border-b-3 data-active:border-ink data-active:pb-0 data-active:text-ink ${stretch ? 'flex-1' : ''}`}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted={keepMounted} className="pt-6">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

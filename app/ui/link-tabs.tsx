import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type LinkTab = {
  value: string;
  label: ReactNode;
  /** Address that shows the tab. */
  to: string;
  panel: ReactNode;
};

type Props = {
  /** Spoken name of the row of tabs. */
  label: string;
  items: LinkTab[];
  /** The tab of the current address. */
  value: string;
};

/**
 * Tabs whose choice is part of the address: each is a link, so it can be shared, opened apart, and works before and
 * without JavaScript. Arrow keys move along the row, Enter or Space opens. Panels that are not shown keep their state.
 */
export function LinkTabs({ label, items, value }: Props) {
  return (
    <Base.Root value={value}>
      <Base.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            nativeButton={false}
            render={<Link to={item.to} preventScrollReset />}
            className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-1 font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-active:border-ink data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted className="pt-6">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

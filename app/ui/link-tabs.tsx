import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { cx } from '../lib/cx.ts';
import { moveAlongTabs } from './tab-keys.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

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
  /** A row of badges instead of words on a line. */
  look?: 'line' | 'badges';
  /** Makes the tabs share the full width. */
  stretch?: boolean;
  /** Keeps many tabs in one row that is moved sideways where it is too long. */
  scroll?: boolean;
};

const LOOKS = {
  line: {
    row: 'border-b border-line',
    // Two tabs of two words each fit into the narrowest phone.
    gap: 'gap-x-3 min-[22.5rem]:gap-x-6',
    tab: '-mb-px px-1 font-semibold -outline-offset-2 max-[22.5rem]:text-[0.9375rem]',
    // Not a transparent border: forced colours would show it and every tab would look chosen.
    chosen: 'border-b-3 border-ink text-ink',
    other: 'pb-[3px] text-ink-soft hover:text-ink',
  },
  badges: {
    row: '',
    gap: 'gap-2',
    tab: 'rounded-sm border px-3.5 text-[0.9375rem] font-semibold',
    // In forced colours the width of the border is what is left.
    chosen: 'border-ink bg-ink text-paper forced-colors:border-3',
    other: 'border-line bg-sunken text-ink-soft hover:border-ink hover:text-ink',
  },
};

/**
 * Tabs whose choice is part of the address: each is a link, so it can be shared, opened apart, and works before and
 * without JavaScript. Arrow keys, Home and End move along the row, Enter or Space opens. Panels that are not shown keep
 * their state.
 */
export function LinkTabs({ label, items, value, look = 'line', stretch = false, scroll = false }: Props) {
  const list = useChosenInView<HTMLDivElement>('[aria-selected="true"]', value);
  const id = useId();
  const { row, gap, tab, chosen, other } = LOOKS[look];
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveAlongTabs}
        ref={list}
        className={cx('flex', row, scroll ? 'tab-row gap-x-2' : `flex-wrap ${gap}`)}
      >
        {items.map((item) => {
          const selected = item.value === value;
          return (
            <Link
              key={item.value}
              id={`${id}-tab-${item.value}`}
              to={item.to}
              preventScrollReset
              role="tab"
              aria-selected={selected}
              aria-controls={`${id}-panel-${item.value}`}
              tabIndex={selected ? 0 : -1}
              className={cx(
                'inline-flex min-h-11 items-center whitespace-nowrap',
                scroll && 'shrink-0',
                tab,
                selected ? chosen : other,
                stretch && 'flex-1 justify-center',
              )}
            >
              {item.label}
            </Link>
          );
        })}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-panel-${item.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
          className="pt-6"
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}

import { ChevronDown } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { chosenOf, type Selection, stateOf, withChoice } from '../search/selection.ts';
import { FacetOption } from './facet-option.tsx';
import type { Menu } from './menus.ts';

type Props = { menu: Menu; selection: Selection; choose: (to: Selection) => void };

/** A facet of the bar with its values: a menu that hangs from its button, and a section of the sheet on narrow windows. */
export function FacetMenu({ menu, selection, choose }: Props) {
  const chosen = menu.groups.reduce((sum, { name }) => sum + chosenOf(selection.facets[name]), 0);
  return (
    <details name="gallery-facet" className="facet">
      <summary className={cx('facet-button', chosen > 0 && 'border-ink')}>
        {menu.label}
        {chosen > 0 && (
          <span className="rounded-xs bg-ink px-1.5 text-label text-paper tabular-nums">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown aria-hidden="true" className="facet-arrow size-4" />
      </summary>
      <div className="facet-panel">
        {menu.groups.map((group) => (
          <fieldset key={group.name}>
            <legend className={menu.groups.length > 1 ? 'facet-legend' : 'sr-only'}>{group.label}</legend>
            <ul>
              {group.options.map((option) => (
                <FacetOption
                  key={option.value}
                  name={group.name}
                  option={option}
                  state={stateOf(selection, group.name, option.value)}
                  onChoose={(state) => choose(withChoice(selection, group.name, option.value, state))}
                />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import type { Option } from '../search/browse.ts';
import type { FacetName, State } from '../search/selection.ts';

type Props = { name: FacetName; option: Option; state: State; onChoose: (state: State) => void };

/**
 * A value to filter by, in three states: open, wanted, unwanted. Two boxes that exclude each other say which, so that it is
 * the same for eye, keyboard and screen reader, and a plain form can send it.
 */
export function FacetOption({ name, option, state, onChoose }: Props) {
  const { value, label, count } = option;
  return (
    <li className="flex items-center gap-1 rounded-sm hover:bg-sunken">
      <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5 py-1 pl-2 text-[0.9375rem] leading-5">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={state === 'only'}
          onChange={(event) => onChoose(event.target.checked ? 'only' : 'any')}
          className="size-4.5 shrink-0"
        />
        <span
          className={cx(
            'min-w-0 break-words first-letter:uppercase',
            state === 'not' && 'text-ink-faint line-through decoration-2',
            count === 0 && state === 'any' && 'text-ink-faint',
          )}
        >
          {label}
        </span>
        <span aria-hidden="true" className="ml-auto pl-2 text-label text-ink-faint tabular-nums">
          {count}
        </span>
        <span className="sr-only">, {counted(count, 'template')}</span>
      </label>
      <label className="facet-not" data-tooltip={`Leave out ${label}`}>
        <input
          type="checkbox"
          name={name}
          value={`-${value}`}
          checked={state === 'not'}
          onChange={(event) => onChoose(event.target.checked ? 'not' : 'any')}
          className="sr-only"
        />
        <span>
          not<span className="sr-only"> {label}</span>
        </span>
      </label>
    </li>
  );
}

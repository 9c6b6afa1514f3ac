import { ArrowDown, ArrowUp, ChevronRight, CopyPlus, Plus, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useId, useRef } from 'react';
import { labelOf } from '../../../../domain/contract/limits.ts';
import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { itemKey, problemOf, useEditor } from '../editor-context.ts';
import { inItem, withItemDoubled, withItemMoved, withoutItem } from '../values/items.ts';
import { itemsOf, valueAt } from '../values/slots.ts';
import { nameOf, type Where } from '../where.ts';

type Props = {
  where: Where;
  entry: SiteEntry;
  /** Draws the field of an item, which may be a list again. */
  renderField: (where: Where, entry: SiteEntry) => ReactNode;
};

/** A list of items: each unfolds to its fields, and can be moved, doubled and removed. */
export function ListField({ where, entry, renderField }: Props) {
  const { outline, values, problems, setValues } = useEditor();
  const { site } = outline;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const items = itemsOf(valueAt(site, values, where));
  const { label, help, min = 1, max = items.length } = entry;
  const problem = problemOf(problems, label, where);
  /** The keyboard stays where the item has gone to. */
  const focusItem = (index: number) =>
    requestAnimationFrame(() => {
      const summaries = box.current?.querySelectorAll<HTMLElement>(':scope > ol > li > details > summary');
      summaries?.[Math.min(index, summaries.length - 1)]?.focus();
    });
  const move = (from: number, to: number) => {
    setValues(withItemMoved(site, values, where, from, to));
    focusItem(to);
  };
  return (
    <fieldset
      ref={box}
      className="min-w-0"
      data-where={nameOf(where)}
      aria-describedby={help ? `${id}-hint` : undefined}
    >
      <legend className="flex w-full items-baseline justify-between gap-4 text-[0.9375rem] font-semibold">
        {label}
        <span className="text-label font-normal text-ink-faint tabular-nums">
          {counted(items.length, 'item')}, up to {max}
        </span>
      </legend>
      {help && (
        <p id={`${id}-hint`} className="mt-0.5 text-label text-ink-faint">
          {help}
        </p>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <ol className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
        {items.map((_, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place; what is typed is kept outside of it
            key={index}
            list={where}
            index={index}
            title={titleOf(entry, where, index)}
            fields={entry.fields ?? {}}
            renderField={renderField}
            onMove={move}
            count={items.length}
            onDouble={
              items.length < max
                ? () => {
                    setValues(withItemDoubled(site, values, where, index));
                    focusItem(index + 1);
                  }
                : null
            }
            onRemove={
              items.length > Math.max(1, min)
                ? () => {
                    setValues(withoutItem(site, values, where, index));
                    focusItem(index);
                  }
                : null
            }
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        disabled={items.length >= max}
        onClick={() => {
          setValues(withItemDoubled(site, values, where, items.length - 1));
          focusItem(items.length);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add an item
      </Button>
    </fieldset>
  );

  /** What an item is called: the first of its texts that says something. */
  function titleOf({ fields = {} }: SiteEntry, list: Where, index: number): string {
    const texts = Object.entries(fields)
      .filter(([, { type }]) => type === 'text' || type === 'rich' || type === 'price')
      .map(([field]) => valueAt(site, values, inItem(list, index, field)))
      .filter((value) => typeof value === 'string')
      .map((value) => value.replace(/<[^>]*>/g, '').trim());
    return texts.find((text) => text.length > 2) ?? texts.find(Boolean) ?? `Item ${index + 1}`;
  }
}

type ItemProps = Pick<Props, 'renderField'> & {
  list: Where;
  index: number;
  count: number;
  title: string;
  fields: Record<string, SiteEntry>;
  onMove: (from: number, to: number) => void;
  onDouble: (() => void) | null;
  onRemove: (() => void) | null;
};

function ListItem(props: ItemProps) {
  const { list, index, count, title, fields, renderField, onMove, onDouble, onRemove } = props;
  const { openItems, toggleItem } = useEditor();
  const key = itemKey(list, index);
  const isOpen = openItems.has(key);
  return (
    <li>
      <details open={isOpen} onToggle={(event) => toggleItem(key, event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3 py-2 text-[0.9375rem] -outline-offset-2 hover:bg-sunken">
          <ChevronRight
            aria-hidden="true"
            className={`size-4 shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 truncate">{title}</span>
        </summary>
        {isOpen && (
          <div className="grid grid-cols-1 gap-4 border-t border-line px-3 py-4">
            {Object.entries(fields).map(([field, entry]) => (
              <Fragment key={field}>
                {renderField(inItem(list, index, field), named(entry, inItem(list, index, field)))}
              </Fragment>
            ))}
            <div className="-mx-2 flex flex-wrap items-center">
              <IconButton
                label={`Move up: ${title}`}
                disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                label={`Move down: ${title}`}
                disabled={index === count - 1}
                onClick={() => onMove(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton label={`Duplicate: ${title}`} disabled={!onDouble} onClick={() => onDouble?.()}>
                <CopyPlus aria-hidden="true" className="size-4.5" />
              </IconButton>
              <IconButton
                label={`Remove: ${title}`}
                disabled={!onRemove}
                onClick={() => onRemove?.()}
                className="ml-auto"
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** A field with its own name alone: what the contract does not name is called by its list too. */
function named(entry: SiteEntry, { items, slot }: Where): SiteEntry {
  const whole = [...items.map(([list]) => list), slot].join('.');
  return entry.label === labelOf(whole).label ? { ...entry, label: labelOf(slot).label } : entry;
}

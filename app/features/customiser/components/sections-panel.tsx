import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import type { PageOutline, SectionGroup } from '../schema.ts';
import {
  rowsOf,
  type SectionRow,
  withoutCopy,
  withSectionDoubled,
  withSectionMoved,
  withSectionShown,
} from '../values/sections.ts';

/** The parts of the page that is shown: each can be left out, moved and doubled as far as the template allows. */
export function SectionsPanel({ page }: { page: PageOutline }) {
  const groups = page.sections.filter((group) => group.length > 0);
  if (groups.length === 0)
    return (
      <p className="text-ink-soft">
        The page “{page.label}” has no parts that can be left out. Choose another page above the preview.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-label font-semibold text-ink-faint">On this page: {page.label}</h2>
      {groups.map((group) => (
        <Sections key={group.join()} group={group} />
      ))}
      <p className="text-label text-ink-faint">
        What is switched off is taken out of the files, with the links that lead to it. Its words come back
        when it is switched on again.
      </p>
    </div>
  );
}

function Sections({ group }: { group: SectionGroup }) {
  const { outline, values, setValues } = useEditor();
  const box = useRef<HTMLUListElement>(null);
  const rows = rowsOf(outline, values, group);
  /** The keyboard stays with the section that has moved, also when it can go no further. */
  const focusRow = (name: string, label: string) =>
    requestAnimationFrame(() => {
      const row = box.current?.querySelector(`[data-section="${CSS.escape(name)}"]`);
      const button = row?.querySelector<HTMLElement>(`button[aria-label^="${label}"]:not(:disabled)`);
      (button ?? row?.querySelector<HTMLElement>('button:not(:disabled), input'))?.focus();
    });
  return (
    <ul ref={box} className="divide-y divide-line rounded-md border border-line bg-surface">
      {rows.map((row) => (
        <Row
          key={row.name}
          row={row}
          onShow={(isShown) => setValues(withSectionShown(outline, values, row.name, isShown))}
          onMove={(by) => {
            setValues(withSectionMoved(outline, values, row.name, by));
            focusRow(row.name, by < 0 ? 'Move up' : 'Move down');
          }}
          onDouble={() => setValues(withSectionDoubled(outline, values, row.name))}
          onRemove={() => {
            setValues(withoutCopy(outline, values, row.name));
            box.current?.querySelector<HTMLElement>('input, button:not(:disabled)')?.focus();
          }}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  row: SectionRow;
  onShow: (isShown: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onDouble: () => void;
  onRemove: () => void;
};

function Row({ row, onShow, onMove, onDouble, onRemove }: RowProps) {
  const { outline } = useEditor();
  const id = useId();
  const { name, label, isShown, isCopy, canHide, canDouble, canMoveUp, canMoveDown } = row;
  const may = outline.sections[name]?.may ?? ['move'];
  return (
    <li data-section={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      {isCopy ? (
        <span className="min-w-0 flex-1 text-[0.9375rem] font-medium">{label}</span>
      ) : (
        <label
          htmlFor={id}
          className={`min-w-0 flex-1 py-1 text-[0.9375rem] font-medium ${isShown ? '' : 'text-ink-faint'}`}
        >
          {label}
        </label>
      )}
      <span className="flex items-center">
        {(may.includes('move') || isCopy) && (
          <>
            <IconButton label={`Move up: ${label}`} disabled={!canMoveUp} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={`Move down: ${label}`} disabled={!canMoveDown} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden="true" className="size-4.5" />
            </IconButton>
          </>
        )}
        {may.includes('double') && (
          <IconButton label={`Duplicate: ${label}`} disabled={!canDouble} onClick={onDouble}>
            <CopyPlus aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
        {isCopy && (
          <IconButton label={`Remove: ${label}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
      </span>
      {!isCopy && (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isShown}
          aria-checked={isShown}
          disabled={!canHide}
          onChange={(event) => onShow(event.target.checked)}
          className="shrink-0 appearance-none"
          data-switch
        />
      )}
    </li>
  );
}

import { ChevronRight, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Input } from '../../../ui/input.tsx';
import { useEditor } from '../editor-context.ts';
import { SlotField } from '../fields/slot-field.tsx';
import type { PageOutline } from '../schema.ts';
import { findSlots, type Group, groupsOf } from '../values/groups.ts';
import { topOf } from '../where.ts';

type Props = {
  page: PageOutline;
  openGroups: ReadonlySet<string>;
  onToggle: (group: string, isOpen: boolean) => void;
  wanted: string;
  onWanted: (wanted: string) => void;
};

/** Every text, picture and list of the page that is shown, group by group; or of all pages, by what is looked for. */
export function ContentPanel({ page, openGroups, onToggle, wanted, onWanted }: Props) {
  const { outline, values } = useEditor();
  const id = useId();
  const groups = groupsOf(outline, values, page);
  const own = groups.filter(({ isShared }) => !isShared);
  const shared = groups.filter(({ isShared }) => isShared);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          Find a text on any page
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <Input
          id={id}
          type="search"
          value={wanted}
          onChange={(event) => onWanted(event.target.value)}
          placeholder="Find a text on any page"
          className="pl-9"
          autoComplete="off"
        />
      </div>
      {wanted.trim().length > 1 ? (
        <Found wanted={wanted} />
      ) : (
        <>
          <GroupList
            title={`On this page: ${page.label}`}
            groups={own}
            openGroups={openGroups}
            onToggle={onToggle}
          />
          <GroupList title="On several pages" groups={shared} openGroups={openGroups} onToggle={onToggle} />
        </>
      )}
    </div>
  );
}

type GroupListProps = Pick<Props, 'openGroups' | 'onToggle'> & { title: string; groups: Group[] };

function GroupList({ title, groups, openGroups, onToggle }: GroupListProps) {
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-label font-semibold text-ink-faint">{title}</h2>
      <div className="divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <GroupFold key={group.key} group={group} openGroups={openGroups} onToggle={onToggle} />
        ))}
      </div>
    </section>
  );
}

function GroupFold({
  group,
  openGroups,
  onToggle,
}: Pick<Props, 'openGroups' | 'onToggle'> & { group: Group }) {
  const { problems, values } = useEditor();
  const { key, name, slots } = group;
  const isOpen = openGroups.has(key);
  const isOwn = (one: string) => slots.some((slot) => one === slot.name || one.startsWith(`${slot.name}.`));
  const faults = problems.filter((problem) => isOwn(problem.name)).length;
  const isChanged = slots.some((slot) => Object.hasOwn(values.slots, slot.name));
  return (
    <details open={isOpen} onToggle={(event) => onToggle(key, event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-sm px-1 font-semibold -outline-offset-2 hover:bg-sunken">
        <ChevronRight
          aria-hidden="true"
          className={cx('size-4 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-90')}
        />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {faults > 0 ? (
          <span className="text-label font-semibold text-danger-text">{faults} to mend</span>
        ) : (
          isChanged && <span className="text-label font-normal text-ink-faint">changed</span>
        )}
      </summary>
      {isOpen && (
        <div className="grid grid-cols-1 gap-6 px-1 pt-2 pb-8">
          {slots.map(({ name: slot, entry }) => (
            <SlotField key={slot} where={{ slot, items: [] }} entry={entry} />
          ))}
        </div>
      )}
    </details>
  );
}

/** How many fields are shown at once. */
const MOST = 20;

function Found({ wanted }: { wanted: string }) {
  const { outline, values } = useEditor();
  // What is found stays in the list while it is changed.
  const [names, setNames] = useState<{ wanted: string; names: string[] }>({ wanted: '', names: [] });
  const found =
    names.wanted === wanted ? names.names : findSlots(outline, values, wanted).map(({ name }) => name);
  if (names.wanted !== wanted) setNames({ wanted, names: found });
  const shown = found.slice(0, MOST);
  return (
    <section aria-live="polite">
      <h2 className="mb-4 text-label font-semibold text-ink-faint">
        {found.length === 0 ? 'No text has these words' : `${found.length} found`}
        {found.length > MOST && `, the first ${MOST} of them`}
      </h2>
      <div className="grid grid-cols-1 gap-6">
        {shown.map((slot) => {
          const page = outline.pages.find(({ slots }) => slots.some(({ name }) => name === slot));
          const entry = outline.site.slots[topOf({ slot, items: [] })];
          return (
            entry && (
              <div key={slot}>
                <p className="mb-1 text-label text-ink-faint">
                  {[page?.label, entry.group].filter(Boolean).join(', ')}
                </p>
                <SlotField where={{ slot, items: [] }} entry={entry} />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

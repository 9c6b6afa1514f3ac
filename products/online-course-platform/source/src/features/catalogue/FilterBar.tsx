import type { LessonKind, Level } from '../../data/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Filter, noFilter, toQuery } from './filter.ts';

interface Props {
  filter: Filter;
  subjects: string[];
  found: number;
  total: number;
  change: (filter: Filter) => void;
}

/** What decides which books keep facing the room. */
export function FilterBar({ filter, subjects, found, total, change }: Props) {
  const set = (part: Partial<Filter>) => change({ ...filter, ...part });
  return (
    <section aria-label="Filter" className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
      <Choice
        label="Subject"
        value={filter.subject}
        set={(subject) => set({ subject })}
        options={subjects.map((it) => [it, it])}
        any="Any subject"
      />
      <Choice
        label="Level"
        value={filter.level}
        set={(level) => set({ level: level as Level | '' })}
        options={['First steps', 'Some practice', 'Demanding'].map((it) => [it, it])}
        any="Any level"
      />
      <Choice
        label="Holds"
        value={filter.kind}
        set={(kind) => set({ kind: kind as LessonKind | '' })}
        options={[
          ['film', 'A film'],
          ['code', 'A code exercise'],
        ]}
        any="Anything"
      />
      <Choice
        label="Length"
        value={filter.length ? String(filter.length) : ''}
        set={(length) => set({ length: Number(length) })}
        options={[
          ['30', 'Up to 30 min'],
          ['40', 'Up to 40 min'],
        ]}
        any="Any length"
      />
      <button
        type="button"
        className="btn-line"
        aria-pressed={filter.free}
        onClick={() => set({ free: !filter.free })}
      >
        Free
      </button>
      <p role="status" className="ml-auto flex min-h-10 items-center gap-3 text-soft">
        {found === total ? `${total} courses` : `${found} of ${total} face you`}
      </p>
      {toQuery(filter) !== '' && (
        <button type="button" className="btn-line" onClick={() => change(noFilter)}>
          <Icon name="cross" size={16} /> Clear
        </button>
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: string[][];
  any: string;
  set: (value: string) => void;
}

function Choice({ label, value, options, any, set }: ChoiceProps) {
  return (
    <label className="grid flex-1 basis-[9.5rem] gap-0.5 text-sm font-medium sm:flex-none">
      {label}
      <select
        className="field text-base font-normal"
        value={value}
        onChange={(event) => set(event.target.value)}
      >
        <option value="">{any}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

import type { Employer, Job } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { contracts, facet, fields, modes, type Search } from './filter.ts';

interface Props {
  jobs: Job[];
  employers: Employer[];
  search: Search;
  change: (search: Search) => void;
}

/** Choices with the number of jobs each would show. */
export function Facets({ jobs, employers, search, change }: Props) {
  const groups = [
    ['fields', 'Work', fields],
    ['modes', 'Where from', modes],
    ['contracts', 'Contract', contracts],
  ] as const;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[2fr_1fr_1fr]">
      {groups.map(([part, name, values]) => {
        const counts = facet(jobs, employers, search, part, today());
        return (
          <fieldset key={part}>
            <legend className="mb-1 font-head font-bold">{name}</legend>
            <div className={part === 'fields' ? 'gap-x-8 sm:columns-2' : ''}>
              {values.map((value) => {
                const on = search[part].includes(value);
                return (
                  <label
                    key={value}
                    className="flex min-h-7 cursor-pointer items-center gap-2 text-[0.95rem] hover:underline"
                  >
                    <input
                      type="checkbox"
                      className="size-4.5"
                      checked={on}
                      onChange={() =>
                        change({
                          ...search,
                          [part]: on ? search[part].filter((it) => it !== value) : [...search[part], value],
                        })
                      }
                    />
                    {value}
                    <span className="ml-auto text-soft tabular-nums">{counts.get(value) ?? 0}</span>
                  </label>
                );
              })}
            </div>
            {part === 'contracts' && (
              <label className="mt-1 flex items-center gap-2 text-[0.95rem]">
                Years
                <select
                  className="field min-h-8 w-auto flex-1 py-0"
                  value={search.years}
                  onChange={(event) => change({ ...search, years: Number(event.target.value) })}
                >
                  <option value={-1}>any</option>
                  <option value={0}>none asked</option>
                  <option value={2}>up to 2</option>
                  <option value={4}>up to 4</option>
                </select>
              </label>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

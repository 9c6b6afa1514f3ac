import { ChevronDown } from 'lucide-react';
import { type Selection, SORTS, type Sort } from '../search/selection.ts';

const LABELS: Record<Sort, string> = {
  newest: 'Newest',
  popular: 'Most downloaded',
  name: 'Name',
  size: 'Lightest page',
};

type Props = { selection: Selection; choose: (to: Selection) => void };

/** In which order the works hang. */
export function SortField({ selection, choose }: Props) {
  const { q, sort } = selection;
  return (
    <label className="gallery-sort">
      <span className="text-label text-ink-soft">Sort by</span>
      <select
        name="sort"
        value={sort ?? ''}
        onChange={(event) => {
          const wanted = SORTS.find((one) => one === event.target.value) ?? null;
          choose({ ...selection, sort: wanted, page: 1 });
        }}
        className="gallery-select"
      >
        <option value="">{q ? 'Best match' : 'Featured'}</option>
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="gallery-select-arrow" />
    </label>
  );
}

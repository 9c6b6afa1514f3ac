import { channels } from '../../data/types';
import { Field } from '../../ui/Field';
import type { OrderFilter, OrderSort } from './orders';

type Rest = Omit<OrderFilter, 'status'>;

interface Props {
  filter: Rest;
  sort: OrderSort;
  onFilter(filter: Rest): void;
  onSort(sort: OrderSort): void;
}

const times = [
  { days: 1, label: 'Last 24 hours' },
  { days: 7, label: 'Last 7 days' },
  { days: 28, label: 'Last 28 days' },
  { days: null, label: 'All time' },
];

/** Words, channel, time and order of the list. */
export function OrderFilters({ filter, sort, onFilter, onSort }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
      <Field label="Look for" className="col-span-2 sm:col-span-1">
        {(props) => (
          <input
            {...props}
            type="search"
            placeholder="Number, name, city or product"
            value={filter.query}
            onChange={(event) => onFilter({ ...filter, query: event.target.value })}
          />
        )}
      </Field>
      <Field label="Channel">
        {(props) => (
          <select
            {...props}
            value={filter.channel}
            onChange={(event) =>
              onFilter({ ...filter, channel: channels.find((one) => one === event.target.value) ?? 'all' })
            }
          >
            <option value="all">All channels</option>
            {channels.map((channel) => (
              <option key={channel}>{channel}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Time">
        {(props) => (
          <select
            {...props}
            value={String(filter.days)}
            onChange={(event) =>
              onFilter({ ...filter, days: event.target.value === 'null' ? null : Number(event.target.value) })
            }
          >
            {times.map(({ days, label }) => (
              <option key={label} value={String(days)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Sorted by">
        {(props) => (
          <select {...props} value={sort} onChange={(event) => onSort(event.target.value as OrderSort)}>
            <option value="newest">Newest first</option>
            <option value="oldest">Oldest first</option>
            <option value="highest">Highest total</option>
            <option value="lowest">Lowest total</option>
          </select>
        )}
      </Field>
    </div>
  );
}

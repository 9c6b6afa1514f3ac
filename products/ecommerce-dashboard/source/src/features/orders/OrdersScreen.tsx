import { useState } from 'react';
import { go } from '../../app/route';
import { useConsole } from '../../app/StoreContext';
import { orderStatuses } from '../../data/types';
import { download } from '../../lib/csv';
import { Choices } from '../../ui/Choices';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { BulkBar } from './BulkBar';
import { exportOrders } from './export';
import { OrderDrawer } from './OrderDrawer';
import { OrderFilters } from './OrderFilters';
import { OrderTable } from './OrderTable';
import { filterOrders, isLate, type OrderFilter, type OrderSort, sortOrders, statusNames } from './orders';

const perPage = 25;
const states = ['all', ...orderStatuses, 'late'] as const;

/** All orders: narrowed, sorted, moved on in numbers, and one of them open beside the list. */
export function OrdersScreen({ open, query }: { open: string | null; query: URLSearchParams }) {
  const { store, settings, now } = useConsole();
  const asked = states.find((state) => state === query.get('status')) ?? 'all';
  const [rest, setRest] = useState<Omit<OrderFilter, 'status'>>({ query: '', channel: 'all', days: 28 });
  const [sort, setSort] = useState<OrderSort>('newest');
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const filter: OrderFilter = { ...rest, status: asked };
  const found = sortOrders(filterOrders(store, filter, now), sort);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const at = Math.min(page, pages - 1);
  const shown = found.slice(at * perPage, (at + 1) * perPage);
  const wide = filterOrders(store, { ...rest, status: 'all' }, now);
  const count = (state: (typeof states)[number]) =>
    state === 'all'
      ? wide.length
      : wide.filter((one) =>
          state === 'late' ? isLate(one, settings.cutoffHour, now) : one.status === state,
        ).length;
  const order = open === null ? null : store.orders.get(open);
  const change = (next: Omit<OrderFilter, 'status'>) => {
    setRest(next);
    setPage(0);
    setChosen(new Set());
  };
  return (
    <Page
      title="Orders"
      actions={
        <button
          type="button"
          className="btn"
          onClick={() => download('orders.csv', exportOrders(found, store))}
        >
          <Icon name="out" /> Export {found.length}
        </button>
      }
    >
      <div className="panel">
        <div className="grid gap-3 border-b border-line px-4 py-3">
          <Choices
            label="State"
            value={asked}
            onChange={(state) => {
              setPage(0);
              setChosen(new Set());
              go(state === 'all' ? 'orders' : `orders?status=${state}`);
            }}
            options={states.map((value) => ({
              value,
              label: value === 'all' ? 'All' : value === 'late' ? 'Late' : statusNames[value],
              count: count(value),
            }))}
          />
          <OrderFilters filter={rest} sort={sort} onFilter={change} onSort={setSort} />
        </div>
        <p role="status" className="sr-only">
          {found.length} orders found
        </p>
        {shown.length === 0 ? (
          <EmptyState
            shape="tiffin"
            title="No order fits"
            action={{
              label: 'Show all orders',
              act: () => {
                change({ query: '', channel: 'all', days: null });
                go('orders');
              },
            }}
          >
            {asked === 'late'
              ? 'Everything that was due has left the house.'
              : 'Take a condition away, or look for fewer words.'}
          </EmptyState>
        ) : (
          <OrderTable orders={shown} chosen={chosen} onChoose={setChosen} />
        )}
        {pages > 1 ? (
          <nav aria-label="Pages of the list" className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <button
              type="button"
              className="btn btn-small"
              disabled={at === 0}
              onClick={() => setPage(at - 1)}
            >
              <Icon name="left" /> Previous page
            </button>
            <span className="text-soft">
              {at * perPage + 1} to {Math.min(found.length, (at + 1) * perPage)} of {found.length}
            </span>
            <button
              type="button"
              className="btn btn-small"
              disabled={at === pages - 1}
              onClick={() => setPage(at + 1)}
            >
              Next page <Icon name="right" />
            </button>
          </nav>
        ) : null}
      </div>
      <BulkBar orders={found.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
      {order ? (
        <OrderDrawer
          key={order.id}
          order={order}
          onClose={() => go(asked === 'all' ? 'orders' : `orders?status=${asked}`)}
        />
      ) : null}
    </Page>
  );
}

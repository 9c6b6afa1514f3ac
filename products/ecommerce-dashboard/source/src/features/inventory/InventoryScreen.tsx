import { useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Status } from '../../ui/Status';
import { Vessel } from '../../ui/Vessel';
import { type Alert, findAlerts, receive } from '../products/stock';

/** What runs out, when, and how many to order; arriving goods are put on the shelf here. */
export function InventoryScreen() {
  const { store, now, commit } = useConsole();
  const alerts = findAlerts(store, now);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const countOf = ({ variant, suggested }: Alert) => counts[variant.id] ?? suggested;
  const gone = alerts.filter(({ variant }) => variant.stock <= 0).length;
  const take = (some: Alert[]) =>
    commit(receive(store, new Map(some.map((one) => [one.variant.id, countOf(one)]))));
  return (
    <Page
      title={
        alerts.length === 0
          ? 'Every shelf is full enough'
          : `${alerts.length} shelves run low, ${gone === 0 ? 'none is' : gone === 1 ? 'one is' : `${gone} are`} empty`
      }
      over="Stock alerts"
      actions={
        alerts.length > 0 ? (
          <button type="button" className="btn btn-mark" onClick={() => take(alerts)}>
            All of it has come
          </button>
        ) : null
      }
    >
      <div className="panel">
        {alerts.length === 0 ? (
          <EmptyState shape="dabba" title="Nothing to order">
            The list fills again when a variant falls to its mark.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {alerts.map((alert) => {
              const { product, variant, pace, daysLeft } = alert;
              return (
                <li
                  key={variant.id}
                  className="grid items-center gap-x-6 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]"
                >
                  <div className="flex items-center gap-4">
                    <Vessel shape={product.shape} metal={product.metal} className="size-14" />
                    <div className="min-w-0">
                      <p className="text-lg leading-tight font-semibold">
                        <a className="link" href={`#/products/${product.id}`}>
                          {product.name}
                        </a>
                      </p>
                      <p className="text-soft">
                        {variant.name} <span className="font-mono text-[0.9375rem]">{variant.sku}</span>
                      </p>
                    </div>
                  </div>
                  <Gauge
                    stock={variant.stock}
                    mark={variant.reorderAt}
                    words={pace === 0 ? 'none sold in four weeks' : `${(pace * 7).toFixed(1)} sold a week`}
                    left={daysLeft}
                  />
                  <form
                    className="flex items-end gap-2"
                    onSubmit={(event) => {
                      event.preventDefault();
                      take([alert]);
                    }}
                  >
                    <label className="text-[0.9375rem] text-soft">
                      Arrived
                      <input
                        type="number"
                        min="1"
                        max="9999"
                        className="field w-24 text-ink"
                        value={countOf(alert)}
                        onChange={(event) =>
                          setCounts((all) => ({
                            ...all,
                            [variant.id]: Math.max(1, Math.trunc(Number(event.target.value) || 1)),
                          }))
                        }
                        aria-label={`Pieces of ${product.name}, ${variant.name} that arrived`}
                      />
                    </label>
                    <button type="submit" className="btn">
                      Put on shelf
                    </button>
                  </form>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Page>
  );
}

/** Stock against its mark. */
function Gauge({
  stock,
  mark,
  words,
  left,
}: {
  stock: number;
  mark: number;
  words: string;
  left: number | null;
}) {
  const scale = mark * 2;
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <strong className="font-mono text-lg">{stock}</strong> left, {words}
        </span>
        <Status tone={left === 0 ? 'bad' : 'mark'}>
          {left === 0 ? 'empty' : left === null ? 'low' : `${left} ${left === 1 ? 'day' : 'days'}`}
        </Status>
      </p>
      <svg
        viewBox="0 0 100 5"
        preserveAspectRatio="none"
        className="mt-1 block h-2.5 w-full"
        aria-hidden="true"
      >
        <rect width="100" height="5" className="fill-sunken" />
        <rect
          width={Math.min(100, (stock / scale) * 100)}
          height="5"
          className={left === 0 ? 'fill-bad' : 'fill-mark'}
        />
        <rect x="49.5" width="1" height="5" className="fill-ink" />
      </svg>
    </div>
  );
}

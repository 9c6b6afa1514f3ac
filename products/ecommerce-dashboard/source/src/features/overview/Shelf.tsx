import { useConsole } from '../../app/StoreContext';
import { Status } from '../../ui/Status';
import { Vessel } from '../../ui/Vessel';
import { findAlerts } from '../products/stock';

/** What runs out next, most urgent first. */
export function Shelf() {
  const { store, now } = useConsole();
  const alerts = findAlerts(store, now);
  return (
    <section aria-labelledby="shelf" className="panel px-5 pt-4 pb-5">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id="shelf">Runs out next</h2>
        <a className="link" href="#/inventory">
          All {alerts.length}
        </a>
      </div>
      {alerts.length === 0 ? <p className="text-soft">Every shelf is full enough.</p> : null}
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {alerts.slice(0, 4).map(({ product, variant, daysLeft }) => (
          <li key={variant.id} className="flex items-center gap-3">
            <Vessel shape={product.shape} metal={product.metal} className="size-12" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{product.name}</p>
              <p className="truncate text-[0.9375rem] text-soft">
                {variant.name}, {variant.stock} left
              </p>
            </div>
            <Status tone={daysLeft === 0 ? 'bad' : 'mark'}>
              {daysLeft === 0
                ? 'gone'
                : daysLeft === null
                  ? 'low'
                  : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`}
            </Status>
          </li>
        ))}
      </ul>
    </section>
  );
}

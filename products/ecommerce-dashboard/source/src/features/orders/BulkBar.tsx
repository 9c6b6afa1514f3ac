import { useConsole } from '../../app/StoreContext';
import type { Order } from '../../data/types';
import { advance, cancel, nextStep } from './orders';

/** What can be done with all chosen orders at once; undo takes all of it back. */
export function BulkBar({ orders, onDone }: { orders: Order[]; onDone(): void }) {
  const { store, now, who, commit } = useConsole();
  if (orders.length === 0) return null;
  const movable = orders.filter(({ status }) => nextStep(status));
  const open = orders.filter(({ status }) => status === 'paid' || status === 'packed');
  const done = (change: Parameters<typeof commit>[0]) => {
    commit(change);
    onDone();
  };
  return (
    <div
      role="region"
      aria-label="Chosen orders"
      className="rise sticky bottom-16 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-[10px] bg-ink px-4 py-2.5 text-surface shadow-lift lg:bottom-4"
    >
      <p className="mr-auto pt-0.5 font-semibold">{orders.length} chosen</p>
      <button
        type="button"
        className="btn btn-mark btn-small"
        disabled={movable.length === 0}
        onClick={() => done(advance(movable, now, who))}
      >
        Move {movable.length} on
      </button>
      <button
        type="button"
        className="btn btn-small text-ink"
        disabled={open.length === 0}
        onClick={() => done(cancel(open, store, now, who))}
      >
        Cancel {open.length}
      </button>
      <button type="button" className="btn btn-plain btn-small hover:text-ink" onClick={onDone}>
        Choose none
      </button>
    </div>
  );
}

import { useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { put } from '../../data/changes';
import type { Discount } from '../../data/types';
import { dayOf } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { Status, type Tone } from '../../ui/Status';
import { DiscountEditor } from './DiscountEditor';
import { type DiscountState, describeDiscount, describeTime, stateOf } from './discounts';

const tones: Record<DiscountState, Tone> = {
  running: 'good',
  planned: 'mark',
  over: 'plain',
  'used up': 'plain',
  paused: 'bad',
};

/** The codes, as the coupons they are. */
export function DiscountsScreen() {
  const { store, now, commit } = useConsole();
  const [edited, setEdited] = useState<Discount | 'new' | null>(null);
  const discounts = [...store.discounts.values()];
  return (
    <Page
      title="Discounts"
      actions={
        <button type="button" className="btn btn-mark" onClick={() => setEdited('new')}>
          <Icon name="plus" /> New code
        </button>
      }
    >
      {discounts.length === 0 ? (
        <div className="panel">
          <EmptyState
            shape="thali"
            title="No code yet"
            action={{ label: 'Make the first', act: () => setEdited('new') }}
          >
            A code is what a customer types before paying.
          </EmptyState>
        </div>
      ) : null}
      <ul className="grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {discounts.map((discount) => {
          const state = stateOf(discount, dayOf(now));
          const part = discount.limit === null ? null : Math.min(1, discount.used / discount.limit);
          return (
            <li key={discount.id} className="coupon grid grid-cols-[1fr_7rem]">
              <div className="min-w-0 p-5">
                <div className="flex items-center justify-between gap-3">
                  <h2 className="truncate font-mono text-xl font-bold">{discount.id}</h2>
                  <Status tone={tones[state]}>{state}</Status>
                </div>
                <p className="mt-1 text-lg font-semibold">{describeDiscount(discount)}</p>
                <p className="text-soft">{describeTime(discount)}</p>
                <div className="mt-4 flex flex-wrap gap-2">
                  <button
                    type="button"
                    className="btn btn-small"
                    onClick={() => setEdited(discount)}
                    aria-label={`Edit ${discount.id}`}
                  >
                    Edit
                  </button>
                  {state === 'over' || state === 'used up' ? null : (
                    <button
                      type="button"
                      className="btn btn-small"
                      onClick={() =>
                        commit(
                          put(`${discount.id} ${discount.isPaused ? 'goes on' : 'paused'}`, 'discounts', [
                            { ...discount, isPaused: !discount.isPaused },
                          ]),
                        )
                      }
                      aria-label={`${discount.isPaused ? 'Go on with' : 'Pause'} ${discount.id}`}
                    >
                      {discount.isPaused ? 'Go on' : 'Pause'}
                    </button>
                  )}
                  <button
                    type="button"
                    className="btn btn-small btn-bad"
                    onClick={() =>
                      commit({
                        label: `${discount.id} removed`,
                        puts: {},
                        removes: { discounts: [discount.id] },
                      })
                    }
                    aria-label={`Remove ${discount.id}`}
                  >
                    Remove
                  </button>
                </div>
              </div>
              <div className="grid place-content-center border-l-2 border-dashed border-edge text-center">
                <p className="font-mono text-3xl font-bold">{discount.used}</p>
                <p className="text-soft">{part === null ? 'times used' : `of ${discount.limit}`}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {edited ? (
        <DiscountEditor discount={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </Page>
  );
}

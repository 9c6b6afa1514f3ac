import type { Method } from '../../data/types.ts';
import type { Day } from '../../lib/dates.ts';
import { type Decimal, min, share, sum, ZERO } from '../../lib/decimal.ts';

/** A quantity bought at one time, with what it cost. Consuming it takes quantity and cost away together. */
export interface Lot {
  id: string;
  acquired: Day;
  quantity: Decimal;
  cost: Decimal;
}

export interface Taken {
  lots: Lot[];
  /** The part that no lot covered: more was given away than the ledger says was held. */
  missing: Decimal;
}

/** Average cost: every lot keeps its date and quantity and carries its share of the pool's cost. */
function levelled(lots: readonly Lot[]): Lot[] {
  const quantity = sum(lots.map((lot) => lot.quantity));
  let costLeft = sum(lots.map((lot) => lot.cost));
  let quantityLeft = quantity;
  return lots.map((lot) => {
    // The last lot takes what is left, so that rounding never makes or loses money.
    const cost = share(costLeft, lot.quantity, quantityLeft);
    costLeft -= cost;
    quantityLeft -= lot.quantity;
    return { ...lot, cost };
  });
}

/**
 * Takes `quantity` from `lots` (oldest first) by `method`; changes the list in place.
 * The cost of what is taken and of what stays is exactly the cost there was before.
 */
export function take(lots: Lot[], quantity: Decimal, method: Method): Taken {
  if (method === 'average' && lots.length > 1) lots.splice(0, lots.length, ...levelled(lots));
  const taken: Lot[] = [];
  let missing = quantity;
  while (missing > ZERO && lots.length > 0) {
    const index = method === 'lifo' ? lots.length - 1 : 0;
    const lot = lots[index] as Lot;
    const part = min(lot.quantity, missing);
    const cost = share(lot.cost, part, lot.quantity);
    taken.push({ ...lot, quantity: part, cost });
    if (part === lot.quantity) lots.splice(index, 1);
    else lots[index] = { ...lot, quantity: lot.quantity - part, cost: lot.cost - cost };
    missing -= part;
  }
  return { lots: taken, missing };
}

/** Puts a lot where its date belongs: a transferred lot stays as old as it is. */
export function put(lots: Lot[], lot: Lot): void {
  if (lot.quantity <= ZERO) return;
  const after = lots.findLastIndex((other) => other.acquired <= lot.acquired);
  lots.splice(after + 1, 0, lot);
}

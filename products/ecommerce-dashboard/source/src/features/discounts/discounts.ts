import type { Discount } from '../../data/types';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';

export type DiscountState = 'running' | 'planned' | 'over' | 'used up' | 'paused';

/** State of a code on a day, YYYY-MM-DD. */
export function stateOf({ starts, ends, limit, used, isPaused }: Discount, today: string): DiscountState {
  if (ends !== null && ends < today) return 'over';
  if (limit !== null && used >= limit) return 'used up';
  if (isPaused) return 'paused';
  return starts > today ? 'planned' : 'running';
}

/** What a code gives, in words. */
export function describeDiscount({ kind, value, minimum }: Discount): string {
  const gift =
    kind === 'shipping'
      ? 'Free shipping'
      : kind === 'percent'
        ? `${value} % off`
        : `${formatMoney(value)} off`;
  return minimum > 0 ? `${gift} from ${formatMoney(minimum)}` : gift;
}

export function describeTime({ starts, ends }: Discount): string {
  const day = (one: string) => formatDate(`${one}T12:00:00Z`);
  return ends === null ? `since ${day(starts)}` : `${day(starts)} to ${day(ends)}`;
}

export type DiscountFaults = Partial<Record<'id' | 'value' | 'ends' | 'limit', string>>;

/** What is wrong with a code, by field; `taken` are the codes there are. */
export function discountFaults(discount: Discount, taken: ReadonlySet<string>): DiscountFaults {
  const faults: DiscountFaults = {};
  if (!/^[A-Z0-9]{4,16}$/.test(discount.id)) faults.id = 'Use 4 to 16 letters and digits, such as WINTER26.';
  else if (taken.has(discount.id)) faults.id = 'There is such a code already.';
  if (discount.kind === 'percent' && !(discount.value >= 1 && discount.value <= 90))
    faults.value = 'Give 1 to 90 percent.';
  if (discount.kind === 'amount' && !(discount.value >= 100)) faults.value = 'Give at least ₹1.';
  if (discount.kind === 'amount' && discount.minimum < discount.value)
    faults.value = 'The least order must be worth at least the discount.';
  if (discount.ends !== null && discount.ends < discount.starts)
    faults.ends = 'The last day lies before the first.';
  if (discount.limit !== null && !(discount.limit >= 1)) faults.limit = 'At least once, or leave it empty.';
  return faults;
}

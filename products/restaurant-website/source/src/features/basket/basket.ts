import { useEffect } from 'react';
import { dishOf } from '../../content/dishes.ts';
import type { OrderLine } from '../../data/types.ts';
import { browserStorage, createBox } from '../../lib/box.ts';
import { createStore } from '../../lib/store.ts';

const box = createBox('avulsa-basket:', browserStorage());
const basket = createStore<{ lines: OrderLine[]; read: boolean }>({ lines: [], read: false });

/** Lines with `change` more (or fewer) of a dish; what is at nothing is gone. */
export function withDish(lines: OrderLine[], dish: string, change: number): OrderLine[] {
  const known = lines.some((line) => line.dish === dish);
  const changed = known
    ? lines.map((line) => (line.dish === dish ? { dish, count: line.count + change } : line))
    : [...lines, { dish, count: change }];
  return changed.filter(({ count }) => count > 0);
}

/** Lines that can be what the browser kept: known dishes that travel, in whole numbers. */
export const soundLines = (kept: unknown): OrderLine[] =>
  Array.isArray(kept)
    ? kept.filter(
        (line): line is OrderLine =>
          typeof line === 'object' &&
          line !== null &&
          dishOf(line.dish)?.takeaway === true &&
          Number.isInteger(line.count) &&
          line.count > 0,
      )
    : [];

function write(lines: OrderLine[]): void {
  basket.set(() => ({ lines, read: true }));
  box.write('lines', lines);
}

/** What is in the basket; empty until the page has been taken over. */
export function useBasket(): OrderLine[] {
  const { lines, read } = basket.use();
  useEffect(() => {
    if (!read) basket.set(() => ({ lines: soundLines(box.read('lines', [])), read: true }));
  }, [read]);
  return lines;
}

export const addToBasket = (dish: string, change = 1): void =>
  write(withDish(basket.get().lines, dish, change));
export const emptyBasket = (): void => write([]);
export const basketCount = (lines: OrderLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** Ids of orders that were placed from this browser. */
export const ownOrders = {
  read: (): string[] => box.read('orders', []),
  add: (id: string): void => box.write('orders', [...box.read<string[]>('orders', []), id]),
};

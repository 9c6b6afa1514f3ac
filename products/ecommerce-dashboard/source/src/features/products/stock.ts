import { put } from '../../data/changes';
import type { Change, Product, Store, Variant } from '../../data/types';
import { readCsv, writeCsv } from '../../lib/csv';
import { parseMoney } from '../../lib/money';

const header = ['sku', 'product', 'variant', 'price', 'stock', 'reorder_at'];

export type StockLevel = 'out' | 'low' | 'good';
export const levelOf = ({ stock, reorderAt }: Variant): StockLevel =>
  stock <= 0 ? 'out' : stock <= reorderAt ? 'low' : 'good';

export interface Alert {
  product: Product;
  variant: Variant;
  /** Pieces sold a day over the last four weeks. */
  pace: number;
  /** Days until the shelf is empty at that pace; null when nothing is sold. */
  daysLeft: number | null;
  /** What brings the shelf to six weeks of sales. */
  suggested: number;
}

const watched = 28;

/** Variants at or below their mark, the ones that run out first in front. */
export function findAlerts(store: Store, now: string): Alert[] {
  const since = new Date(now).getTime() - watched * 86_400_000;
  const sold = new Map<string, number>();
  for (const { placedAt, status, lines } of store.orders.values())
    if (status !== 'cancelled' && new Date(placedAt).getTime() >= since)
      for (const { variantId, quantity } of lines) sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
  const alerts = [...store.products.values()]
    .filter(({ status }) => status === 'active')
    .flatMap((product) =>
      product.variants.map((variant) => makeAlert(product, variant, sold.get(variant.id) ?? 0)),
    )
    .filter(({ variant }) => levelOf(variant) !== 'good');
  return alerts.sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity));
}

function makeAlert(product: Product, variant: Variant, sold: number): Alert {
  const pace = sold / watched;
  return {
    product,
    variant,
    pace,
    daysLeft: variant.stock <= 0 ? 0 : pace === 0 ? null : Math.floor(variant.stock / pace),
    suggested: Math.max(variant.reorderAt * 2, Math.ceil(pace * 42)) - variant.stock,
  };
}

/** Puts so many pieces more of variants on the shelf. */
export function receive(store: Store, pieces: ReadonlyMap<string, number>): Change {
  const products = [...store.products.values()]
    .filter(({ variants }) => variants.some(({ id }) => pieces.has(id)))
    .map((product) => ({
      ...product,
      variants: product.variants.map((one) => ({ ...one, stock: one.stock + (pieces.get(one.id) ?? 0) })),
    }));
  const count = [...pieces.values()].reduce((total, one) => total + one, 0);
  return put(`${count} pieces put on the shelf`, 'products', products);
}

/** All variants as comma-separated text. */
export function exportStock(store: Store): string {
  const rows = [...store.products.values()].flatMap(({ name, variants }) =>
    variants.map((one) => [one.sku, name, one.name, (one.price / 100).toFixed(2), one.stock, one.reorderAt]),
  );
  return writeCsv(header, rows);
}

export interface Import {
  change: Change;
  /** Variants that differ. */
  changed: number;
  /** What could not be read, by line. */
  faults: string[];
}

/** Reads prices, stock and marks from what `exportStock` writes. Lines with a fault are left out and named. */
export function importStock(store: Store, text: string): Import {
  const [first = [], ...rows] = readCsv(text);
  const at = Object.fromEntries(
    header.map((name) => [name, first.findIndex((cell) => cell.trim().toLowerCase() === name)]),
  );
  const missing = ['sku', 'price', 'stock', 'reorder_at'].filter((name) => (at[name] ?? -1) < 0);
  const faults = missing.map((name) => `The first line names no column "${name}".`);
  const products = new Map(store.products);
  let changed = 0;
  for (const [index, row] of (missing.length > 0 ? [] : rows).entries()) {
    const cell = (name: string) => (row[at[name] ?? -1] ?? '').trim();
    const product = [...products.values()].find(({ variants }) =>
      variants.some(({ sku }) => sku === cell('sku')),
    );
    const values = {
      price: parseMoney(cell('price')),
      stock: readCount(cell('stock')),
      reorderAt: readCount(cell('reorder_at')),
    };
    const fault = !product
      ? `no variant has the SKU "${cell('sku')}"`
      : values.price === null || values.stock === null || values.reorderAt === null
        ? 'price, stock and mark must be numbers'
        : null;
    if (fault || !product) {
      faults.push(`Line ${index + 2}: ${fault}.`);
      continue;
    }
    const { price, stock, reorderAt } = values as { price: number; stock: number; reorderAt: number };
    const variants = product.variants.map((one) => {
      if (
        one.sku !== cell('sku') ||
        (one.price === price && one.stock === stock && one.reorderAt === reorderAt)
      )
        return one;
      changed += 1;
      return { ...one, price, stock, reorderAt };
    });
    products.set(product.id, { ...product, variants });
  }
  const touched = [...products.values()].filter((one) =>
    store.products.get(one.id)?.variants.some((variant, i) => variant !== one.variants[i]),
  );
  return { change: put(`${changed} variants imported`, 'products', touched), changed, faults };
}

const readCount = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

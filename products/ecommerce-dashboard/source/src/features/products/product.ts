import type { Product, Store, Variant } from '../../data/types';

export interface ProductFaults {
  name?: string;
  variants: Record<string, string>;
}

/** A product that has nothing yet but its first variant. */
export function newProduct(store: Store): Product {
  const id = `product-${store.products.size + 1}`;
  return {
    id,
    name: '',
    description: '',
    shape: 'lota',
    metal: 'steel',
    collection: 'Water',
    status: 'draft',
    variants: [newVariant(id, [])],
  };
}

/** A variant with a number that no other has. */
export function newVariant(productId: string, others: Variant[]): Variant {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `${productId}-${number}`)) number += 1;
  return { id: `${productId}-${number}`, name: '', sku: '', price: 0, stock: 0, reorderAt: 5 };
}

/** What is wrong with a product, by field and variant; null when it can be kept. */
export function productFaults(product: Product, store: Store): ProductFaults | null {
  const faults: ProductFaults = { variants: {} };
  if (product.name.trim().length < 2) faults.name = 'Give it a name of two letters or more.';
  const taken = new Set(
    [...store.products.values()]
      .filter(({ id }) => id !== product.id)
      .flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  );
  for (const { id, name, sku, price } of product.variants) {
    if (name.trim() === '') faults.variants[id] = 'Every variant needs a name.';
    else if (!/^[A-Z0-9-]{3,20}$/.test(sku))
      faults.variants[id] = 'A SKU has 3 to 20 capital letters, digits and hyphens.';
    else if (taken.has(sku)) faults.variants[id] = `The SKU ${sku} belongs to another variant.`;
    else if (price <= 0) faults.variants[id] = 'The price must be more than ₹0.';
    taken.add(sku);
  }
  return faults.name || Object.keys(faults.variants).length > 0 ? faults : null;
}

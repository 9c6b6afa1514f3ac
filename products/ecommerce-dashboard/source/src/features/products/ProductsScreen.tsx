import { useState } from 'react';
import { go } from '../../app/route';
import { useConsole } from '../../app/StoreContext';
import type { Product } from '../../data/types';
import { formatMoney } from '../../lib/money';
import { matches } from '../../lib/search';
import { Choices } from '../../ui/Choices';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { Status } from '../../ui/Status';
import { Vessel } from '../../ui/Vessel';
import { ProductEditor } from './ProductEditor';
import { newProduct } from './product';
import { StockExchange } from './StockExchange';
import { levelOf } from './stock';

/** The range as a shelf of cards, and one product open in its editor. */
export function ProductsScreen({ open }: { open: string | null }) {
  const { store } = useConsole();
  const [query, setQuery] = useState('');
  const [collection, setCollection] = useState('All');
  const products = [...store.products.values()];
  const collections = ['All', ...new Set(products.map((one) => one.collection))];
  const shown = products.filter(
    (one) =>
      (collection === 'All' || one.collection === collection) &&
      matches([one.name, one.metal, ...one.variants.map(({ sku }) => sku)].join(' '), query),
  );
  const product = open === 'new' ? newProduct(store) : open ? store.products.get(open) : null;
  return (
    <Page
      title="Products"
      actions={
        <>
          <StockExchange />
          <a className="btn btn-mark" href="#/products/new">
            <Icon name="plus" /> New product
          </a>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label="Look for" className="min-w-56 flex-1">
          {(props) => (
            <input
              {...props}
              type="search"
              placeholder="Name, metal or SKU"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        <Choices
          label="Collection"
          value={collection}
          onChange={setCollection}
          options={collections.map((value) => ({ value, label: value }))}
        />
      </div>
      <p role="status" className="sr-only">
        {shown.length} products
      </p>
      {shown.length === 0 ? (
        <div className="panel">
          <EmptyState
            shape="kettle"
            title="Nothing of that name"
            action={{
              label: 'Show all products',
              act: () => {
                setQuery('');
                setCollection('All');
              },
            }}
          >
            Try the metal, or a part of the SKU.
          </EmptyState>
        </div>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
          {shown.map((one) => (
            <Card key={one.id} product={one} />
          ))}
        </ul>
      )}
      {product ? (
        <ProductEditor
          key={product.id}
          product={product}
          isNew={open === 'new'}
          onClose={() => go('products')}
        />
      ) : null}
    </Page>
  );
}

function Card({ product }: { product: Product }) {
  const { id, name, variants, status, shape, metal, collection } = product;
  const prices = variants.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return (
    <li className="panel relative flex gap-4 p-4 has-[a:hover]:bg-sunken">
      <Vessel shape={shape} metal={metal} className="size-24" />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="eyebrow">{collection}</p>
        <h2 className="text-lg">
          <a className="after:absolute after:inset-0" href={`#/products/${id}`}>
            {name}
          </a>
        </h2>
        <p className="font-mono text-[0.9375rem]">
          {least === most ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}`}
        </p>
        <p className="mt-auto flex flex-wrap gap-1 pt-2">
          {status === 'draft' ? <Status tone="plain">draft</Status> : null}
          {variants.map((variant) => {
            const level = levelOf(variant);
            return (
              <Status key={variant.id} tone={level === 'out' ? 'bad' : level === 'low' ? 'mark' : 'good'}>
                {variant.name}: {variant.stock}
              </Status>
            );
          })}
        </p>
      </div>
    </li>
  );
}

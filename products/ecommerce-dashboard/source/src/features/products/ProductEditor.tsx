import { type FormEvent, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { put } from '../../data/changes';
import { metals, type Product, shapes } from '../../data/types';
import { Drawer } from '../../ui/Drawer';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Vessel } from '../../ui/Vessel';
import { newVariant, type ProductFaults, productFaults } from './product';
import { VariantRow } from './VariantRow';

interface Props {
  product: Product;
  isNew: boolean;
  onClose(): void;
}

/** Name, picture, words and variants of a product. Nothing is kept until it is saved. */
export function ProductEditor({ product, isNew, onClose }: Props) {
  const { store, commit } = useConsole();
  const [draft, setDraft] = useState(product);
  const [faults, setFaults] = useState<ProductFaults | null>(null);
  const edit = (changes: Partial<Product>) => setDraft((now) => ({ ...now, ...changes }));
  const isChanged = draft !== product;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = productFaults(draft, store);
    setFaults(found);
    if (found) return;
    commit(put(isNew ? `${draft.name} added` : `${draft.name} saved`, 'products', [draft]));
    onClose();
  };
  const remove = () => {
    commit({ label: `${product.name} removed`, puts: {}, removes: { products: [product.id] } });
    onClose();
  };
  return (
    <Drawer
      title={isNew ? 'New product' : product.name}
      over={
        isNew
          ? 'Products'
          : `${product.collection}, ${product.status === 'draft' ? 'not yet for sale' : 'for sale'}`
      }
      onClose={onClose}
      foot={
        <>
          <button type="submit" form="product" className="btn btn-mark" disabled={!isChanged}>
            Save product
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {isChanged ? 'Drop changes' : 'Close'}
          </button>
          {isNew ? null : (
            <button type="button" className="btn btn-bad ml-auto" onClick={remove}>
              Remove
            </button>
          )}
        </>
      }
    >
      <form id="product" onSubmit={submit} noValidate className="grid gap-5">
        {faults ? (
          <p role="alert" className="rounded-[7px] bg-bad-wash px-4 pt-2.5 pb-2 font-semibold text-bad">
            Not saved: {faults.name ?? Object.values(faults.variants)[0]}
          </p>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-[8rem_1fr]">
          <Vessel shape={draft.shape} metal={draft.metal} className="size-32" />
          <div className="grid gap-4">
            <Field label="Name" fault={faults?.name}>
              {(props) => (
                <input
                  {...props}
                  value={draft.name}
                  onChange={(event) => edit({ name: event.target.value })}
                />
              )}
            </Field>
            <div className="grid grid-cols-2 gap-3">
              <Field label="Shape">
                {(props) => (
                  <select
                    {...props}
                    value={draft.shape}
                    onChange={(event) =>
                      edit({ shape: shapes.find((one) => one === event.target.value) ?? 'lota' })
                    }
                  >
                    {shapes.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                )}
              </Field>
              <Field label="Metal">
                {(props) => (
                  <select
                    {...props}
                    value={draft.metal}
                    onChange={(event) =>
                      edit({ metal: metals.find((one) => one === event.target.value) ?? 'steel' })
                    }
                  >
                    {metals.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          </div>
        </div>
        <Field label="Words on the page">
          {(props) => (
            <textarea
              {...props}
              rows={3}
              value={draft.description}
              onChange={(event) => edit({ description: event.target.value })}
            />
          )}
        </Field>
        <label className="flex min-h-6 items-center gap-2.5">
          <input
            type="checkbox"
            className="check"
            checked={draft.status === 'active'}
            onChange={(event) => edit({ status: event.target.checked ? 'active' : 'draft' })}
          />
          For sale
        </label>
        <fieldset className="grid gap-4">
          <legend className="pb-1 text-lg font-semibold">Variants</legend>
          {draft.variants.map((variant) => (
            <VariantRow
              key={variant.id}
              variant={variant}
              fault={faults?.variants[variant.id]}
              onChange={(next) =>
                edit({ variants: draft.variants.map((one) => (one.id === next.id ? next : one)) })
              }
              {...(draft.variants.length > 1
                ? { onRemove: () => edit({ variants: draft.variants.filter(({ id }) => id !== variant.id) }) }
                : {})}
            />
          ))}
          <button
            type="button"
            className="btn justify-self-start"
            onClick={() => edit({ variants: [...draft.variants, newVariant(draft.id, draft.variants)] })}
          >
            <Icon name="plus" /> Another variant
          </button>
        </fieldset>
      </form>
    </Drawer>
  );
}

import { useState } from 'react';
import type { Variant } from '../../data/types';
import { parseMoney } from '../../lib/money';
import { Field } from '../../ui/Field';

interface Props {
  variant: Variant;
  fault: string | undefined;
  onChange(variant: Variant): void;
  onRemove?(): void;
}

/** One variant in the editor. Numbers are kept as typed until they can be read. */
export function VariantRow({ variant, fault, onChange, onRemove }: Props) {
  const [price, setPrice] = useState(variant.price === 0 ? '' : String(variant.price / 100));
  const count = (text: string) => Math.max(0, Math.min(999_999, Math.trunc(Number(text) || 0)));
  return (
    <div className="grid grid-cols-2 gap-3 rounded-[8px] bg-sunken p-3">
      <Field label="Variant">
        {(props) => (
          <input
            {...props}
            value={variant.name}
            onChange={(event) => onChange({ ...variant, name: event.target.value })}
          />
        )}
      </Field>
      <Field label="SKU">
        {(props) => (
          <input
            {...props}
            className="field font-mono"
            value={variant.sku}
            onChange={(event) => onChange({ ...variant, sku: event.target.value.toUpperCase() })}
          />
        )}
      </Field>
      <div className="col-span-2 grid grid-cols-3 gap-3">
        <Field label="Price, ₹">
          {(props) => (
            <input
              {...props}
              inputMode="decimal"
              value={price}
              onChange={(event) => {
                setPrice(event.target.value);
                onChange({ ...variant, price: parseMoney(event.target.value) ?? 0 });
              }}
            />
          )}
        </Field>
        <Field label="In stock">
          {(props) => (
            <input
              {...props}
              type="number"
              min="0"
              value={variant.stock}
              onChange={(event) => onChange({ ...variant, stock: count(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Warn at">
          {(props) => (
            <input
              {...props}
              type="number"
              min="0"
              value={variant.reorderAt}
              onChange={(event) => onChange({ ...variant, reorderAt: count(event.target.value) })}
            />
          )}
        </Field>
      </div>
      {fault ? <p className="col-span-2 font-semibold text-bad">{fault}</p> : null}
      {onRemove ? (
        <button
          type="button"
          className="btn btn-small justify-self-start"
          onClick={onRemove}
          aria-label={`Remove variant ${variant.name || 'without a name'}`}
        >
          Remove variant
        </button>
      ) : null}
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { put } from '../../data/changes';
import type { Discount } from '../../data/types';
import { dayOf } from '../../lib/dates';
import { parseMoney } from '../../lib/money';
import { Drawer } from '../../ui/Drawer';
import { Field } from '../../ui/Field';
import { type DiscountFaults, describeDiscount, discountFaults } from './discounts';

/** A new code, or another end, value or limit for one there is. The letters of a code never change. */
export function DiscountEditor({ discount, onClose }: { discount: Discount | null; onClose(): void }) {
  const { store, now, commit } = useConsole();
  const [draft, setDraft] = useState<Discount>(
    discount ?? {
      id: '',
      kind: 'percent',
      value: 10,
      minimum: 0,
      starts: dayOf(now),
      ends: null,
      used: 0,
      limit: null,
      isPaused: false,
    },
  );
  const [value, setValue] = useState(String(draft.kind === 'amount' ? draft.value / 100 : draft.value));
  const [minimum, setMinimum] = useState(draft.minimum === 0 ? '' : String(draft.minimum / 100));
  const [faults, setFaults] = useState<DiscountFaults>({});
  const edit = (changes: Partial<Discount>) => setDraft((before) => ({ ...before, ...changes }));
  const read: Discount = {
    ...draft,
    value:
      draft.kind === 'shipping' ? 0 : draft.kind === 'percent' ? Number(value) : (parseMoney(value) ?? 0),
    minimum: minimum.trim() === '' ? 0 : (parseMoney(minimum) ?? 0),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = discountFaults(read, new Set(discount ? [] : store.discounts.keys()));
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    commit(put(`Code ${read.id} saved`, 'discounts', [read]));
    onClose();
  };
  return (
    <Drawer
      title={discount ? discount.id : 'New code'}
      over={describeDiscount(read)}
      onClose={onClose}
      foot={
        <>
          <button type="submit" form="discount" className="btn btn-mark">
            Save code
          </button>
          <button type="button" className="btn" onClick={onClose}>
            Leave it
          </button>
        </>
      }
    >
      <form id="discount" onSubmit={submit} noValidate className="grid gap-4">
        {discount ? null : (
          <Field label="Code" hint="What the customer types." fault={faults.id}>
            {(props) => (
              <input
                {...props}
                className="field font-mono"
                autoComplete="off"
                value={draft.id}
                onChange={(event) => edit({ id: event.target.value.toUpperCase().trim() })}
              />
            )}
          </Field>
        )}
        <Field label="It gives">
          {(props) => (
            <select
              {...props}
              value={draft.kind}
              onChange={(event) => edit({ kind: event.target.value as Discount['kind'] })}
            >
              <option value="percent">Percent off</option>
              <option value="amount">Rupees off</option>
              <option value="shipping">Free shipping</option>
            </select>
          )}
        </Field>
        {draft.kind === 'shipping' ? null : (
          <Field label={draft.kind === 'percent' ? 'Percent' : 'Rupees'} fault={faults.value}>
            {(props) => (
              <input
                {...props}
                inputMode="decimal"
                value={value}
                onChange={(event) => setValue(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label="Least order in rupees" hint="Empty: any order.">
          {(props) => (
            <input
              {...props}
              inputMode="decimal"
              value={minimum}
              onChange={(event) => setMinimum(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First day">
            {(props) => (
              <input
                {...props}
                type="date"
                value={draft.starts}
                onChange={(event) => edit({ starts: event.target.value })}
              />
            )}
          </Field>
          <Field label="Last day" hint="Empty: no end." fault={faults.ends}>
            {(props) => (
              <input
                {...props}
                type="date"
                value={draft.ends ?? ''}
                onChange={(event) => edit({ ends: event.target.value || null })}
              />
            )}
          </Field>
        </div>
        <Field label="How often" hint="Empty: as often as wanted." fault={faults.limit}>
          {(props) => (
            <input
              {...props}
              type="number"
              min="1"
              value={draft.limit ?? ''}
              onChange={(event) =>
                edit({ limit: event.target.value === '' ? null : Math.trunc(Number(event.target.value)) })
              }
            />
          )}
        </Field>
      </form>
    </Drawer>
  );
}

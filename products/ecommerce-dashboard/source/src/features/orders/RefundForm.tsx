import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import type { Order } from '../../data/types';
import { formatMoney, parseMoney } from '../../lib/money';
import { Field } from '../../ui/Field';
import { refund, refundable, refundFault } from './orders';

const reasons = ['Dented on the way', 'Wrong size', 'Arrived too late', 'Changed their mind'];

/** Pays back a part of an order or all of it. */
export function RefundForm({ order, onDone }: { order: Order; onDone(): void }) {
  const { store, now, who, commit } = useConsole();
  const [amount, setAmount] = useState(String(refundable(order) / 100));
  const [reason, setReason] = useState(reasons[0] ?? '');
  const [restock, setRestock] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const paise = parseMoney(amount);
    const wish = { amount: paise ?? 0, reason, restock };
    const found = paise === null ? 'Write an amount such as 1,249.50.' : refundFault(order, wish);
    setFault(found);
    if (found) return field.current?.focus();
    commit(refund(order, wish, store, now, who));
    onDone();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="rise mb-6 grid gap-4 rounded-[10px] border-2 border-ink p-4"
      aria-label="Pay back"
    >
      <Field label="Amount in rupees" hint={`Up to ${formatMoney(refundable(order))}`} fault={fault}>
        {(props) => (
          <input
            {...props}
            ref={field}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field label="Reason">
        {(props) => (
          <select {...props} value={reason} onChange={(event) => setReason(event.target.value)}>
            {reasons.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <label className="flex min-h-6 items-center gap-2.5">
        <input
          type="checkbox"
          className="check"
          checked={restock}
          onChange={(event) => setRestock(event.target.checked)}
        />
        The goods go back on the shelf
      </label>
      <div className="flex gap-2">
        <button type="submit" className="btn btn-mark">
          Pay back {parseMoney(amount) ? formatMoney(parseMoney(amount) ?? 0) : ''}
        </button>
        <button type="button" className="btn" onClick={onDone}>
          Not now
        </button>
      </div>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { put } from '../../data/changes';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { Drawer } from '../../ui/Drawer';
import { Field } from '../../ui/Field';
import { OrderState } from '../orders/OrderState';
import { totalOf } from '../orders/orders';
import type { CustomerRow } from './customers';

/** One customer: what they bought, and what to remember about them. */
export function CustomerDrawer({ row, onClose }: { row: CustomerRow; onClose(): void }) {
  const { commit } = useConsole();
  const { customer, orders, spent } = row;
  const [note, setNote] = useState(customer.note);
  const save = (event: FormEvent) => {
    event.preventDefault();
    commit(put(`Note on ${customer.name} kept`, 'customers', [{ ...customer, note: note.trim() }]));
  };
  return (
    <Drawer
      title={customer.name}
      over={`${customer.city}, customer since ${formatDate(`${customer.since}T12:00:00Z`)}`}
      onClose={onClose}
    >
      <dl className="grid grid-cols-3 gap-3 border-b-2 border-dashed border-edge pb-4">
        {[
          ['Spent', formatMoney(spent)],
          ['Orders', String(orders.length)],
          ['Mean order', formatMoney(Math.round(spent / Math.max(1, orders.length) / 100) * 100)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-soft">{name}</dt>
            <dd className="font-mono text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a className="link" href={`mailto:${customer.email}`}>
          {customer.email}
        </a>
      </p>
      <form onSubmit={save} className="mt-4 grid gap-2">
        <Field label="To remember" hint="Seen by the team only.">
          {(props) => (
            <textarea {...props} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <button type="submit" className="btn justify-self-start" disabled={note.trim() === customer.note}>
          Keep the note
        </button>
      </form>
      <h3 className="mt-6 text-lg">Orders</h3>
      <ul className="mt-2 divide-y divide-line">
        {orders.slice(0, 12).map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <a className="link font-mono font-semibold" href={`#/orders/${order.id}`}>
              #{order.id}
            </a>
            <span className="text-soft">{formatDate(order.placedAt)}</span>
            <span className="ml-auto">
              <OrderState order={order} />
            </span>
            <span className="w-20 text-right font-semibold">{formatMoney(totalOf(order))}</span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

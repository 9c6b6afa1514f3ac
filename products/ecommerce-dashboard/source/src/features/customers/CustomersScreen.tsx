import { useState } from 'react';
import { go } from '../../app/route';
import { useConsole } from '../../app/StoreContext';
import { formatAgo } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { Choices } from '../../ui/Choices';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { Status } from '../../ui/Status';
import { CustomerDrawer } from './CustomerDrawer';
import { customerRows, type Kind, kindNames, kindOf } from './customers';

const kinds = ['all', 'regular', 'new', 'sleeping'] as const;
const most = 40;

/** Who buys, how often, and who has not been here for long. */
export function CustomersScreen({ open }: { open: string | null }) {
  const { store, now } = useConsole();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const all = customerRows(store, query).map((row) => ({ ...row, kind: kindOf(row, now) }));
  const rows = all.filter((row) => kind === 'all' || row.kind === kind);
  const row = open === null ? undefined : customerRows(store).find(({ customer }) => customer.id === open);
  return (
    <Page title="Customers">
      <div className="panel">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line px-4 py-3">
          <Field label="Look for" className="min-w-56 flex-1">
            {(props) => (
              <input
                {...props}
                type="search"
                placeholder="Name, e-mail or city"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
          <Choices<(typeof kinds)[number]>
            label="Kind"
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({
              value,
              label: value === 'all' ? 'All' : kindNames[value],
              count: value === 'all' ? all.length : all.filter((one) => one.kind === value).length,
            }))}
          />
        </div>
        <p role="status" className="sr-only">
          {rows.length} customers
        </p>
        {rows.length === 0 ? (
          <EmptyState
            shape="tumbler"
            title="Nobody of that name"
            action={{
              label: 'Show everyone',
              act: () => {
                setQuery('');
                setKind('all');
              },
            }}
          >
            A city or a part of the e-mail address works too.
          </EmptyState>
        ) : (
          <table className="data">
            <caption className="sr-only">Customers</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col" className="hidden sm:table-cell">
                  City
                </th>
                <th scope="col" className="hidden lg:table-cell">
                  Kind
                </th>
                <th scope="col" className="num hidden sm:table-cell">
                  Orders
                </th>
                <th scope="col" className="hidden md:table-cell">
                  Last
                </th>
                <th scope="col" className="num">
                  Spent
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map(({ customer, orders, spent, kind: own }) => (
                <tr key={customer.id}>
                  <td>
                    <a className="link font-semibold" href={`#/customers/${customer.id}`}>
                      {customer.name}
                    </a>
                  </td>
                  <td className="hidden sm:table-cell">{customer.city}</td>
                  <td className="hidden lg:table-cell">
                    <Status tone={tones[own]}>{kindNames[own]}</Status>
                  </td>
                  <td className="num hidden sm:table-cell">{orders.length}</td>
                  <td className="hidden md:table-cell">{formatAgo(orders[0]?.placedAt ?? now, now)}</td>
                  <td className="num font-semibold">{formatMoney(spent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length > most ? (
          <p className="px-4 py-3 text-soft">
            The {most} who spent most of {rows.length}. Look for a name to see others.
          </p>
        ) : null}
      </div>
      {row ? <CustomerDrawer key={row.customer.id} row={row} onClose={() => go('customers')} /> : null}
    </Page>
  );
}

const tones: Record<Kind, 'good' | 'mark' | 'bad' | 'plain'> = {
  regular: 'good',
  new: 'mark',
  sleeping: 'bad',
  once: 'plain',
};

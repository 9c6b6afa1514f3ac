import { type FormEvent, useState } from 'react';
import { isUsed } from '../../app/reducer.ts';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import type { AccountKind } from '../../data/types.ts';
import { multiply, sum, toNumber } from '../../lib/decimal.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Money, Percent, Quantity } from '../../ui/Money.tsx';
import { hatchOf, Swatch } from '../../ui/minerals.tsx';
import { Page } from '../../ui/Page.tsx';
import { ratio } from '../portfolio/valuation.ts';

export function AccountsScreen() {
  const { portfolio, book, market, valuation, dispatch, announce } = useStore();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<AccountKind>('wallet');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return setError('Give it a name.');
    if (portfolio.accounts.some((account) => account.name.toLowerCase() === wanted.toLowerCase()))
      return setError('There is an account by this name.');
    dispatch({ type: 'put-account', account: { id: crypto.randomUUID(), name: wanted, kind } });
    announce(`${wanted} is added.`);
    setName('');
    setError(undefined);
  };
  return (
    <Page title="Accounts" lead="Exchanges and wallets, and what the ledger says lies in each.">
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <ul className="grid gap-4">
          {portfolio.accounts.map((account) => {
            const held = Object.entries(book.balances[account.id] ?? {})
              .filter(([, quantity]) => quantity > 0n)
              .map(([asset, quantity]) => ({
                asset,
                quantity,
                value: multiply(quantity, market.prices[asset] ?? 0n),
              }))
              .toSorted((a, b) => (a.value < b.value ? 1 : -1));
            const value = sum(held.map((entry) => entry.value));
            let x = 0;
            return (
              <li key={account.id} className="bg-sheet p-4">
                <div className="flex flex-wrap items-baseline justify-between gap-3">
                  <h2 className="text-xl">
                    {account.name}{' '}
                    <span className="text-sm font-normal tracking-normal text-soft">{account.kind}</span>
                  </h2>
                  <p className="text-lg font-medium">
                    <Money value={value} />{' '}
                    <span className="text-sm font-normal">
                      <Percent part={ratio(value, valuation.value)} signed={false} />
                    </span>
                  </p>
                </div>
                {held.length === 0 ? (
                  <p className="mt-2 flex items-center justify-between text-soft">
                    Nothing lies here.
                    {!isUsed(account.id, portfolio.transactions) && (
                      <Button
                        look="quiet"
                        onClick={() => {
                          dispatch({ type: 'remove-account', id: account.id });
                          announce(`${account.name} is removed.`);
                        }}
                      >
                        Remove
                      </Button>
                    )}
                  </p>
                ) : (
                  <>
                    <svg className="my-3 h-8 w-full" aria-hidden="true">
                      {held.map((entry) => {
                        const size = (toNumber(entry.value) / (toNumber(value) || 1)) * 100;
                        x += size;
                        return (
                          <rect
                            key={entry.asset}
                            x={`${x - size}%`}
                            width={`${Math.max(size - 0.2, 0)}%`}
                            height="100%"
                            fill={hatchOf(entry.asset)}
                          />
                        );
                      })}
                    </svg>
                    <ul className="flex flex-wrap gap-x-6 gap-y-1">
                      {held.map((entry) => (
                        <li key={entry.asset}>
                          <a
                            href={linkTo('asset', entry.asset)}
                            className="flex min-h-6 items-center gap-2 no-underline hover:underline"
                          >
                            <Swatch asset={entry.asset} />
                            <Quantity value={entry.quantity} asset={entry.asset} />
                          </a>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <form onSubmit={add} noValidate className="grid gap-4 border-2 border-ink bg-sheet p-4">
          <h2 className="text-lg">New account</h2>
          <Field label="Name" error={error}>
            <input
              className="control"
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Choice
            legend="It is"
            options={[
              ['wallet', 'a wallet'],
              ['exchange', 'an exchange'],
            ]}
            value={kind}
            onChange={setKind}
          />
          <Button type="submit">Add account</Button>
        </form>
      </div>
    </Page>
  );
}

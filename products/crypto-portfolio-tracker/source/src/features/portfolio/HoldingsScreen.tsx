import { useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { compare, type Decimal, multiply } from '../../lib/decimal.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Money, Percent, Quantity } from '../../ui/Money.tsx';
import { hatchOf, Swatch } from '../../ui/minerals.tsx';
import { Empty, Page } from '../../ui/Page.tsx';
import { type Holding, ratio } from './valuation.ts';

type Column = 'asset' | 'value' | 'weight' | 'cost' | 'unrealised' | 'part' | 'realised' | 'day';
const COLUMNS: [Column, string][] = [
  ['asset', 'Coin'],
  ['value', 'Value'],
  ['weight', 'Share'],
  ['cost', 'Cost'],
  ['unrealised', 'Unrealised'],
  ['part', 'In %'],
  ['realised', 'Realised'],
  ['day', 'Day'],
];

const SORT: Record<Column, (a: Holding, b: Holding) => number> = {
  asset: (a, b) => b.asset.localeCompare(a.asset),
  value: (a, b) => compare(a.value, b.value),
  weight: (a, b) => a.weight - b.weight,
  cost: (a, b) => compare(a.cost, b.cost),
  unrealised: (a, b) => compare(a.unrealised, b.unrealised),
  part: (a, b) => ratio(a.unrealised, a.cost) - ratio(b.unrealised, b.cost),
  realised: (a, b) => compare(a.realised, b.realised),
  day: (a, b) => a.dayChange - b.dayChange,
};

export function HoldingsScreen() {
  const { valuation, portfolio, assetOf } = useStore();
  const [sort, setSort] = useState<{ by: Column; down: boolean }>({ by: 'value', down: true });
  const [account, setAccount] = useState('');
  const rows = valuation.holdings
    .filter((holding) => !account || holding.accounts.some((entry) => entry.account === account))
    .toSorted((a, b) => SORT[sort.by](a, b) * (sort.down ? -1 : 1));
  const inAccount = (holding: Holding): Decimal =>
    account
      ? (holding.accounts.find((entry) => entry.account === account)?.quantity ?? 0n)
      : holding.quantity;
  return (
    <Page
      title="Holdings"
      lead={
        account
          ? 'Quantity and value in this account; cost and gains are those of all lots of the coin.'
          : 'What lies in all accounts, by its open lots.'
      }
      actions={
        <label className="flex items-center gap-2 text-sm">
          Account
          <select className="control" value={account} onChange={(event) => setAccount(event.target.value)}>
            <option value="">All</option>
            {portfolio.accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {rows.length === 0 ? (
        <Empty title="Nothing is held here.">
          <a className="link" href={linkTo('ledger')}>
            Write down a purchase
          </a>
        </Empty>
      ) : (
        <div className="bg-sheet max-md:hidden">
          <div className="scroll" tabIndex={0} role="region" aria-label="Holdings">
            <table className="table">
              <thead>
                <tr>
                  {COLUMNS.map(([column, label]) => (
                    <th
                      key={column}
                      scope="col"
                      className={column === 'asset' ? '' : 'end'}
                      aria-sort={sort.by === column ? (sort.down ? 'descending' : 'ascending') : undefined}
                    >
                      <button
                        type="button"
                        className="inline-flex min-h-6 min-w-6 items-center gap-1 hover:text-ink"
                        onClick={() => setSort({ by: column, down: sort.by === column ? !sort.down : true })}
                      >
                        {label}
                        {sort.by === column && <Icon name={sort.down ? 'down' : 'up'} className="size-3.5" />}
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((holding) => (
                  <tr key={holding.asset}>
                    <td>
                      <a
                        href={linkTo('asset', holding.asset)}
                        className="flex items-center gap-3 no-underline"
                      >
                        <Swatch asset={holding.asset} className="h-9 w-4" />
                        <span>
                          <strong className="block underline decoration-line underline-offset-4">
                            {assetOf(holding.asset).name}
                          </strong>
                          <Quantity value={inAccount(holding)} asset={holding.asset} />
                        </span>
                      </a>
                    </td>
                    <td className="end text-base font-medium">
                      <Money value={multiply(inAccount(holding), holding.price)} />
                    </td>
                    <td className="end">
                      <Weight part={holding.weight} asset={holding.asset} />
                    </td>
                    <td className="end">
                      <Money value={holding.cost} />
                    </td>
                    <td className="end">
                      <Money value={holding.unrealised} signed toned />
                    </td>
                    <td className="end">
                      <Percent part={ratio(holding.unrealised, holding.cost)} />
                    </td>
                    <td className="end">
                      <Money value={holding.realised} signed toned />
                    </td>
                    <td className="end">
                      <Percent part={holding.dayChange} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      <ul className="grid gap-px bg-line md:hidden">
        {rows.map((holding) => (
          <li key={holding.asset} className="bg-sheet">
            <a
              href={linkTo('asset', holding.asset)}
              className="grid grid-cols-[1rem_1fr_auto] gap-x-3 p-3 no-underline"
            >
              <Swatch asset={holding.asset} className="row-span-2 h-full w-4" />
              <strong>{assetOf(holding.asset).name}</strong>
              <Money value={multiply(inAccount(holding), holding.price)} />
              <span className="text-sm">
                <Quantity value={inAccount(holding)} asset={holding.asset} />
              </span>
              <span className="text-end text-sm">
                <Percent part={ratio(holding.unrealised, holding.cost)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Weight({ part, asset }: { part: number; asset: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg className="h-2.5 w-20" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${part * 100}%`} height="100%" fill={hatchOf(asset)} />
      </svg>
      <Percent part={part} signed={false} />
    </span>
  );
}

import { useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { KINDS, type Transaction } from '../../data/types.ts';
import { taxYearOf } from '../../lib/dates.ts';
import { dec } from '../../lib/decimal.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Empty, Page } from '../../ui/Page.tsx';
import { filterLedger, type LedgerFilter, readFilter, writeFilter } from './filter.ts';
import { TransactionDialog } from './TransactionDialog.tsx';
import { KIND_LABELS, KindMark, Moved } from './TransactionLine.tsx';

const PAGE = 20;

export function LedgerScreen({ query }: { query: URLSearchParams }) {
  const { portfolio, market, book, accountOf } = useStore();
  const { transactions, settings } = portfolio;
  const filter = readFilter(query);
  const found = filterLedger(transactions, filter, settings.yearStart);
  const [limit, setLimit] = useState(PAGE);
  const [editing, setEditing] = useState<Transaction | 'new' | null>(null);
  const years = [
    ...new Set(transactions.map((entry) => taxYearOf(entry.at.slice(0, 10), settings.yearStart).year)),
  ]
    .toSorted()
    .reverse();
  const change = (part: Partial<LedgerFilter>) => {
    setLimit(PAGE);
    location.replace(`#/ledger${writeFilter({ ...filter, ...part })}`);
  };
  const select = (
    label: string,
    field: keyof LedgerFilter,
    options: readonly (readonly [string, string])[],
  ) => (
    <label className="text-xs text-soft">
      {label}
      <select
        className="control mt-1 text-sm text-ink"
        value={filter[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      >
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Page
      title="Ledger"
      lead="Every entry counts; everything else is worked out from here."
      actions={
        <>
          <Button onClick={() => setEditing('new')}>New entry</Button>
          <a
            href={linkTo('import')}
            className="inline-flex min-h-10 items-center border-[1.5px] border-ink px-4 font-medium no-underline hover:bg-raised"
          >
            Import a file
          </a>
        </>
      }
    >
      <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4">
        {select(
          'Kind',
          'kind',
          KINDS.map((kind) => [kind, KIND_LABELS[kind]]),
        )}
        {select(
          'Coin',
          'asset',
          market.assets.map(({ id, name }) => [id, name]),
        )}
        {select(
          'Account',
          'account',
          portfolio.accounts.map(({ id, name }) => [id, name]),
        )}
        {select(
          'Tax year',
          'year',
          years.map((year) => [String(year), taxYearOf(`${year}-12-31`, settings.yearStart).label]),
        )}
      </div>
      <p className="mb-2 text-sm text-soft" aria-live="polite">
        {found.length === transactions.length
          ? `${found.length} entries`
          : `${found.length} of ${transactions.length} entries`}
        {book.issues.length > 0 && (
          <strong className="ml-3 text-loss">{book.issues.length} to look at</strong>
        )}
      </p>
      {found.length === 0 ? (
        <Empty title={transactions.length ? 'No entry is like this.' : 'The ledger is empty.'}>
          {transactions.length > 0 && (
            <a className="link" href="#/ledger">
              Show all entries
            </a>
          )}
        </Empty>
      ) : (
        <ol className="bg-sheet">
          {found.slice(0, limit).map((entry) => {
            const issue = book.issues.find(({ transaction }) => transaction === entry.id);
            return (
              <li
                key={entry.id}
                className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line px-4 py-2.5 hover:bg-raised md:grid-cols-[7rem_7.5rem_1fr_11rem_9rem_4rem]"
              >
                <time
                  dateTime={entry.at}
                  className="text-sm text-soft max-md:col-start-2 max-md:row-start-1 max-md:text-end"
                >
                  {formatDay(entry.at)}
                </time>
                <span className="max-md:col-start-1 max-md:row-start-1">
                  <KindMark kind={entry.kind} />
                </span>
                <span className="min-w-0">
                  <Moved entry={entry} />
                  {entry.note && <span className="block text-sm text-soft">{entry.note}</span>}
                  {issue && <strong className="block text-sm font-medium text-loss">{issue.message}</strong>}
                </span>
                <span className="text-sm text-soft max-md:row-start-3">{accountOf(entry.account).name}</span>
                <span className="text-end">{'value' in entry && <Money value={dec(entry.value)} />}</span>
                <button
                  type="button"
                  className="link min-h-6 text-end text-sm max-md:row-start-3"
                  onClick={() => setEditing(entry)}
                  aria-label={`Change ${KIND_LABELS[entry.kind].toLowerCase()} of ${formatDay(entry.at)}`}
                >
                  Change
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {found.length > limit && (
        <Button look="line" className="mt-4" onClick={() => setLimit(limit + PAGE)}>
          Show {Math.min(PAGE, found.length - limit)} more
        </Button>
      )}
      {editing && (
        <TransactionDialog entry={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}

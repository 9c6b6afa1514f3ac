import { KINDS, type Kind, type Transaction } from '../../data/types.ts';
import { taxYear, type YearStart } from '../../lib/dates.ts';

export interface LedgerFilter {
  kind: Kind | '';
  asset: string;
  account: string;
  /** First year of a tax year, or ''. */
  year: string;
}
export const NO_FILTER: LedgerFilter = { kind: '', asset: '', account: '', year: '' };

/** Newest first. A coin also finds swaps into it; an account also finds transfers to it. */
export function filterLedger(
  transactions: readonly Transaction[],
  filter: LedgerFilter,
  start: YearStart,
): Transaction[] {
  const year = filter.year ? taxYear(Number(filter.year), start) : null;
  return transactions
    .filter((entry) => {
      const assets = entry.kind === 'swap' ? [entry.asset, entry.toAsset] : [entry.asset];
      const accounts = entry.kind === 'transfer' ? [entry.account, entry.toAccount] : [entry.account];
      const day = entry.at.slice(0, 10);
      return (
        (!filter.kind || entry.kind === filter.kind) &&
        (!filter.asset || assets.includes(filter.asset)) &&
        (!filter.account || accounts.includes(filter.account)) &&
        (!year || (day >= year.from && day <= year.to))
      );
    })
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

/** A filter as it stands in the address ('?kind=buy&asset=btc'); unknown values are left out. */
export function readFilter(query: URLSearchParams): LedgerFilter {
  const kind = query.get('kind') ?? '';
  return {
    kind: KINDS.find((known) => known === kind) ?? '',
    asset: query.get('asset') ?? '',
    account: query.get('account') ?? '',
    year: /^\d{4}$/.test(query.get('year') ?? '') ? (query.get('year') ?? '') : '',
  };
}

export function writeFilter(filter: LedgerFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return query.size ? `?${query}` : '';
}

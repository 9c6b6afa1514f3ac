import type { Method, Pool, Transaction } from '../../data/types.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { type Decimal, dec, min, share, sum, ZERO } from '../../lib/decimal.ts';
import { type Lot, put, take } from './lots.ts';

/** One lot, or a part of it, sold or swapped. */
export interface Disposal {
  transaction: string;
  day: Day;
  acquired: Day;
  account: string;
  asset: string;
  quantity: Decimal;
  /** Less the fee of the transaction. */
  proceeds: Decimal;
  cost: Decimal;
  gain: Decimal;
}
export interface Income {
  transaction: string;
  day: Day;
  account: string;
  asset: string;
  quantity: Decimal;
  value: Decimal;
}
/** Network fees paid in coin: what those coins had cost leaves the books, without proceeds. */
export interface FeePaid {
  transaction: string;
  day: Day;
  asset: string;
  quantity: Decimal;
  cost: Decimal;
}
export interface Issue {
  transaction: string;
  message: string;
}

export interface Book {
  /** Open lots by asset and account; with one pool for everything the account is ''. Oldest first. */
  lots: { asset: string; account: string; lots: Lot[] }[];
  disposals: Disposal[];
  income: Income[];
  fees: FeePaid[];
  /** What lies where, by account, then asset. */
  balances: Record<string, Record<string, Decimal>>;
  /** Cost of everything open after each transaction, in time order. */
  costTrail: { day: Day; cost: Decimal }[];
  issues: Issue[];
}

export const inOrder = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.toSorted((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0,
  );

/** Works the ledger through from the first transaction to the last. The same ledger always gives the same book. */
export function makeBook(
  transactions: readonly Transaction[],
  { method, pool }: { method: Method; pool: Pool },
): Book {
  const pools = new Map<string, Book['lots'][number]>();
  const book: Book = {
    lots: [],
    disposals: [],
    income: [],
    fees: [],
    balances: {},
    costTrail: [],
    issues: [],
  };
  let open = ZERO;

  const lotsOf = (asset: string, account: string): Lot[] => {
    const place = pool === 'account' ? account : '';
    const key = `${asset}\n${place}`;
    const found = pools.get(key) ?? { asset, account: place, lots: [] };
    pools.set(key, found);
    return found.lots;
  };
  const move = (account: string, asset: string, quantity: Decimal): Decimal => {
    book.balances[account] ??= {};
    const held = book.balances[account];
    held[asset] = (held[asset] ?? ZERO) + quantity;
    return held[asset];
  };
  const acquire = (entry: Transaction, asset: string, quantity: Decimal, cost: Decimal) => {
    put(lotsOf(asset, entry.account), { id: entry.id, acquired: dayOf(entry.at), quantity, cost });
    move(entry.account, asset, quantity);
    open += cost;
  };
  const release = (entry: Transaction, quantity: Decimal) => {
    const before = book.balances[entry.account]?.[entry.asset] ?? ZERO;
    const { lots, missing } = take(lotsOf(entry.asset, entry.account), quantity, method);
    move(entry.account, entry.asset, -min(quantity, before));
    open -= sum(lots.map((lot) => lot.cost));
    if (missing > ZERO || before < quantity) {
      book.issues.push({
        transaction: entry.id,
        message:
          'More is given away here than the account held. The uncovered part counts as bought for nothing.',
      });
    }
    return { lots, missing };
  };
  const dispose = (entry: Transaction & { value: string; fee: string }) => {
    const quantity = dec(entry.quantity);
    const { lots, missing } = release(entry, quantity);
    const day = dayOf(entry.at);
    if (missing > ZERO) lots.push({ id: '', acquired: day, quantity: missing, cost: ZERO });
    let proceedsLeft = dec(entry.value) - dec(entry.fee);
    let quantityLeft = quantity;
    for (const lot of lots) {
      const proceeds = share(proceedsLeft, lot.quantity, quantityLeft);
      proceedsLeft -= proceeds;
      quantityLeft -= lot.quantity;
      book.disposals.push({
        transaction: entry.id,
        day,
        acquired: lot.acquired,
        account: entry.account,
        asset: entry.asset,
        quantity: lot.quantity,
        proceeds,
        cost: lot.cost,
        gain: proceeds - lot.cost,
      });
    }
  };
  const payFee = (entry: Transaction, lots: readonly Lot[]) =>
    book.fees.push({
      transaction: entry.id,
      day: dayOf(entry.at),
      asset: entry.asset,
      quantity: sum(lots.map((lot) => lot.quantity)),
      cost: sum(lots.map((lot) => lot.cost)),
    });

  for (const entry of inOrder(transactions)) {
    const quantity = dec(entry.quantity);
    switch (entry.kind) {
      case 'buy':
        acquire(entry, entry.asset, quantity, dec(entry.value) + dec(entry.fee));
        break;
      case 'sell':
        dispose(entry);
        break;
      case 'swap':
        dispose(entry);
        acquire(entry, entry.toAsset, dec(entry.toQuantity), dec(entry.value));
        break;
      case 'reward': {
        const value = dec(entry.value);
        acquire(entry, entry.asset, quantity, value);
        book.income.push({
          transaction: entry.id,
          day: dayOf(entry.at),
          account: entry.account,
          asset: entry.asset,
          quantity,
          value,
        });
        break;
      }
      case 'fee':
        payFee(entry, release(entry, quantity).lots);
        break;
      case 'transfer': {
        const fee = dec(entry.networkFee);
        const arriving = quantity - fee;
        if (fee > ZERO) payFee(entry, release(entry, fee).lots);
        const held = min(arriving, book.balances[entry.account]?.[entry.asset] ?? ZERO);
        if (held < arriving)
          book.issues.push({
            transaction: entry.id,
            message: 'More is moved here than the account held; only what was there has moved.',
          });
        move(entry.account, entry.asset, -held);
        move(entry.toAccount, entry.asset, held);
        if (pool === 'account') {
          const target = lotsOf(entry.asset, entry.toAccount);
          for (const lot of take(lotsOf(entry.asset, entry.account), held, method).lots) put(target, lot);
        }
        break;
      }
    }
    book.costTrail.push({ day: dayOf(entry.at), cost: open });
  }
  book.lots = [...pools.values()].filter(({ lots }) => lots.length > 0);
  return book;
}

import { useStore } from '../../app/store.tsx';
import type { Kind, Transaction } from '../../data/types.ts';
import { dec } from '../../lib/decimal.ts';
import { formatDay } from '../../lib/format.ts';
import { Money, Quantity } from '../../ui/Money.tsx';

export const KIND_LABELS: Record<Kind, string> = {
  buy: 'Buy',
  sell: 'Sell',
  swap: 'Swap',
  transfer: 'Transfer',
  reward: 'Reward',
  fee: 'Fee',
};
const SIGNS: Record<Kind, string> = { buy: '+', sell: '−', swap: '⇄', transfer: '→', reward: '+', fee: '−' };

export function KindMark({ kind }: { kind: Kind }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={`figures grid size-6 place-items-center border text-sm font-semibold ${kind === 'sell' || kind === 'fee' ? 'border-ink bg-ink text-ground' : 'border-ink'}`}
        aria-hidden="true"
      >
        {SIGNS[kind]}
      </span>
      {KIND_LABELS[kind]}
    </span>
  );
}

/** What moved, in words: '0.5 ETH to Steel wallet', '8 SOL for 0.6 ETH'. */
export function Moved({ entry }: { entry: Transaction }) {
  const { accountOf } = useStore();
  return (
    <>
      <Quantity value={dec(entry.quantity)} asset={entry.asset} />
      {entry.kind === 'swap' && (
        <>
          {' '}
          for <Quantity value={dec(entry.toQuantity)} asset={entry.toAsset} />
        </>
      )}
      {entry.kind === 'transfer' && <> to {accountOf(entry.toAccount).name}</>}
    </>
  );
}

export function TransactionLine({ entry }: { entry: Transaction }) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-x-3 border-b border-line py-2 last:border-0">
      <KindMark kind={entry.kind} />
      <span className="min-w-0">
        <Moved entry={entry} />
        <span className="block text-xs text-soft">{formatDay(entry.at)}</span>
      </span>
      {'value' in entry ? <Money value={dec(entry.value)} /> : <span />}
    </li>
  );
}

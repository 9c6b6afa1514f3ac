import { type FormEvent, useRef, useState } from 'react';
import { useStore } from '../../app/store.tsx';
import { KINDS, type Transaction } from '../../data/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import {
  type Draft,
  type DraftErrors,
  type DraftField,
  draftOf,
  EXTRA,
  emptyDraft,
  readDraft,
} from './draft.ts';
import { KIND_LABELS } from './TransactionLine.tsx';

/** The form for a new entry, or for one that is there. */
export function TransactionDialog({ entry, onClose }: { entry: Transaction | null; onClose: () => void }) {
  const { portfolio, market, dispatch, announce } = useStore();
  const now = `${market.asOf}T23:59`;
  const [draft, setDraft] = useState<Draft>(() =>
    entry
      ? draftOf(entry)
      : emptyDraft(`${market.asOf}T12:00`, portfolio.accounts[0]?.id ?? '', market.assets[0]?.id ?? ''),
  );
  const [errors, setErrors] = useState<DraftErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (field: DraftField, value: string) => {
    setDraft({ ...draft, [field]: value });
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readDraft(draft, entry?.id ?? `u${crypto.randomUUID()}`, now);
    if ('errors' in result) {
      setErrors(result.errors);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    dispatch({ type: 'put-transaction', transaction: result.transaction });
    announce(entry ? 'The entry is changed.' : 'The entry is in the ledger.');
    onClose();
  };
  const remove = () => {
    if (!entry) return;
    dispatch({ type: 'remove-transaction', id: entry.id });
    announce('The entry is removed.');
    onClose();
  };
  const text = (field: DraftField, label: string, hint?: string) => (
    <Field label={label} error={errors[field]} hint={hint}>
      <input
        className="control figures"
        inputMode="decimal"
        autoComplete="off"
        value={draft[field]}
        onChange={(event) => set(field, event.target.value)}
      />
    </Field>
  );
  const list = (field: DraftField, label: string, options: readonly { id: string; name: string }[]) => (
    <Field label={label} error={errors[field]}>
      <select className="control" value={draft[field]} onChange={(event) => set(field, event.target.value)}>
        <option value="">Choose</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
  const has = (field: DraftField) => EXTRA[draft.kind].includes(field);
  return (
    <Dialog title={entry ? 'Change entry' : 'New entry'} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Choice
            legend="Kind"
            options={KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
            value={draft.kind}
            onChange={(kind) => setDraft({ ...draft, kind })}
          />
        </div>
        <Field label="Day and time" error={errors.at}>
          <input
            type="datetime-local"
            className="control"
            max={now}
            value={draft.at}
            onChange={(event) => set('at', event.target.value)}
          />
        </Field>
        {list('account', draft.kind === 'transfer' ? 'From account' : 'Account', portfolio.accounts)}
        {list('asset', draft.kind === 'swap' ? 'Coin given' : 'Coin', market.assets)}
        {text('quantity', draft.kind === 'swap' ? 'Quantity given' : 'Quantity')}
        {has('toAccount') && list('toAccount', 'To account', portfolio.accounts)}
        {has('toAsset') && list('toAsset', 'Coin received', market.assets)}
        {has('toQuantity') && text('toQuantity', 'Quantity received')}
        {has('value') &&
          text(
            'value',
            draft.kind === 'reward' ? 'Worth in rupees that day' : 'Value in rupees',
            'Before fees.',
          )}
        {has('fee') && text('fee', 'Fee in rupees')}
        {has('networkFee') && text('networkFee', 'Network fee, in the coin', 'Part of the quantity.')}
        <Field label="Note" className="sm:col-span-2">
          <input
            className="control"
            maxLength={140}
            value={draft.note}
            onChange={(event) => set('note', event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-between gap-3 sm:col-span-2">
          <div className="flex gap-2">
            <Button type="submit">{entry ? 'Save' : 'Add to the ledger'}</Button>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
          {entry && (
            <Button look="danger" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

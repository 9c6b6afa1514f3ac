import { type FormEvent, useId, useState } from 'react';
import { formatRupees, parseRupees } from '../../../lib/rupees.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { refundFault } from '../../premium/schema.ts';
import type { HeldPayment } from '../order-money.ts';
import type { OrderRow } from '../read.ts';

/** What is to go back: paise of one payment, and why. */
export type RefundChoice = { payment: HeldPayment; amount: number; reason: string };

type Props = {
  order: OrderRow;
  /** Those of which something is left. */
  payments: HeldPayment[];
  /** Resolves to whether it was done; what was typed stays if not. */
  onConfirm: (choice: RefundChoice) => Promise<boolean>;
  onClose: () => void;
};

type Faults = { amount?: string | undefined; reason?: string | undefined };

/** Gives an order's money, or a part of it, back: asked first, then shown as it will be done, then done. */
export function RefundDialog({ order, payments, onConfirm, onClose }: Props) {
  const form = useId();
  const [id, setId] = useState(payments[0]?.id ?? '');
  const payment = payments.find((one) => one.id === id) ?? payments[0];
  const [amount, setAmount] = useState(plain(payment?.rest ?? 0));
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [choice, setChoice] = useState<RefundChoice | null>(null);
  const [busy, setBusy] = useState(false);
  if (!payment) return null;

  function choosePayment(chosen: string) {
    setId(chosen);
    setAmount(plain(payments.find((one) => one.id === chosen)?.rest ?? 0));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!payment) return;
    const paise = parseRupees(amount);
    const found: Faults = {
      amount: paise === null ? 'Enter an amount in rupees, such as 1,000' : refundFault(paise, payment.rest),
      reason: reason.trim() ? undefined : 'Please say why',
    };
    setFaults(found);
    const wrong = found.amount ? 'amount' : found.reason ? 'reason' : null;
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (paise !== null) setChoice({ payment, amount: paise, reason: reason.trim() });
  }
  async function confirm() {
    if (!choice) return;
    setBusy(true);
    if (await onConfirm(choice)) return onClose();
    setBusy(false);
    setChoice(null);
  }

  if (choice) {
    const ends = order.state === 'paid' && payments.length === 1 && choice.amount === payment.rest;
    return (
      <Dialog
        key="confirm"
        open
        onClose={() => !busy && setChoice(null)}
        role="alertdialog"
        title={`Return ${formatRupees(choice.amount)}?`}
        description={`The money goes back to the means of payment of ${order.full_name} (${order.email}). It can not be taken back from here. ${ends ? 'The licence ends, and the download links stop working at once.' : 'The order, its licence and its downloads stay as they are.'}`}
        footer={
          <>
            <Button variant="secondary" autoFocus onClick={() => setChoice(null)} disabled={busy}>
              Back
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              Refund {formatRupees(choice.amount)}
            </Button>
          </>
        }
      />
    );
  }
  const { rest, returned } = payment;
  return (
    <Dialog
      key="ask"
      open
      onClose={onClose}
      title={
        <>
          Refund <span className="whitespace-nowrap">{order.number}</span>
        </>
      }
      description={`${order.product_title}, bought by ${order.full_name}. The buyer gets a mail with the amount; only operators read the reason.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Continue
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {payments.length > 1 && (
          <Field label="Payment" hint={`This order was paid ${payments.length} times.`}>
            {(control) => (
              <Select {...control} value={id} onChange={(event) => choosePayment(event.target.value)}>
                {payments.map((one, index) => (
                  <option key={one.id} value={one.id}>
                    {`${index + 1}: ${formatRupees(one.rest)} of ${formatRupees(one.amount)} left`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          label="Amount in rupees"
          error={faults.amount}
          hint={`Up to ${formatRupees(rest)}${returned > 0 ? `; ${formatRupees(returned)} has gone back already` : ''}.`}
        >
          {(control) => (
            <Input
              {...control}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </Field>
        <Field label="Reason" max={1000} strict error={faults.reason}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** An amount as it is typed: `4999`, `0.50`. */
function plain(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

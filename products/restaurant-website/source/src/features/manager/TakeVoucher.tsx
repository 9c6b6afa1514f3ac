import { type FormEvent, useState } from 'react';
import { api } from '../../data/index.ts';
import { ask } from '../../data/house.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { tidy } from '../../lib/code.ts';
import { centsOf } from '../../ui/check.ts';
import { Field } from '../../ui/Field.tsx';
import { slipIn } from '../vouchers/voucher.ts';

/** Takes an amount off a voucher at the table. */
export function TakeVoucher() {
  const { t, money } = useSite();
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState({ code: '', amount: '' });
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    const cents = centsOf(amount);
    const faults = {
      code: slipIn(code) ? t.basket.voucherSlip : '',
      amount: cents ? '' : t.refused.amount,
    };
    setWrong(faults);
    if (!cents || faults.code) return;
    const outcome = await ask(() => api.redeem(tidy(code), cents));
    if (!outcome.ok) return setWrong({ code: t.refused[outcome.reason], amount: '' });
    setSaid(fill(t.manager.took, { left: money(outcome.value.left) }));
  };
  return (
    <section aria-labelledby="take">
      <h2 id="take" className="mid-head">
        {t.manager.voucher}
      </h2>
      <form className="grid gap-3" onSubmit={(event) => void take(event)} noValidate>
        <Field label={t.vouchers.code} value={code} onChange={setCode} maxLength={16} error={wrong.code} />
        <Field
          label={t.manager.amount}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          maxLength={8}
          error={wrong.amount}
        />
        <button type="submit" className="button justify-self-start">
          {t.manager.take}
        </button>
        <p role="status" className="good">
          {said}
        </p>
      </form>
    </section>
  );
}

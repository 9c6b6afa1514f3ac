import { type FormEvent, useState } from 'react';
import { house } from '../../data/house.ts';
import { dayName, fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { tidy } from '../../lib/code.ts';
import { Field } from '../../ui/Field.tsx';
import { slipIn } from './voucher.ts';

/** How much is on a voucher; a slip of the pen is found without asking. */
export function CheckVoucher() {
  const { t, lang, money } = useSite();
  const { vouchers } = house.use().house;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const found = vouchers.find(({ code }) => code === asked);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(tidy(typed));
  };
  const wrong = asked && asked === tidy(typed) && !found ? (slipIn(typed) ? t.basket.voucherSlip : t.refused.unknown) : '';
  return (
    <form className="no-print grid gap-3" onSubmit={look} noValidate>
      <h2 className="mid-head">{t.vouchers.check}</h2>
      <p className="hint">{t.vouchers.checkText}</p>
      <div className="code-form">
        <Field label={t.vouchers.code} value={typed} onChange={setTyped} maxLength={16} error={wrong} />
        <button type="submit" className="button">
          {t.vouchers.ask}
        </button>
      </div>
      <p role="status" className="good">
        {found &&
          fill(t.vouchers.left, {
            left: money(found.left),
            amount: money(found.amount),
            day: dayName(found.until, lang, true),
          })}
      </p>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import type { Figure } from '../../art/figures.ts';
import { Tile } from '../../art/Tile.tsx';
import { voucherAmounts } from '../../content/house.ts';
import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import type { Voucher } from '../../data/types.ts';
import { dayName, fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { announce } from '../../ui/announce.tsx';
import { centsOf, isName } from '../../ui/check.ts';
import { Band } from '../../ui/Band.tsx';
import { Choice, Field } from '../../ui/Field.tsx';
import { CheckVoucher } from './CheckVoucher.tsx';
import { isAmount, untilFor } from './voucher.ts';
import { VoucherSheet } from './VoucherSheet.tsx';

const offered = [
  'flower',
  'swallow',
  'boat',
  'orange',
  'octopus',
  'hen',
  'grapes',
  'dolphin',
] as const satisfies readonly Figure[];

/** Makes a voucher, shows it, and says how much is on one. */
export function VouchersPage() {
  const { t, lang, money } = useSite();
  const { now } = house.use();
  const [amount, setAmount] = useState<number>(5000);
  const [own, setOwn] = useState('');
  const [wish, setWish] = useState({ to: '', from: '', text: '', figure: 'flower' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const [made, setMade] = useState<Voucher | null>(null);
  const cents = own ? (centsOf(own) ?? 0) : amount;
  const bounds = { least: money(voucherAmounts.least), most: money(voucherAmounts.most) };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isAmount(cents) || !isName(wish.to)) return;
    const outcome = await ask(() => api.sellVoucher({ ...wish, amount: cents }));
    if (!outcome.ok) return setRefused(t.refused[outcome.reason]);
    setMade(outcome.value);
    announce(t.vouchers.ready);
  };

  return (
    <>
      <Band title={t.vouchers.title} lead={t.vouchers.lead} tiles={['flower', 'swallow', 'grapes']} />
      <div className="inside gift">
        {made ? (
          <div className="no-print grid content-start gap-5">
            <h2 className="big">{t.vouchers.ready}</h2>
            <p>{t.vouchers.demo}</p>
            <p className="flex flex-wrap items-center gap-4">
              <button type="button" className="button" onClick={() => window.print()}>
                {t.vouchers.print}
              </button>
              <button
                type="button"
                className="link"
                onClick={() => {
                  setMade(null);
                  setTried(false);
                }}
              >
                {t.vouchers.another}
              </button>
            </p>
          </div>
        ) : (
          <form className="no-print grid content-start gap-6" onSubmit={(event) => void send(event)} noValidate>
            <Choice
              legend={t.vouchers.amount}
              name="amount"
              value={own ? 0 : amount}
              options={voucherAmounts.choices.map((value) => ({ value, label: money(value) }))}
              onChange={(value) => {
                setAmount(value);
                setOwn('');
              }}
            />
            <Field
              label={t.vouchers.free}
              value={own}
              inputMode="decimal"
              maxLength={8}
              onChange={setOwn}
              error={own && !isAmount(cents) ? fill(t.vouchers.amountWrong, bounds) : ''}
            />
            <fieldset className="figures">
              <legend>{t.vouchers.figure}</legend>
              <div>
                {offered.map((figure) => (
                  <label key={figure}>
                    <input
                      type="radio"
                      name="figure"
                      checked={wish.figure === figure}
                      onChange={() => setWish({ ...wish, figure })}
                    />
                    <Tile figure={figure} />
                    <span className="sr-only">{t.vouchers.figures[figure]}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="who-grid">
              <Field
                label={t.vouchers.to}
                value={wish.to}
                maxLength={40}
                onChange={(to) => setWish({ ...wish, to })}
                error={tried && !isName(wish.to) ? t.vouchers.toWrong : ''}
              />
              <Field
                label={t.vouchers.from}
                value={wish.from}
                maxLength={40}
                onChange={(from) => setWish({ ...wish, from })}
              />
            </div>
            <Field
              label={t.vouchers.text}
              value={wish.text}
              rows={2}
              maxLength={120}
              onChange={(text) => setWish({ ...wish, text })}
              hint={fill(t.vouchers.textLeft, { n: 120 - wish.text.length })}
            />
            {refused && (
              <p className="wrong" role="alert">
                {refused}
              </p>
            )}
            <button type="submit" className="button justify-self-start" disabled={!isAmount(cents)}>
              {fill(t.vouchers.buy, { amount: money(cents) })}
            </button>
          </form>
        )}
        <div className="grid content-start gap-10">
          <VoucherSheet
            figure={offered.find((figure) => figure === (made ?? wish).figure) ?? 'flower'}
            to={(made ?? wish).to}
            from={(made ?? wish).from}
            text={(made ?? wish).text}
            amount={made?.amount ?? cents}
            code={made?.code ?? ''}
            until={dayName(made?.until ?? untilFor(now.day), lang, true)}
          />
          <CheckVoucher />
        </div>
      </div>
    </>
  );
}

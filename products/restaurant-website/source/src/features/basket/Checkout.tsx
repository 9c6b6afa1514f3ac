import { type FormEvent, useState } from 'react';
import { dishOf } from '../../content/dishes.ts';
import { taxRates } from '../../content/house.ts';
import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import type { OrderLine } from '../../data/types.ts';
import { fill, weekdayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { tidy } from '../../lib/code.ts';
import { addDays, clock } from '../../lib/day.ts';
import { announce } from '../../ui/announce.tsx';
import { isName, isPhone } from '../../ui/check.ts';
import { Choice, Field } from '../../ui/Field.tsx';
import { servicesOn } from '../table/hours.ts';
import { refusalOf, slipIn } from '../vouchers/voucher.ts';
import { emptyBasket } from './basket.ts';
import { tipOf, totalsOf, sumOf } from './sums.ts';
import { pickUpsOn } from './times.ts';

const tips = [0, 5, 10];

/** The basket as a slip: lines, time, tip, voucher, sums. */
export function Checkout({ lines, onOrdered }: { lines: OrderLine[]; onOrdered: (id: string) => void }) {
  const { t, say, lang, money } = useSite();
  const { now, house: state } = house.use();
  const days = Array.from({ length: 8 }, (_, n) => addDays(now.day, n))
    .filter((day) => servicesOn(day).length > 0)
    .slice(0, 4);
  const [chosenDay, setDay] = useState('');
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? now.day);
  const [chosenAt, setAt] = useState(0);
  const [percent, setPercent] = useState(0);
  const [typed, setTyped] = useState('');
  const [who, setWho] = useState({ name: '', phone: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');

  const times = pickUpsOn(state.orders, lines, day, now);
  const at = times.find((time) => time.at === chosenAt && time.free)?.at ?? 0;
  const tip = tipOf(sumOf(lines), percent);
  const voucher = slipIn(typed) === null ? state.vouchers.find(({ code }) => code === tidy(typed)) : undefined;
  const trouble =
    slipIn(typed) === 'slip'
      ? t.basket.voucherSlip
      : typed && slipIn(typed) === null
        ? (() => {
            const reason = refusalOf(voucher, Math.min(1, voucher?.left ?? 1), now.day);
            return reason ? t.refused[reason] : '';
          })()
        : '';
  const totals = totalsOf(lines, tip, trouble ? 0 : (voucher?.left ?? 0));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!at || trouble || !isName(who.name) || !isPhone(who.phone)) return;
    const outcome = await ask(() =>
      api.order({ ...who, lines, day, at, tip, voucher: voucher?.code ?? '' }),
    );
    if (!outcome.ok) return setRefused(t.refused[outcome.reason]);
    onOrdered(outcome.value.id);
    emptyBasket();
    setTyped('');
    setTried(false);
    setRefused('');
    announce(fill(t.basket.ordered, { id: outcome.value.id }));
  };

  return (
    <form className="slip" onSubmit={(event) => void send(event)} noValidate>
      <h2 className="mid-head">{t.basket.yours}</h2>
      {lines.length === 0 ? (
        <p>
          {t.basket.empty} {t.basket.emptyMore}
        </p>
      ) : (
        <>
          <ul className="lines">
            {lines.map(({ dish: id, count }) => {
              const dish = dishOf(id);
              return (
                dish && (
                  <li key={id}>
                    <span>
                      {count} × {say(dish.name)}
                    </span>
                    <span>{money(dish.price * count)}</span>
                  </li>
                )
              );
            })}
          </ul>
          <Choice
            legend={t.basket.day}
            name="pick-day"
            value={day}
            options={days.map((value) => ({
              value,
              label: `${weekdayName(value, lang, 'short')} ${Number(value.slice(8))}`,
            }))}
            onChange={setDay}
          />
          {times.length === 0 ? (
            <p>{t.basket.noTimes}</p>
          ) : (
            <Choice
              legend={t.basket.time}
              name="pick-time"
              value={at}
              options={times.map((time) => ({ value: time.at, label: clock(time.at), off: !time.free }))}
              onChange={setAt}
            />
          )}
          <p className="hint">{t.basket.quarter}</p>
          <Choice
            legend={t.basket.tip}
            name="tip"
            value={percent}
            options={tips.map((value) => ({ value, label: value === 0 ? t.basket.noTip : `${value} %` }))}
            onChange={setPercent}
          />
          <Field
            label={t.basket.voucher}
            value={typed}
            onChange={setTyped}
            maxLength={16}
            error={trouble}
            hint={voucher && !trouble ? fill(t.basket.voucherLeft, { amount: money(voucher.left) }) : ''}
          />
          <Field
            label={t.fields.name}
            value={who.name}
            autoComplete="name"
            onChange={(name) => setWho({ ...who, name })}
            error={tried && !isName(who.name) ? t.fields.nameWrong : ''}
          />
          <Field
            label={t.fields.phone}
            type="tel"
            value={who.phone}
            autoComplete="tel"
            onChange={(phone) => setWho({ ...who, phone })}
            error={tried && !isPhone(who.phone) ? t.fields.phoneWrong : ''}
          />
          <dl className="sums">
            <div>
              <dt>{t.basket.sum}</dt>
              <dd>{money(totals.sum)}</dd>
            </div>
            <div className="small">
              <dt>{fill(t.basket.tax, { rate: taxRates.food })}</dt>
              <dd>{money(totals.tax)}</dd>
            </div>
            {totals.tip > 0 && (
              <div>
                <dt>{t.basket.tipLine}</dt>
                <dd>{money(totals.tip)}</dd>
              </div>
            )}
            {totals.voucher > 0 && (
              <div>
                <dt>{t.basket.voucherLine}</dt>
                <dd>−{money(totals.voucher)}</dd>
              </div>
            )}
            <div className="due">
              <dt>{t.basket.due}</dt>
              <dd>{money(totals.due)}</dd>
            </div>
          </dl>
          {refused && (
            <p className="wrong" role="alert">
              {refused}
            </p>
          )}
          <button type="submit" className="button" disabled={!at}>
            {at ? fill(t.basket.order, { time: clock(at) }) : t.basket.chooseTime}
          </button>
        </>
      )}
    </form>
  );
}

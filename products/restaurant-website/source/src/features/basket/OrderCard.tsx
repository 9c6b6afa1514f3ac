import { dishOf } from '../../content/dishes.ts';
import { type Order, orderStates } from '../../data/types.ts';
import { dayName, fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';

/** An order and how far it has come. */
export function OrderCard({ order }: { order: Order }) {
  const { t, say, lang, money } = useSite();
  const at = orderStates.indexOf(order.state);
  return (
    <article className="card">
      <h3 className="text-xl">{fill(t.basket.number, { id: order.id })}</h3>
      <p>{fill(t.basket.collect, { day: dayName(order.day, lang), time: clock(order.at) })}</p>
      <ol className="way">
        {orderStates.map((state, i) => (
          <li key={state} className={i <= at ? 'done' : undefined} aria-current={i === at ? 'step' : undefined}>
            {t.basket.states[state]}
          </li>
        ))}
      </ol>
      <p className="small">
        {order.lines.map(({ dish, count }) => `${count} × ${say(dishOf(dish)?.name ?? { en: '', pt: '' })}`).join(', ')}
        . {t.basket.due}: {money(order.sum + order.tip - order.paidByVoucher)}
      </p>
    </article>
  );
}

import { useEffect, useState } from 'react';
import { Tile } from '../../art/Tile.tsx';
import { dishes } from '../../content/dishes.ts';
import { kitchen } from '../../content/house.ts';
import { house } from '../../data/house.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { monthOf } from '../../lib/day.ts';
import { Band } from '../../ui/Band.tsx';
import { isInSeason } from '../menu/filter.ts';
import { addToBasket, basketCount, ownOrders, useBasket } from './basket.ts';
import { Checkout } from './Checkout.tsx';
import { OrderCard } from './OrderCard.tsx';

/** What goes home: the wall to choose from, the basket, and orders on their way. */
export function BasketPage() {
  const { t, say, money } = useSite();
  const { now, house: state } = house.use();
  const lines = useBasket();
  const [own, setOwn] = useState<string[]>([]);
  useEffect(() => setOwn(ownOrders.read()), []);
  const count = basketCount(lines);
  const offered = dishes.filter(
    (dish) => dish.takeaway && isInSeason(dish, monthOf(now.day)) && !state.soldOut.includes(dish.id),
  );
  const orders = state.orders.filter(({ id }) => own.includes(id));
  return (
    <>
      <Band title={t.basket.title} lead={t.basket.lead} tiles={['soup', 'pumpkin', 'pear']} />
      <div className="inside basket">
        <section aria-labelledby="choose">
          <h2 id="choose" className="sr-only">
            {t.nav.menu}
          </h2>
          <ul className="shelf">
            {offered.map((dish) => {
              const inside = lines.find((line) => line.dish === dish.id)?.count ?? 0;
              const name = say(dish.name);
              return (
                <li key={dish.id} className={inside > 0 ? 'has' : undefined}>
                  <span className="paint-box">
                    <Tile figure={dish.figure} />
                  </span>
                  <span className="shelf-name">
                    {name}
                    <span>{money(dish.price)}</span>
                  </span>
                  <span className="stepper">
                    {inside > 0 && (
                      <>
                        <button
                          type="button"
                          aria-label={fill(t.basket.less, { dish: name })}
                          onClick={() => addToBasket(dish.id, -1)}
                        >
                          −
                        </button>
                        <span>{inside}</span>
                      </>
                    )}
                    <button
                      type="button"
                      aria-label={fill(t.basket.moreOf, { dish: name })}
                      disabled={count >= kitchen.mostItems}
                      onClick={() => addToBasket(dish.id)}
                    >
                      +
                    </button>
                  </span>
                </li>
              );
            })}
          </ul>
          {count >= kitchen.mostItems && <p className="hint">{fill(t.basket.tooMany, { n: kitchen.mostItems })}</p>}
        </section>
        <div className="slip-column">
          {orders.length > 0 && (
            <section>
              <h2 className="mid-head">{t.basket.orders}</h2>
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </section>
          )}
          <Checkout
            lines={lines}
            onOrdered={(id) => {
              ownOrders.add(id);
              setOwn(ownOrders.read());
            }}
          />
        </div>
      </div>
    </>
  );
}

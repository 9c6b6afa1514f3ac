import { Mortar, Tile } from '../../art/Tile.tsx';
import type { Dish } from '../../content/dish.ts';
import { wineOf } from '../../content/wines.ts';
import { fill, listed, monthName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { announce } from '../../ui/announce.tsx';
import { addToBasket } from '../basket/basket.ts';
import { isInSeason } from './filter.ts';

const monthDay = (month: number) => `2026-${String(month).padStart(2, '0')}-01`;

/** A dish of the menu with all that can be known of it. */
export function DishEntry({ dish, month, out }: { dish: Dish; month: number; out: boolean }) {
  const { t, say, money, lang } = useSite();
  const wine = wineOf(dish.wine);
  const name = say(dish.name);
  const season = isInSeason(dish, month);
  return (
    <li id={dish.id} className={out || !season ? 'dish gone' : 'dish'}>
      <span className={out ? 'paint-box off' : 'paint-box'}>{out ? <Mortar /> : <Tile figure={dish.figure} />}</span>
      <div>
        <h3>
          <span>{name}</span>
          <span className="price">{money(dish.price)}</span>
        </h3>
        <p>{say(dish.note)}</p>
        <p className="small">
          {dish.diet !== 'none' && <strong className="diet">{t.menu[dish.diet]}</strong>}
          {dish.allergens.length > 0
            ? fill(t.menu.contains, { list: listed(dish.allergens.map((it) => t.allergens[it]), lang) })
            : t.menu.nothing}
          {'. '}
          {wine && fill(t.menu.wine, { wine: wine.name })}.
        </p>
        {dish.months && (
          <p className="small">
            {fill(t.menu.season, {
              from: monthName(monthDay(dish.months[0]), lang),
              to: monthName(monthDay(dish.months[1]), lang),
            })}
            {!season && <strong>. {t.menu.outOf}</strong>}
          </p>
        )}
        {out ? (
          <p className="out">{t.menu.soldOut}</p>
        ) : !dish.takeaway ? (
          <p className="small no-print">{t.menu.here}</p>
        ) : (
          season && (
            <button
              type="button"
              className="link no-print"
              aria-label={`${t.menu.add}: ${name}`}
              onClick={() => {
                addToBasket(dish.id);
                announce(fill(t.menu.added, { dish: name }));
              }}
            >
              {t.menu.add}
            </button>
          )
        )}
      </div>
    </li>
  );
}

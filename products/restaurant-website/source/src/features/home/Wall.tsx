import { Letter, Mortar, Tile } from '../../art/Tile.tsx';
import type { Figure } from '../../art/figures.ts';
import { dishOf } from '../../content/dishes.ts';
import { house } from '../../data/house.ts';
import { useSite } from '../../i18n/site.tsx';

/**
 * What hangs where, row by row: dishes by their ids, letters of the name, figures that are only there for joy, `+` where
 * the cartouche begins, and `!` where the wall leads to the menu.
 */
const order = [
  'cuttlefish', 'orange', 'sardine', '~swallow', 'mullet', 'pear', 'octopus', 'lemon',
  'grapes', '=A', '=V', '=U', '=L', '=S', '=A', 'oyster',
  '+', 'bass', '~boat', 'fig',
  'pumpkin', 'prawn', 'bread',
  'hen', 'cheese', 'clams', 'olives', '~dolphin', 'pig', 'mushrooms', 'egg',
  'carrot', '~jug', 'soup', 'almonds', '!',
];

/** The first screen: the wall of the dining room, with the name painted on it. */
export function Wall({ when }: { when: string }) {
  const { t, to } = useSite();
  return (
    <div className="wall-frame">
      <div className="wall">
        {order.map((what, i) => {
          const place = `${what}-${i}`;
          if (what === '+')
            return (
              <div key={place} className="cartouche">
                <h1>{t.home.title}</h1>
                <p>{t.home.lead}</p>
                <p className="acts">
                  <a className="button" href={to('table')}>
                    {t.nav.table}
                  </a>
                  <span>{when}</span>
                </p>
              </div>
            );
          if (what === '!')
            return (
              <a key={place} className="cell all" href={to('menu')}>
                {t.menu.title}
              </a>
            );
          if (what.startsWith('='))
            return (
              <span key={place} className="cell letter" aria-hidden="true">
                <Letter letter={what.slice(1)} />
              </span>
            );
          if (what.startsWith('~'))
            return (
              <span key={place} className="cell joy" aria-hidden="true">
                <Tile figure={what.slice(1) as Figure} />
              </span>
            );
          return <DishCell key={place} id={what} />;
        })}
      </div>
    </div>
  );
}

/** A dish on the wall; bare mortar once it has sold out. */
function DishCell({ id }: { id: string }) {
  const { t, to, say, money } = useSite();
  const out = house.use().house.soldOut.includes(id);
  const dish = dishOf(id);
  if (!dish) return null;
  return (
    <a className={out ? 'cell off' : 'cell'} href={to('menu', `#${id}`)}>
      {out ? <Mortar /> : <Tile figure={dish.figure} />}
      <span className="tag">
        {say(dish.name)} <span>{out ? t.home.soldOut : money(dish.price)}</span>
      </span>
    </a>
  );
}

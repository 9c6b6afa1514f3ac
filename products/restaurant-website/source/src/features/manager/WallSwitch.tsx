import { Mortar, Tile } from '../../art/Tile.tsx';
import { dishes } from '../../content/dishes.ts';
import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { announce } from '../../ui/announce.tsx';

/** The wall as a panel of switches: a pressed tile has come off, because its dish is finished. */
export function WallSwitch() {
  const { t, say } = useSite();
  const { soldOut } = house.use().house;
  return (
    <section aria-labelledby="wall">
      <h2 id="wall" className="mid-head">
        {t.manager.wall}
      </h2>
      <p className="mb-4">{t.manager.wallText}</p>
      <ul className="switches">
        {dishes.map(({ id, figure, name }) => {
          const out = soldOut.includes(id);
          const text = say(name);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={out}
                aria-label={`${text}: ${t.home.soldOut}`}
                onClick={() => {
                  void ask(() => api.setSoldOut(id, !out));
                  announce(fill(out ? t.manager.on2 : t.manager.off, { dish: text }));
                }}
              >
                <span className="behind">
                  <Mortar />
                </span>
                <span className="front">
                  <Tile figure={figure} />
                </span>
              </button>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

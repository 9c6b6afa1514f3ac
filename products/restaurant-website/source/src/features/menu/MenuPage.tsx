import { useState } from 'react';
import { dishes } from '../../content/dishes.ts';
import { courses } from '../../content/types.ts';
import { wines } from '../../content/wines.ts';
import { house } from '../../data/house.ts';
import { fill, listed } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { monthOf } from '../../lib/day.ts';
import { Band } from '../../ui/Band.tsx';
import { DishEntry } from './DishEntry.tsx';
import { everything, reasonsAgainst } from './filter.ts';
import { MenuFilter } from './MenuFilter.tsx';

/** The menu: filter, dishes by course, what was left out and why, wines. */
export function MenuPage() {
  const { t, say, money, lang } = useSite();
  const { now, house: state } = house.use();
  const [choice, setChoice] = useState(everything);
  const month = monthOf(now.day);
  const judged = dishes.map((dish) => ({
    dish,
    reasons: reasonsAgainst(dish, choice, month, state.soldOut),
  }));
  const kept = judged.filter(({ reasons }) => reasons.length === 0).map(({ dish }) => dish);
  const out = judged.filter(({ reasons }) => reasons.length > 0);
  const because = (reasons: (typeof judged)[number]['reasons']) => {
    const has = reasons.filter((it) => it !== 'diet' && it !== 'season' && it !== 'soldOut');
    const said = reasons.flatMap((it) =>
      it === 'diet' ? [fill(t.menu.because.diet, { diet: t.menu[choice.diet] })]
      : it === 'season' || it === 'soldOut' ? [t.menu.because[it]] : [],
    );
    if (has.length > 0)
      said.unshift(fill(t.menu.because.has, { list: listed(has.map((it) => t.allergens[it]), lang) }));
    return said.join(', ');
  };
  return (
    <>
      <Band title={t.menu.title} lead={t.menu.lead} tiles={['octopus', 'orange', 'hen']} />
      <div className="inside menu">
        <MenuFilter choice={choice} onChange={setChoice} shown={kept.length} />
        <div>
          <div className="print-head">
            <p className="font-display text-4xl">Avulsa</p>
          </div>
          {kept.length === 0 && <p className="empty">{t.menu.empty}</p>}
          {courses.map((course) => {
            const inside = kept.filter((dish) => dish.course === course);
            return (
              inside.length > 0 && (
                <section key={course} className="course" aria-labelledby={course}>
                  <h2 id={course}>{t.menu.courses[course]}</h2>
                  <ul>
                    {inside.map((dish) => (
                      <DishEntry key={dish.id} dish={dish} month={month} out={state.soldOut.includes(dish.id)} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          {out.length > 0 && (
            <section className="left-out">
              <h2>{t.menu.leftOut}</h2>
              <ul>
                {out.map(({ dish, reasons }) => (
                  <li key={dish.id}>
                    <strong>{say(dish.name)}</strong>: {because(reasons)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="wines">
            <h2>{t.menu.wines}</h2>
            <ul>
              {wines.map((wine) => (
                <li key={wine.id}>
                  <span>
                    <strong>{wine.name}</strong>
                    <br />
                    {say(wine.note)}
                  </span>
                  <span className="price">{money(wine.glass)}</span>
                </li>
              ))}
            </ul>
          </section>
          <p className="mt-8 max-w-prose">{t.menu.kitchenNote}</p>
        </div>
      </div>
    </>
  );
}

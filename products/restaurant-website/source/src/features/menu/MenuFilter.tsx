import { dishes } from '../../content/dishes.ts';
import { allergens, type Diet } from '../../content/types.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { Choice } from '../../ui/Field.tsx';
import { type Choice as Wanted, everything } from './filter.ts';

interface Props {
  choice: Wanted;
  onChange: (choice: Wanted) => void;
  shown: number;
}

const diets: Diet[] = ['none', 'vegetarian', 'vegan'];

/** Diet, the fourteen allergens, and what there is today. */
export function MenuFilter({ choice, onChange, shown }: Props) {
  const { t } = useSite();
  const changed = choice.diet !== 'none' || choice.without.length > 0 || choice.today;
  return (
    <form className="filter no-print" aria-label={t.menu.filter} onSubmit={(event) => event.preventDefault()}>
      <p className="count-line" role="status">
        {fill(t.menu.count, { n: shown, all: dishes.length })}
      </p>
      <Choice
        legend={t.menu.diet}
        name="diet"
        value={choice.diet}
        options={diets.map((value) => ({ value, label: t.menu[value] }))}
        onChange={(diet) => onChange({ ...choice, diet })}
      />
      <fieldset className="ticks">
        <legend>{t.menu.without}</legend>
        <div>
          {allergens.map((it) => (
            <label key={it}>
              <input
                type="checkbox"
                checked={choice.without.includes(it)}
                onChange={({ target }) =>
                  onChange({
                    ...choice,
                    without: target.checked
                      ? [...choice.without, it]
                      : choice.without.filter((other) => other !== it),
                  })
                }
              />
              <span>{t.allergens[it]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="single">
        <input
          type="checkbox"
          checked={choice.today}
          onChange={({ target }) => onChange({ ...choice, today: target.checked })}
        />
        <span>{t.menu.today}</span>
      </label>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="link" onClick={() => window.print()}>
          {t.menu.print}
        </button>
        {changed && (
          <button type="button" className="link" onClick={() => onChange(everything)}>
            {t.menu.clear}
          </button>
        )}
      </p>
    </form>
  );
}

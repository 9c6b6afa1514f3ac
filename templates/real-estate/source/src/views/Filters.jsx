import { money } from '../page/words.js';
import { sorts } from '../state/address.js';

/** Round sums between the lowest and the highest price. */
function stepsOf(houses) {
  const prices = houses.map(({ price }) => price).filter((price) => price > 0);
  const steps = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7.5, 9].flatMap((step) => [2, 3, 4, 5, 6, 7, 8].map((zeros) => step * 10 ** zeros)).sort((a, b) => a - b);
  return steps.filter((step, at) => (steps[at + 1] ?? step) > Math.min(...prices) && step < Math.max(...prices) * 1.1);
}

function Several({ name, legend, all, chosen, onChange }) {
  const toggle = (one) => onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : all.filter((other) => other === one || chosen.includes(other)));
  return (
    <fieldset className="several">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one} className="chip">
          <input type="checkbox" name={name} checked={chosen.includes(one)} onChange={() => toggle(one)} />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What one wishes for. Quarters do by list what the pencil does on the plan. */
export function Filters({ houses, kinds, quarters, words, wish, onWish, count, onReset }) {
  const steps = stepsOf(houses);
  const total = houses.length;
  const number = (name) => (event) => onWish({ [name]: Number(event.target.value) });
  const isAny = count < total || wish.min || wish.max || wish.beds || wish.kind.length || wish.quarter.length || wish.garden || wish.kept || wish.area;
  return (
    <form className="filters" role="search" aria-label="Search" onSubmit={(event) => event.preventDefault()}>
      <div className="filters-line">
        <label className="field">
          Price from
          <select value={wish.min} onChange={number('min')}>
            <option value={0}>Any</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {money(step)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          To
          <select value={wish.max} onChange={number('max')}>
            <option value={0}>Any</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {money(step)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {words.bedrooms}
          <select value={wish.beds} onChange={number('beds')}>
            <option value={0}>Any</option>
            {[2, 3, 4, 5].map((beds) => (
              <option key={beds} value={beds}>
                {beds} or more
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Sort by
          <select value={wish.sort} onChange={(event) => onWish({ sort: event.target.value })}>
            {Object.entries(sorts).map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="chip">
          <input type="checkbox" checked={wish.garden} onChange={(event) => onWish({ garden: event.target.checked })} />
          <span>{words.garden}</span>
        </label>
        <p className="count" role="status">
          <b>{count}</b> of {total}
        </p>
        {isAny ? (
          <button type="button" className="plain" onClick={onReset}>
            Clear filters
          </button>
        ) : null}
      </div>
      <div className="filters-line">
        <Several name="kind" legend={words.kind} all={kinds} chosen={wish.kind} onChange={(kind) => onWish({ kind })} />
        <Several name="quarter" legend={words.quarter} all={quarters} chosen={wish.quarter} onChange={(quarter) => onWish({ quarter })} />
      </div>
    </form>
  );
}

import { kinds, money, quarters } from '../data/houses.js';
import { sorts } from '../state/address.js';

const steps = [150000, 200000, 250000, 300000, 350000, 400000, 500000, 600000, 750000, 900000];

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
export function Filters({ wish, onWish, count, total, onReset }) {
  const number = (name) => (event) => onWish({ [name]: Number(event.target.value) });
  const isAny = count < total || wish.min || wish.max || wish.beds || wish.kind.length || wish.quarter.length || wish.garden || wish.kept || wish.area;
  return (
    <form className="filters js" aria-label="What you are looking for" onSubmit={(event) => event.preventDefault()}>
      <div className="filters-line">
        <label className="field">
          From
          <select value={wish.min} onChange={number('min')}>
            <option value={0}>any price</option>
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
            <option value={0}>any price</option>
            {steps.map((step) => (
              <option key={step} value={step}>
                {money(step)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Bedrooms
          <select value={wish.beds} onChange={number('beds')}>
            <option value={0}>any</option>
            {[2, 3, 4, 5].map((beds) => (
              <option key={beds} value={beds}>
                {beds} or more
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          Order
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
          <span>With a garden</span>
        </label>
        <p className="count" role="status">
          <b>{count}</b> of {total} houses
        </p>
        {isAny ? (
          <button type="button" className="plain" onClick={onReset}>
            Show all
          </button>
        ) : null}
      </div>
      <div className="filters-line">
        <Several name="kind" legend="Kind" all={kinds} chosen={wish.kind} onChange={(kind) => onWish({ kind })} />
        <Several name="quarter" legend="Quarter" all={quarters} chosen={wish.quarter} onChange={(quarter) => onWish({ quarter })} />
      </div>
    </form>
  );
}

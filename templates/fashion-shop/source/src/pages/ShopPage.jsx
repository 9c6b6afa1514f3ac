import { families, structures } from '../cloth/cloths.js';
import { Card } from '../components/Card.jsx';
import { Swatch } from '../components/Swatch.jsx';
import { countWith, fields, find, isFiltered, sorts, useFilters } from '../state/filters.js';

const sample = { herringbone: 'herringbone-loden', twill: 'twill-rust', corduroy: 'corduroy-ochre', check: 'check-gunclub', canvas: 'canvas-wool', waffle: 'waffle-forest', guernsey: 'guernsey-ink', fairisle: 'fairisle-hearth' };

export function ShopPage() {
  const { filters, toggle, setSort, reset } = useFilters();
  const found = find(filters);
  return (
    <div className="wrap shop">
      <div className="shop-head">
        <h1>All garments</h1>
        <p>Fourteen of them. We have thought about a fifteenth since 2016.</p>
      </div>
      <details className="filters-fold">
        <summary>Filters</summary>
        <form className="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
          {Object.entries(fields).map(([field, { name, options }]) => (
            <fieldset key={field} className={`filter filter-${field}`}>
              <legend>{name}</legend>
              {options.map(([value, words]) => {
                const count = countWith(filters, field, value);
                const isOn = filters[field].includes(value);
                return (
                  <label key={value} className={count === 0 && !isOn ? 'option is-idle' : 'option'}>
                    <input type="checkbox" name={field} value={value} checked={isOn} onChange={() => toggle(field, value)} />
                    {field === 'cloth' ? <Swatch cloth={sample[value]} w={24} h={24} /> : null}
                    {field === 'colour' ? <span className="dot" style={{ background: families[value].dot }} /> : null}
                    <span>{words}</span> <span className="count">{count}</span>
                  </label>
                );
              })}
            </fieldset>
          ))}
        </form>
      </details>
      <div className="shop-found">
        <div className="shop-bar">
          <h2>
            <span role="status">
              {found.length === 1 ? 'One garment' : `${found.length} garments`}
              {filters.cloth.length > 0 ? ` in ${filters.cloth.map((id) => structures[id].name.toLowerCase()).join(' or ')}` : ''}
            </span>
          </h2>
          {isFiltered(filters) ? (
            <button type="button" className="plain-button" onClick={reset}>
              Clear the filters
            </button>
          ) : null}
          <label className="sort">
            Order{' '}
            <select value={filters.sort} onChange={(event) => setSort(event.target.value)}>
              {Object.entries(sorts).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {found.length === 0 ? (
          <div className="none">
            <h2>Nothing of that kind, in that cloth, in that size</h2>
            <p>It may exist on the loom, but not on the rail. Take one filter off and look again.</p>
            <button type="button" className="main-button" onClick={reset}>
              Clear the filters
            </button>
          </div>
        ) : (
          <ul className="cards">
            {found.map(({ garment, cloths }) => (
              <li key={garment.id}>
                <Card garment={garment} offered={cloths} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { choose } from '../page/goods.js';
import { countWith, fields, find, isFiltered, nothing, optionsOf, readFilters, readProducts, sorts, written } from '../state/filters.js';

const products = readProducts();
const options = optionsOf(products);

/** The filters beside the list, and the line above it. The cards stay those of the page: they are hidden and put in order. */
export function Filters({ above, none, list }) {
  const [filters, setFilters] = useState(() => readFilters(location.search, options));
  const found = find(products, filters);
  const go = (next) => {
    setFilters(next);
    const query = written(next);
    try {
      history.pushState(null, '', query ? `?${query}` : location.pathname);
    } catch {
      // Opened from disk, some browsers keep the address to themselves.
    }
  };
  const clear = () => go({ ...nothing, sort: filters.sort });

  useEffect(() => {
    const follow = () => setFilters(readFilters(location.search, options));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    for (const { card } of products) card.hidden = true;
    for (const { product, fitting } of found) {
      product.card.hidden = false;
      const chosen = product.card.querySelector('.colours input:checked')?.closest('li');
      if (!fitting.some(({ item }) => item === chosen)) choose(product.card, fitting[0].item);
    }
    const wanted = [...found.map(({ product }) => product.card), ...products.map(({ card }) => card).filter((card) => card.hidden)];
    if (wanted.some((card, at) => list.children[at] !== card)) list.append(...wanted);
    none.hidden = found.length > 0;
    none.querySelector('[data-clear]').onclick = clear;
  });

  const toggle = (field, value) => go({ ...filters, [field]: filters[field].includes(value) ? filters[field].filter((one) => one !== value) : [...filters[field], value] });
  return (
    <>
      <details className="filters-fold">
        <summary>Filters</summary>
        <div className="filters" role="group" aria-label="Filters">
          {Object.entries(fields)
            .filter(([field]) => options[field].length > 1)
            .map(([field, name]) => (
              <fieldset key={field} className={`filter filter-${field}`}>
                <legend>{name}</legend>
                {options[field].map((value) => {
                  const count = countWith(products, filters, field, value);
                  const isOn = filters[field].includes(value);
                  return (
                    <label key={value} className={count === 0 && !isOn ? 'option is-idle' : 'option'}>
                      <input type="checkbox" name={field} value={value} checked={isOn} onChange={() => toggle(field, value)} />
                      <span>{value}</span> <span className="count">{count}</span>
                    </label>
                  );
                })}
              </fieldset>
            ))}
        </div>
      </details>
      {createPortal(
        <div className="shop-bar">
          <p role="status">{found.length === 1 ? '1 product' : `${found.length} products`}</p>
          {isFiltered(filters) ? (
            <button type="button" className="plain-button" onClick={clear}>
              Clear filters
            </button>
          ) : null}
          <label className="sort">
            Sort by{' '}
            <select value={filters.sort} onChange={(event) => go({ ...filters, sort: event.target.value })}>
              {Object.entries(sorts).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>,
        above,
      )}
    </>
  );
}

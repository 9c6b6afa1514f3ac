import { contracts, kinds, pays } from '../data/fields.js';
import { words as own } from '../data/page.js';
import { Flag } from '../flags/Flag.jsx';
import { counts, filters, isNarrowed, nothing } from '../state/query.js';

/** Search and filters; the kinds of work are flags, and say how many jobs each would show. */
export function Filters({ state, go, marks, search }) {
  const toggle = (field, id) => {
    const had = state[field];
    go({ ...state, job: '', [field]: had.includes(id) ? had.filter((one) => one !== id) : [...had, id] });
  };
  const numbers = counts('kind', state, marks);
  return (
    <form className="filters" role="search" aria-label="Jobs" onSubmit={(event) => event.preventDefault()}>
      <div className="search-line">
        <label htmlFor="search" className="unseen">
          Search the jobs
        </label>
        <input id="search" ref={search} type="search" placeholder={own.search} autoComplete="off" value={state.words} onChange={(event) => go({ ...state, job: '', words: event.target.value }, { isSmall: true })} />
        {Object.entries(filters)
          .filter(([field]) => field !== 'kind')
          .map(([field, { name, options }]) => (
            <Drop key={field} field={field} name={name} options={options} state={state} marks={marks} toggle={toggle} />
          ))}
        <label className="pay">
          <span className="unseen">Pay a month</span>
          <select value={state.pay} onChange={(event) => go({ ...state, job: '', pay: Number(event.target.value) })}>
            {Object.entries(pays).map(([from, name]) => (
              <option key={from} value={from}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className="kinds">
        <legend className="unseen">Kind of work</legend>
        {Object.entries(kinds).map(([id, { name, letter }]) => {
          const count = numbers[id] ?? 0;
          return (
            <label key={id} className={count === 0 ? 'kind is-idle' : 'kind'}>
              <input type="checkbox" checked={state.kind.includes(id)} onChange={() => toggle('kind', id)} />
              <Flag letter={letter} />
              <span className="kind-name">{name}</span> <span className="kind-count">{count}</span>
            </label>
          );
        })}
      </fieldset>
      {isNarrowed(state) ? (
        <button type="button" className="link-button strike" onClick={() => go({ ...nothing, list: state.list, sort: state.sort })}>
          Strike all filters
        </button>
      ) : null}
    </form>
  );
}

function Drop({ field, name, options, state, marks, toggle }) {
  const numbers = counts(field, state, marks);
  const chosen = state[field];
  return (
    <details className="drop" name="filter">
      <summary>
        {name}
        {chosen.length > 0 ? <span className="drop-count">{chosen.length}</span> : null}
      </summary>
      <fieldset className="drop-in">
        <legend className="unseen">{name}</legend>
        {Object.entries(options).map(([id, words]) => (
          <label key={id} className={numbers[id] ? 'option' : 'option is-idle'}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(field, id)} />
            {field === 'contract' ? <Flag letter={contracts[id].letter} /> : null}
            <span>{words}</span>
            <span className="count">{numbers[id] ?? 0}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

import { searches } from '../state/local.js';
import { find, inWords, isNarrowed, nothing, read, written } from '../state/query.js';

/** Searches that this browser keeps, each with what is new since they were last opened. */
export function Kept({ state, go, marks, tell }) {
  const kept = searches.use();
  const { words, kind, place, contract, watch, pay } = state;
  const query = written({ ...nothing, words: words.trim(), kind, place, contract, watch, pay });
  const canKeep = isNarrowed(state) && !kept.some((one) => one.query === query);
  if (kept.length === 0 && !canKeep) return null;

  const idsOf = (one) => find(read(one.query), marks).map(({ id }) => id);
  const keep = () => {
    const before = kept;
    searches.write([...kept, { query, name: inWords(state), seen: find({ ...state, list: 'all' }, marks).map(({ id }) => id) }]);
    tell({ words: 'Search saved in this browser.', undo: () => searches.write(before) });
  };
  const openSearch = (one) => {
    searches.write(kept.map((other) => (other === one ? { ...one, seen: idsOf(one) } : other)));
    go({ ...read(one.query), sort: state.sort });
  };
  const drop = (one) => {
    searches.write(kept.filter((other) => other !== one));
    tell({ words: `Removed: ${one.name}.`, undo: () => searches.write(kept) });
  };
  return (
    <div className="kept">
      {canKeep ? (
        <button type="button" className="quiet-button" onClick={keep}>
          Save this search
        </button>
      ) : null}
      {kept.length > 0 ? (
        <>
          <ul aria-label="Saved searches">
            {kept.map((one) => {
              const fresh = idsOf(one).filter((id) => !one.seen.includes(id)).length;
              return (
                <li key={one.query}>
                  <button type="button" className="link-button" onClick={() => openSearch(one)}>
                    {one.name}
                  </button>
                  <span className={fresh > 0 ? 'fresh' : 'fresh is-none'}>{fresh > 0 ? `${fresh} new` : 'nothing new'}</span>
                  <button type="button" className="link-button" aria-label={`Remove the search ${one.name}`} onClick={() => drop(one)}>
                    Remove
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="small">Saved in this browser only. What is new is counted when you come back.</p>
        </>
      ) : null}
    </div>
  );
}

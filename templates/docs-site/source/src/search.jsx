import { useEffect, useMemo, useRef, useState } from 'react';
import { excerpt, makeIndex, search } from './search.js';

const Marked = ({ text, marks, around }) => excerpt(text, marks, around).map(([hit, part], i) => (hit ? <mark key={`${i}${part}`}>{part}</mark> : part));

/** The search: a combobox whose list is the manual. Rendered when it is open. */
export function Search({ close }) {
  const dialog = useRef(null);
  const { hint, nothing } = document.querySelector('[data-hint]').dataset;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const index = useMemo(makeIndex, []);
  const { hits, marks } = useMemo(() => search(index, query), [index, query]);

  useEffect(() => {
    dialog.current.showModal();
  }, []);

  const go = (hit) => {
    close();
    location.href = hit.address;
  };
  const keys = (event) => {
    const last = hits.length - 1;
    const next = { ArrowDown: chosen >= last ? 0 : chosen + 1, ArrowUp: chosen <= 0 ? last : chosen - 1, Home: 0, End: last }[event.key];
    if (next !== undefined && hits.length && !(query && event.key === 'Home' && event.shiftKey)) {
      event.preventDefault();
      setChosen(next);
      document.querySelector(`#hit-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && hits[chosen]) {
      event.preventDefault();
      go(hits[chosen]);
    }
  };

  return (
    <dialog className="search" ref={dialog} aria-label="Search the manual" onClose={close} onClick={(event) => event.target === dialog.current && close()}>
      <div className="search-field">
        <input type="text" role="combobox" aria-label="Search the manual" aria-expanded={hits.length > 0} aria-controls="hits" aria-autocomplete="list" aria-activedescendant={hits.length ? `hit-${chosen}` : undefined} placeholder={hint} autoComplete="off" spellCheck="false" value={query} onChange={(event) => { setQuery(event.target.value); setChosen(0); }} onKeyDown={keys} autoFocus />
        <button type="button" onClick={close}>Close</button>
      </div>
      <ul id="hits" role="listbox" aria-label="Places in the manual">
        {hits.map((hit, i) => (
          <li key={hit.address} id={`hit-${i}`} role="option" aria-selected={i === chosen} onClick={() => go(hit)} onPointerMove={() => setChosen(i)}>
            <span className="hit-page">{hit.page}</span>
            <strong><Marked text={hit.heading || hit.page} marks={marks} around={80} /></strong>
            <span className="hit-text"><Marked text={hit.text} marks={marks} /></span>
          </li>
        ))}
      </ul>
      <p className="search-foot" role="status">
        {!query && 'Type what you remember. One wrong letter is allowed, in long words two.'}
        {query && !hits.length && `Nothing about “${query}”. ${nothing}`}
        {hits.length > 0 && `${hits.length} ${hits.length === 1 ? 'place' : 'places'}. Arrow keys choose, Enter opens, Esc closes.`}
      </p>
    </dialog>
  );
}

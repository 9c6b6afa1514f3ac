import { useEffect, useRef } from 'react';
import { countIn, replaceIn } from '../state/find.js';
import { usePad } from '../state/PadContext.jsx';
import { Icon } from './Icon.jsx';

const times = (count) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export function FindBar({ search, setSearch, pattern, hits, onClose }) {
  const { pad, note, act, say } = usePad();
  const field = useRef(null);
  useEffect(() => field.current.focus(), []);
  const set = (change) => setSearch({ ...search, now: 0, ...change });
  const here = pattern ? countIn(note, pattern) : 0;
  const everywhere = pattern ? pad.notes.reduce((sum, one) => sum + countIn(one, pattern), 0) : 0;
  const step = (by) => hits.length > 0 && set({ now: (search.now + by + hits.length) % hits.length });

  const replaceOne = () => {
    const hit = hits[search.now];
    if (!hit) return;
    const text = note.text.slice(0, hit.from) + search.words + note.text.slice(hit.to);
    act({ type: 'write', id: note.id, change: { text }, saying: `“${search.find}” replaced once` });
  };
  const replaceAll = (notes) => {
    const { changes, count } = replaceIn(notes, pattern, search.words);
    if (count === 0) return say('There was nothing to replace.');
    return act({ type: 'replaceText', changes, saying: `“${search.find}” replaced ${times(count)}` });
  };

  return (
    <section
      className="findbar"
      aria-label="Find and replace"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="findbar-row">
        <label>
          Find
          <input
            ref={field}
            value={search.find}
            onChange={(event) => set({ find: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              step(event.shiftKey ? -1 : 1);
            }}
          />
        </label>
        <label>
          Replace with
          <input value={search.words} onChange={(event) => setSearch({ ...search, words: event.target.value })} />
        </label>
        <button type="button" className="tool" onClick={onClose} aria-label="Close find and replace">
          <Icon name="close" />
        </button>
      </div>
      <div className="findbar-row">
        <label className="tick">
          <input type="checkbox" checked={search.isCase} onChange={(event) => set({ isCase: event.target.checked })} />{' '}
          Match case
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={search.isWhole}
            onChange={(event) => set({ isWhole: event.target.checked })}
          />{' '}
          Whole words
        </label>
        <p role="status" className="findbar-count">
          {search.find && `${here} on this sheet, ${everywhere} on the pad`}
        </p>
        <button type="button" className="button" disabled={hits.length === 0} onClick={() => step(-1)}>
          Previous
        </button>
        <button type="button" className="button" disabled={hits.length === 0} onClick={() => step(1)}>
          Next
        </button>
        <button type="button" className="button" disabled={hits.length === 0} onClick={replaceOne}>
          Replace
        </button>
        <button type="button" className="button" disabled={here === 0} onClick={() => replaceAll([note])}>
          Replace all on this sheet
        </button>
        <button type="button" className="button" disabled={everywhere === 0} onClick={() => replaceAll(pad.notes)}>
          Replace all on the pad
        </button>
      </div>
    </section>
  );
}

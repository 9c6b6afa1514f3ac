import { useState } from 'react';
import { usePad } from '../state/PadContext.jsx';
import { blanksOf } from '../state/pad.js';

const dayOf = (at) => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

/** The card index: all sheets by folder, narrowed by words or a tag. */
export function Index({ isOpen, onPick, onNote, onLetter, onSettings }) {
  const { pad, act } = usePad();
  const [words, setWords] = useState('');
  const [tag, setTag] = useState(null);
  const tags = [...new Set(pad.notes.flatMap((note) => note.tags))].sort();
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = pad.notes.filter((note) => {
    const all = [note.title, note.text, note.to, note.folder, ...note.tags].join(' ').toLocaleLowerCase();
    return wanted.every((word) => all.includes(word)) && (!tag || note.tags.includes(tag));
  });
  const folders = [...new Set(found.map(({ folder }) => folder))].sort();

  return (
    <aside className="index" data-open={isOpen || undefined} aria-label="All sheets">
      <div className="index-new">
        <button type="button" className="button button-strong" onClick={onNote}>
          New note
        </button>
        <button type="button" className="button button-strong" onClick={onLetter}>
          New letter
        </button>
      </div>
      <input
        type="search"
        className="index-find"
        aria-label="Search all sheets"
        placeholder="Search all sheets"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {tags.length > 0 && (
        <div className="tags" role="group" aria-label="Only with the tag">
          {tags.map((one) => (
            <button key={one} type="button" aria-pressed={tag === one} onClick={() => setTag(tag === one ? null : one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <nav aria-label="Sheets">
        {folders.map((folder) => (
          <section key={folder}>
            <h2>{folder}</h2>
            <ul>
              {found
                .filter((note) => note.folder === folder)
                .map((note) => {
                  const blanks = blanksOf(note).length;
                  return (
                    <li key={note.id}>
                      <button
                        type="button"
                        aria-current={note.id === pad.open ? 'true' : undefined}
                        onClick={() => {
                          act({ type: 'open', id: note.id });
                          onPick();
                        }}
                      >
                        <b>{note.title || 'Without a title'}</b>
                        <span>
                          {dayOf(note.at)}
                          {note.kind === 'letter' &&
                            (blanks > 0 ? `, letter, ${blanks} blank${blanks === 1 ? '' : 's'}` : ', letter, complete')}
                        </span>
                      </button>
                    </li>
                  );
                })}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <p className="index-none">{pad.notes.length === 0 ? 'The pad is empty.' : 'No sheet like that.'}</p>
        )}
      </nav>
      <button type="button" className="button index-settings" onClick={onSettings}>
        Settings
      </button>
    </aside>
  );
}

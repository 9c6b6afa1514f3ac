import { useState } from 'react';
import { Icon } from '../components/Icon.jsx';
import { Slip } from '../components/Slip.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { kinds } from '../state/board.js';
import { findNotes, plural } from '../state/selectors.js';

export function Board({ openId, searchRef }) {
  const { board, me, person } = useBoard();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState('all');

  const follows = board.follows[me.id] ?? [];
  const filters = {
    all: { label: 'All', keeps: () => true },
    ...Object.fromEntries(
      Object.entries(kinds).map(([key, { label, paper }]) => [
        key,
        { label, paper, keeps: ({ kind }) => kind === key },
      ]),
    ),
    follows: { label: 'Followed', keeps: ({ by }) => follows.includes(by) },
    pocket: { label: 'My tabs', keeps: ({ tabs }) => tabs.includes(me.id) },
  };
  const notes = findNotes(board, words, (id) => person(id).name).filter(filters[filter].keeps);
  const firstPicture = notes.find(({ picture }) => picture)?.id;
  const isNarrowed = words.trim() !== '' || filter !== 'all';

  return (
    <section className="board" aria-label="Board">
      <div className="sieve">
        <div className="filters" role="group" aria-label="Show">
          {Object.entries(filters).map(([key, { label, paper }]) => (
            <button
              key={key}
              type="button"
              data-paper={paper}
              aria-pressed={filter === key}
              onClick={() => setFilter(key)}
            >
              {label}
            </button>
          ))}
        </div>
        <div className="search">
          <Icon name="search" size={18} />
          <input
            ref={searchRef}
            type="search"
            aria-label="Search the board"
            placeholder="Search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      </div>
      <p className={isNarrowed ? 'found' : 'hidden'} role="status">
        {isNarrowed && `${plural(notes.length, 'note')} of ${board.notes.length}`}
      </p>
      {notes.length === 0 ? (
        <div className="bare">
          <p>
            {board.notes.length === 0 ? 'The board is empty. Pin the first note.' : 'No note fits.'}
          </p>
          {isNarrowed && (
            <button
              type="button"
              className="plain-box"
              onClick={() => {
                setWords('');
                setFilter('all');
              }}
            >
              Clear filters
            </button>
          )}
        </div>
      ) : (
        <ul className="slips">
          {notes.map((note) => (
            <Slip key={note.id} note={note} isWide={note.id === firstPicture} isOpen={note.id === openId} />
          ))}
        </ul>
      )}
    </section>
  );
}

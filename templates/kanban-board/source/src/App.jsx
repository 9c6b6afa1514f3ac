import { useRef, useState } from 'react';
import { capital, words } from './data/page.js';
import { BoardDialog } from './components/BoardDialog.jsx';
import { FilesDialog } from './components/FilesDialog.jsx';
import { CardDialog } from './components/CardDialog.jsx';
import { TopBar } from './components/TopBar.jsx';
import { Message } from './components/Message.jsx';
import { Column } from './components/Column.jsx';
import { ColumnDialog } from './components/ColumnDialog.jsx';
import { Card } from './components/Card.jsx';
import { isFiltering, noFilter, passes } from './state/filter.js';
import { useDrag } from './state/useDrag.js';
import { useKeys } from './state/useKeys.js';
import { useLift } from './state/useLift.js';
import { useBoards } from './state/BoardsContext.jsx';

export function App() {
  const { state, board, act, undo, redo, isKept } = useBoards();
  const [filter, setFilter] = useState(noFilter);
  const [dialog, setDialog] = useState(null);
  const [heard, setHeard] = useState('');
  const search = useRef(null);
  const firstAdd = useRef(null);
  const close = () => setDialog(null);

  const move = (id, column, index) => {
    const name = board.columns.find((one) => one.id === column).name;
    act({ type: 'moveCard', id, column, index, saying: `“${board.cards[id].title}” moved to ${name}` });
  };
  const remove = (id) => act({ type: 'removeCard', id, saying: `“${board.cards[id].title}” deleted` });

  const { drag, begin, ghost } = useDrag((id, column, before) => {
    const others = board.columns.find((one) => one.id === column).cards.filter((card) => card !== id);
    move(id, column, before === null ? others.length : others.indexOf(before));
  });
  const { columns, liftedId, onKeyDown } = useLift(board, { onDrop: move, onSay: setHeard, onDelete: remove });

  useKeys({
    n: () => firstAdd.current?.click(),
    '/': () => search.current.focus(),
    '?': () => setDialog({ name: 'files' }),
    'ctrl+z': undo,
    'ctrl+shift+z': redo,
    'ctrl+y': redo,
    ...Object.fromEntries(
      state.boards.slice(0, 9).map(({ id }, place) => [String(place + 1), () => act({ type: 'goTo', id })]),
    ),
  });

  const shown = Object.values(board.cards).filter((card) => passes(card, filter)).length;
  const labels = filter.labels.filter((id) => board.labels.some((label) => label.id === id));
  const keeps = (card) => passes(card, { ...filter, labels });

  return (
    <div className="app">
      <TopBar
        filter={{ ...filter, labels }}
        setFilter={setFilter}
        searchRef={search}
        onBoard={() => setDialog({ name: 'board' })}
        onFiles={() => setDialog({ name: 'files' })}
      />
      {!isKept && <p className="not-kept">This browser keeps nothing. Export your boards before you close the page.</p>}
      <main className="board" data-board data-dragging={drag ? true : undefined}>
        <p className="hidden" id="how-to-move">
          Enter opens, Space picks up to move with the arrows.
        </p>
        <p className="hidden" role="status">
          {heard}
        </p>
        <div className={isFiltering(filter) ? 'found' : 'hidden'}>
          <p role="status">
            {isFiltering(filter) && `${shown} of ${Object.keys(board.cards).length} ${words.cards} shown`}
          </p>
          {isFiltering(filter) && (
            <button type="button" className="plate" onClick={() => setFilter(noFilter)}>
              Show all
            </button>
          )}
        </div>
        <div className="columns">
          {columns.map((column, place) => (
            <Column
              key={column.id}
              column={column}
              isLast={place === columns.length - 1}
              drag={drag}
              liftedId={liftedId}
              keeps={keeps}
              onOpen={(id) => setDialog({ name: 'card', id })}
              onPointerDown={begin}
              onKeyDown={onKeyDown}
              onEdit={(id) => setDialog({ name: 'column', id })}
              addRef={place === 0 ? firstAdd : undefined}
            />
          ))}
          <button
            type="button"
            className="add-column"
            onClick={() => act({ type: 'addColumn', name: `${capital(words.column)} ${columns.length + 1}`, saying: `New ${words.column} added` })}
          >
            <span>New {words.column}</span>
          </button>
        </div>
      </main>
      {drag && (
        <ol
          className="ghost"
          ref={ghost}
          aria-hidden="true"
          style={{ width: drag.width, translate: `${drag.x}px ${drag.y}px` }}
        >
          <Card card={board.cards[drag.id]} labels={board.labels} />
        </ol>
      )}
      <Message />
      {dialog?.name === 'card' && <CardDialog key={dialog.id} id={dialog.id} onClose={close} />}
      {dialog?.name === 'column' && <ColumnDialog id={dialog.id} onClose={close} />}
      {dialog?.name === 'board' && <BoardDialog onClose={close} />}
      {dialog?.name === 'files' && <FilesDialog onClose={close} />}
    </div>
  );
}

import { useRef, useState } from 'react';
import { BoardDialog } from './components/BoardDialog.jsx';
import { BoxDialog } from './components/BoxDialog.jsx';
import { CardDialog } from './components/CardDialog.jsx';
import { Frame } from './components/Frame.jsx';
import { Said } from './components/Said.jsx';
import { Track } from './components/Track.jsx';
import { TrackDialog } from './components/TrackDialog.jsx';
import { Wagon } from './components/Wagon.jsx';
import { isFiltering, noFilter, passes } from './state/filter.js';
import { useDrag } from './state/useDrag.js';
import { useKeys } from './state/useKeys.js';
import { useLift } from './state/useLift.js';
import { useYard } from './state/YardContext.jsx';

export function App() {
  const { yard, board, act, undo, redo, isKept } = useYard();
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
  const scrap = (id) => act({ type: 'removeCard', id, saying: `“${board.cards[id].title}” scrapped` });

  const { drag, begin, ghost } = useDrag((id, column, before) => {
    const others = board.columns.find((one) => one.id === column).cards.filter((card) => card !== id);
    move(id, column, before === null ? others.length : others.indexOf(before));
  });
  const { columns, liftedId, onKeyDown } = useLift(board, { onDrop: move, onSay: setHeard, onDelete: scrap });

  useKeys({
    n: () => firstAdd.current?.click(),
    '/': () => search.current.focus(),
    '?': () => setDialog({ name: 'box' }),
    'ctrl+z': undo,
    'ctrl+shift+z': redo,
    'ctrl+y': redo,
    ...Object.fromEntries(
      yard.boards.slice(0, 9).map(({ id }, place) => [String(place + 1), () => act({ type: 'goTo', id })]),
    ),
  });

  const shown = Object.values(board.cards).filter((card) => passes(card, filter)).length;
  const labels = filter.labels.filter((id) => board.labels.some((label) => label.id === id));
  const keeps = (card) => passes(card, { ...filter, labels });

  return (
    <div className="box">
      <Frame
        filter={{ ...filter, labels }}
        setFilter={setFilter}
        searchRef={search}
        onBoard={() => setDialog({ name: 'board' })}
        onBox={() => setDialog({ name: 'box' })}
      />
      {!isKept && <p className="not-kept">This browser keeps nothing. Export your boards before you close the page.</p>}
      <main className="yard" data-yard data-dragging={drag ? true : undefined}>
        <p className="hidden" id="how-to-move">
          Enter opens, Space couples on to move with the arrows.
        </p>
        <p className="hidden" role="status">
          {heard}
        </p>
        <div className={isFiltering(filter) ? 'found' : 'hidden'}>
          <p role="status">
            {isFiltering(filter) && `${shown} of ${Object.keys(board.cards).length} wagons are lit`}
          </p>
          {isFiltering(filter) && (
            <button type="button" className="plate" onClick={() => setFilter(noFilter)}>
              Show all
            </button>
          )}
        </div>
        <div className="tracks">
          {columns.map((column, place) => (
            <Track
              key={column.id}
              column={column}
              isLast={place === columns.length - 1}
              drag={drag}
              liftedId={liftedId}
              keeps={keeps}
              onOpen={(id) => setDialog({ name: 'card', id })}
              onPointerDown={begin}
              onKeyDown={onKeyDown}
              onEdit={(id) => setDialog({ name: 'track', id })}
              refOfAdd={place === 0 ? firstAdd : undefined}
            />
          ))}
          <button
            type="button"
            className="lay"
            onClick={() => act({ type: 'addColumn', name: `Track ${columns.length + 1}`, saying: 'A track was laid' })}
          >
            <span>Lay a track</span>
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
          <Wagon card={board.cards[drag.id]} labels={board.labels} />
        </ol>
      )}
      <Said />
      {dialog?.name === 'card' && <CardDialog key={dialog.id} id={dialog.id} onClose={close} />}
      {dialog?.name === 'track' && <TrackDialog id={dialog.id} onClose={close} />}
      {dialog?.name === 'board' && <BoardDialog onClose={close} />}
      {dialog?.name === 'box' && <BoxDialog onClose={close} />}
    </div>
  );
}

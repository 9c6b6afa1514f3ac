import { useYard } from '../state/YardContext.jsx';
import { dueOf } from '../state/dates.js';
import { Icon } from './Icon.jsx';

/** A lever of the frame: pulled, only the wagons of its label stay lit. */
function Lever({ name, paint, count, isPulled, onPull }) {
  return (
    <button type="button" className="lever" data-paint={paint} aria-pressed={isPulled} onClick={onPull}>
      <span className="lever-arm" aria-hidden="true" />
      <span className="lever-plate">
        {name} <b>{count}</b>
      </span>
    </button>
  );
}

/** The signal box: which board, the levers, search, and the way back. */
export function Frame({ filter, setFilter, searchRef, onBoard, onBox }) {
  const { yard, board, act, undo, redo, canUndo, canRedo } = useYard();
  const cards = board.columns.slice(0, -1).flatMap((column) => column.cards.map((id) => board.cards[id]));
  const pressing = cards.filter(({ due }) => due && dueOf(due).press !== 'none').length;
  const pull = (id) =>
    setFilter({
      ...filter,
      labels: filter.labels.includes(id) ? filter.labels.filter((one) => one !== id) : [...filter.labels, id],
    });
  return (
    <header className="frame">
      <h1>Shunt</h1>
      <div className="frame-board">
        <label className="hidden" htmlFor="board">
          Board
        </label>
        <select id="board" value={board.id} onChange={(event) => act({ type: 'goTo', id: event.target.value })}>
          {yard.boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="round"
          onClick={onBoard}
          aria-label="This board: name, labels, new board"
          title="This board"
        >
          <Icon name="more" />
        </button>
      </div>
      <div className="levers" role="group" aria-label="Show only">
        {board.labels.map(({ id, name, paint }) => (
          <Lever
            key={id}
            name={name}
            paint={paint}
            count={cards.filter(({ labels }) => labels.includes(id)).length}
            isPulled={filter.labels.includes(id)}
            onPull={() => pull(id)}
          />
        ))}
        <Lever
          name="Due or late"
          paint="white"
          count={pressing}
          isPulled={filter.onlyPressing}
          onPull={() => setFilter({ ...filter, onlyPressing: !filter.onlyPressing })}
        />
      </div>
      <div className="frame-end">
        <div className="search">
          <Icon name="search" size={17} />
          <input
            ref={searchRef}
            type="search"
            aria-label="Search the wagons"
            placeholder="Search"
            value={filter.words}
            onChange={(event) => setFilter({ ...filter, words: event.target.value })}
          />
        </div>
        <button
          type="button"
          className="round"
          onClick={undo}
          disabled={!canUndo}
          aria-label="Undo"
          title="Undo (Ctrl Z)"
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="round"
          onClick={redo}
          disabled={!canRedo}
          aria-label="Redo"
          title="Redo (Ctrl Shift Z)"
        >
          <Icon name="redo" />
        </button>
        <button type="button" className="plate" onClick={onBox}>
          Files, keys
        </button>
      </div>
    </header>
  );
}

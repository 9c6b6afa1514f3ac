import { useBoards } from '../state/BoardsContext.jsx';
import { dueOf } from '../state/dates.js';
import { brand, words } from '../data/page.js';
import { Icon } from './Icon.jsx';

/** Shows the cards of one label only. Drawn as a lever of a signal box. */
function LabelFilter({ name, paint, count, isOn, onToggle }) {
  return (
    <button type="button" className="label-filter" data-paint={paint} aria-pressed={isOn} onClick={onToggle}>
      <span className="label-filter-arm" aria-hidden="true" />
      <span className="label-filter-plate">
        {name} <b>{count}</b>
      </span>
    </button>
  );
}

/** Which board, filters by label, search, undo and redo. */
export function TopBar({ filter, setFilter, searchRef, onBoard, onFiles }) {
  const { state, board, act, undo, redo, canUndo, canRedo } = useBoards();
  const cards = board.columns.slice(0, -1).flatMap((column) => column.cards.map((id) => board.cards[id]));
  const pressing = cards.filter(({ due }) => due && dueOf(due).press !== 'none').length;
  const toggle = (id) =>
    setFilter({
      ...filter,
      labels: filter.labels.includes(id) ? filter.labels.filter((one) => one !== id) : [...filter.labels, id],
    });
  return (
    <header className="top">
      <h1>{brand}</h1>
      <div className="top-board">
        <label className="hidden" htmlFor="board">
          Board
        </label>
        <select id="board" value={board.id} onChange={(event) => act({ type: 'goTo', id: event.target.value })}>
          {state.boards.map(({ id, name }) => (
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
      <div className="label-filters" role="group" aria-label="Show only">
        {board.labels.map(({ id, name, paint }) => (
          <LabelFilter
            key={id}
            name={name}
            paint={paint}
            count={cards.filter(({ labels }) => labels.includes(id)).length}
            isOn={filter.labels.includes(id)}
            onToggle={() => toggle(id)}
          />
        ))}
        <LabelFilter
          name="Due or late"
          paint="white"
          count={pressing}
          isOn={filter.onlyPressing}
          onToggle={() => setFilter({ ...filter, onlyPressing: !filter.onlyPressing })}
        />
      </div>
      <div className="top-end">
        <div className="search">
          <Icon name="search" size={17} />
          <input
            ref={searchRef}
            type="search"
            aria-label={`Search ${words.cards}`}
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
        <button type="button" className="plate" onClick={onFiles}>
          Files, keys
        </button>
      </div>
    </header>
  );
}

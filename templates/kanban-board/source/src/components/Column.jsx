import { Fragment, useState } from 'react';
import { useYard } from '../state/YardContext.jsx';
import { newId } from '../state/yard.js';
import { Icon } from './Icon.jsx';
import { Wagon } from './Wagon.jsx';

/** Clear, full, or more on the track than it should hold. */
function aspectOf({ limit, cards }) {
  if (limit === 0) return { lamp: 'dark', text: `${cards.length}` };
  if (cards.length > limit) return { lamp: 'red', text: `${cards.length} of ${limit}, over the limit` };
  return { lamp: cards.length === limit ? 'yellow' : 'green', text: `${cards.length} of ${limit}` };
}

/** The buffer stop at the end of the track, where new wagons are put on. */
function BufferStop({ column, refOfAdd }) {
  const { act } = useYard();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => document.querySelector(`[data-track="${column.id}"] .buffer`)?.focus());
  };
  const add = (event) => {
    event.preventDefault();
    if (!title.trim()) return;
    act({
      type: 'addCard',
      column: column.id,
      card: { id: newId(), title: title.trim() },
      saying: `“${title.trim()}” put on ${column.name}`,
    });
    setTitle('');
  };
  if (!isOpen)
    return (
      <button ref={refOfAdd} type="button" className="buffer" onClick={() => setOpen(true)}>
        <Icon name="plus" size={15} /> Add a wagon<span className="hidden"> to {column.name}</span>
      </button>
    );
  return (
    <form
      className="add"
      onSubmit={add}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && !title.trim() && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <label className="hidden" htmlFor={`add-${column.id}`}>
        Title of the new wagon
      </label>
      <input
        id={`add-${column.id}`}
        value={title}
        maxLength={200}
        placeholder="What has to move?"
        onChange={(event) => setTitle(event.target.value)}
        autoFocus
      />
      <button type="submit" className="plate plate-strong">
        Put it on
      </button>
    </form>
  );
}

export function Track({ column, isLast, drag, liftedId, keeps, onOpen, onPointerDown, onKeyDown, onEdit, refOfAdd }) {
  const { board } = useYard();
  const { lamp, text } = aspectOf(column);
  const target = drag?.target?.column === column.id ? drag.target : null;
  const gap = <li className="gap" aria-hidden="true" style={{ height: drag?.height }} />;
  return (
    <section className="track" data-track={column.id} aria-label={column.name}>
      <svg className="points" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d={isLast ? 'M-1 9H22L50 60' : 'M-1 9H101M22 9L50 60'} vectorEffect="non-scaling-stroke" />
      </svg>
      <header className="track-head">
        <span className="signal" data-lamp={lamp} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h2>{column.name}</h2>
        <span className="track-count">
          <span aria-hidden="true">
            {column.limit ? `${column.cards.length}/${column.limit}` : column.cards.length}
          </span>
          <span className="hidden">{text}</span>
        </span>
        <button
          type="button"
          className="round"
          onClick={() => onEdit(column.id)}
          aria-label={`Track ${column.name}: name, limit, order`}
        >
          <Icon name="more" />
        </button>
      </header>
      <div className="rails">
        <ol className="train">
          {column.cards.map((id) => (
            <Fragment key={id}>
              {target?.before === id && gap}
              <Wagon
                card={board.cards[id]}
                labels={board.labels}
                isArrived={isLast}
                isDim={!keeps(board.cards[id])}
                isFaded={drag?.id === id}
                isLifted={liftedId === id}
                onOpen={onOpen}
                onPointerDown={onPointerDown}
                onKeyDown={onKeyDown}
              />
            </Fragment>
          ))}
          {target && target.before === null && gap}
          {column.cards.length === 0 && !target && <li className="bare">Nothing on this track.</li>}
        </ol>
        <BufferStop column={column} refOfAdd={refOfAdd} />
      </div>
    </section>
  );
}

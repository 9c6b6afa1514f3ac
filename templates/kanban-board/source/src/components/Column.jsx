import { Fragment, useState } from 'react';
import { useBoards } from '../state/BoardsContext.jsx';
import { newId } from '../state/boards.js';
import { capital, words } from '../data/page.js';
import { Icon } from './Icon.jsx';
import { Card } from './Card.jsx';

/** Below the limit, at it, or beyond it. */
function aspectOf({ limit, cards }) {
  if (limit === 0) return { lamp: 'dark', text: `${cards.length}` };
  if (cards.length > limit) return { lamp: 'red', text: `${cards.length} of ${limit}, over the limit` };
  return { lamp: cards.length === limit ? 'yellow' : 'green', text: `${cards.length} of ${limit}` };
}

/** At the end of a column: a new card. Drawn as a buffer stop. */
function AddCard({ column, addRef }) {
  const { act } = useBoards();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => document.querySelector(`[data-column="${column.id}"] .buffer`)?.focus());
  };
  const add = (event) => {
    event.preventDefault();
    if (!title.trim()) return;
    act({
      type: 'addCard',
      column: column.id,
      card: { id: newId(), title: title.trim() },
      saying: `“${title.trim()}” added to ${column.name}`,
    });
    setTitle('');
  };
  if (!isOpen)
    return (
      <button ref={addRef} type="button" className="add-card" onClick={() => setOpen(true)}>
        <Icon name="plus" size={15} /> New {words.card}<span className="hidden"> in {column.name}</span>
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
        Title of the new {words.card}
      </label>
      <input
        id={`add-${column.id}`}
        value={title}
        maxLength={200}
        placeholder="Title"
        onChange={(event) => setTitle(event.target.value)}
        autoFocus
      />
      <button type="submit" className="plate plate-strong">
        Add
      </button>
    </form>
  );
}

export function Column({ column, isLast, drag, liftedId, keeps, onOpen, onPointerDown, onKeyDown, onEdit, addRef }) {
  const { board } = useBoards();
  const { lamp, text } = aspectOf(column);
  const target = drag?.target?.column === column.id ? drag.target : null;
  const gap = <li className="gap" aria-hidden="true" style={{ height: drag?.height }} />;
  return (
    <section className="column" data-column={column.id} aria-label={column.name}>
      <svg className="points" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d={isLast ? 'M-1 9H22L50 60' : 'M-1 9H101M22 9L50 60'} vectorEffect="non-scaling-stroke" />
      </svg>
      <header className="column-head">
        <span className="signal" data-lamp={lamp} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h2>{column.name}</h2>
        <span className="column-count">
          <span aria-hidden="true">
            {column.limit ? `${column.cards.length}/${column.limit}` : column.cards.length}
          </span>
          <span className="hidden">{text}</span>
        </span>
        <button
          type="button"
          className="round"
          onClick={() => onEdit(column.id)}
          aria-label={`${capital(words.column)} ${column.name}: name, limit, order`}
        >
          <Icon name="more" />
        </button>
      </header>
      <div className="rails">
        <ol className="cards">
          {column.cards.map((id) => (
            <Fragment key={id}>
              {target?.before === id && gap}
              <Card
                card={board.cards[id]}
                labels={board.labels}
                isLast={isLast}
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
          {column.cards.length === 0 && !target && <li className="empty">Nothing here.</li>}
        </ol>
        <AddCard column={column} addRef={addRef} />
      </div>
    </section>
  );
}

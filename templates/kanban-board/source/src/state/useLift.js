import { useEffect, useState } from 'react';
import { capital, words } from '../data/page.js';

/** The columns as they would be if the card stood there. */
export const withMoved = (columns, { id, column, index }) =>
  columns.map((one) => {
    const cards = one.cards.filter((card) => card !== id);
    if (one.id === column) cards.splice(index, 0, id);
    return { ...one, cards };
  });

/**
 * Moving by keyboard: Space picks a card up, arrows move it, Space or Enter drops it, Escape puts it back.
 * Until it is set down only the picture changes, so the whole way is one step for undo.
 */
export function useLift(board, { onDrop, onSay, onDelete }) {
  const [lifted, setLifted] = useState(null);
  const columns = lifted ? withMoved(board.columns, lifted) : board.columns;

  // In another column the card is another element: the focus is carried along.
  useEffect(() => {
    if (lifted) document.querySelector(`[data-card="${lifted.id}"] button`)?.focus();
  }, [lifted]);

  const nameOf = (id) => `${capital(words.card)} ${board.cards[id].no}, ${board.cards[id].title}`;
  const say = (at, word) => {
    const column = columns.find(({ id }) => id === at.column);
    const size = column.cards.filter((card) => card !== at.id).length + 1;
    onSay(`${word} ${column.name}, place ${at.index + 1} of ${size}`);
  };

  const walk = (id, key) => {
    const place = board.columns.findIndex(({ cards }) => cards.includes(id));
    const index = board.columns[place].cards.indexOf(id);
    let next;
    if (key === 'ArrowUp' || key === 'ArrowDown')
      next = board.columns[place].cards[index + (key === 'ArrowUp' ? -1 : 1)];
    else
      for (
        let at = place + (key === 'ArrowLeft' ? -1 : 1);
        board.columns[at] && !next;
        at += key === 'ArrowLeft' ? -1 : 1
      )
        next = board.columns[at].cards[Math.min(index, board.columns[at].cards.length - 1)];
    document.querySelector(`[data-card="${next}"] button`)?.focus();
  };

  const push = (key) => {
    const place = columns.findIndex(({ id }) => id === lifted.column);
    let { column, index } = lifted;
    const others = (at) => columns[at].cards.filter((card) => card !== lifted.id).length;
    if (key === 'ArrowUp') index = Math.max(0, index - 1);
    if (key === 'ArrowDown') index = Math.min(others(place), index + 1);
    const beside = columns[place + (key === 'ArrowLeft' ? -1 : 1)];
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && beside) {
      column = beside.id;
      index = Math.min(index, others(columns.indexOf(beside)));
    }
    const next = { id: lifted.id, column, index };
    setLifted(next);
    say(next, '');
  };

  const onKeyDown = (event, id) => {
    const isArrow = event.key.startsWith('Arrow');
    const { key } = event;
    if (![' ', 'Enter', 'Escape', 'Delete', 'Tab'].includes(key) && !isArrow) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!lifted) {
      if (key === 'Enter' || key === 'Escape' || key === 'Tab') return;
      event.preventDefault();
      if (isArrow) walk(id, key);
      else if (key === 'Delete') {
        const { cards } = board.columns.find((one) => one.cards.includes(id));
        const beside = cards[cards.indexOf(id) + 1] ?? cards[cards.indexOf(id) - 1];
        onDelete(id);
        document.querySelector(`[data-card="${beside}"] button`)?.focus();
      }
      else {
        const column = board.columns.find(({ cards }) => cards.includes(id));
        setLifted({ id, column: column.id, index: column.cards.indexOf(id) });
        onSay(`${nameOf(id)}, picked up. Arrows move it, Space drops it, Escape puts it back.`);
      }
      return;
    }
    event.preventDefault();
    if (isArrow) push(key);
    else if (key === 'Escape' || key === 'Tab') {
      setLifted(null);
      onSay(`${nameOf(id)}, back where it was.`);
      requestAnimationFrame(() => document.querySelector(`[data-card="${id}"] button`)?.focus());
    } else {
      say(lifted, 'Dropped in');
      onDrop(lifted.id, lifted.column, lifted.index);
      setLifted(null);
      requestAnimationFrame(() => document.querySelector(`[data-card="${id}"] button`)?.focus());
    }
  };

  return { columns, liftedId: lifted?.id ?? null, onKeyDown };
}

import { memo } from 'react';
import { dueOf } from '../state/dates.js';
import { Icon } from './Icon.jsx';

/** A card: number, title, labels, due date, checklist. It has the colour of its first label and is drawn as a wagon seen from above. */
export const Card = memo(function Card({
  card,
  labels,
  isLast,
  isDim,
  isFaded,
  isLifted,
  onOpen,
  onPointerDown,
  onKeyDown,
}) {
  const own = labels.filter(({ id }) => card.labels.includes(id));
  const due = card.due ? dueOf(card.due, isLast) : null;
  const done = card.checks.filter(({ isDone }) => isDone).length;
  const number = String(card.no).padStart(4, '0');
  return (
    <li
      className="card"
      data-card={card.id}
      data-paint={own[0]?.paint ?? 'slate'}
      data-dim={isDim || undefined}
      data-faded={isFaded || undefined}
      data-lifted={isLifted || undefined}
      onPointerDown={onPointerDown && ((event) => onPointerDown(event, card.id))}
    >
      <button
        type="button"
        className="card-open"
        onClick={() => onOpen?.(card.id)}
        onKeyDown={(event) => onKeyDown?.(event, card.id)}
        aria-describedby="how-to-move"
        aria-pressed={isLifted || undefined}
      >
        <span className="card-no">{number}</span>
        <span className="card-title">{card.title}</span>
      </button>
      <p className="card-marks">
        {own.map(({ id, name, paint }) => (
          <span key={id} className="mark mark-label" data-paint={paint}>
            {name}
          </span>
        ))}
        {due && (
          <span className="mark mark-due" data-press={due.press}>
            {due.text}
          </span>
        )}
        {card.checks.length > 0 && (
          <span className="mark mark-checks">
            <span className="ticks" aria-hidden="true">
              {card.checks.slice(0, 8).map(({ id }, place) => (
                <i key={id} data-lit={place < done || undefined} />
              ))}
            </span>
            {done}/{card.checks.length}
            <span className="hidden"> done</span>
          </span>
        )}
        {card.text && (
          <span className="mark">
            <Icon name="note" size={15} />
            <span className="hidden">has a note</span>
          </span>
        )}
      </p>
    </li>
  );
});

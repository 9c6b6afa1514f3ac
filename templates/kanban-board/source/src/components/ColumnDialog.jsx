import { useId, useState } from 'react';
import { useBoards } from '../state/BoardsContext.jsx';
import { capital, words } from '../data/page.js';
import { Dialog } from './Dialog.jsx';

export function ColumnDialog({ id, onClose }) {
  const { board, act } = useBoards();
  const column = board.columns.find((one) => one.id === id);
  const [name, setName] = useState(column?.name ?? '');
  const [limit, setLimit] = useState(column?.limit || '');
  const [fault, setFault] = useState(null);
  const field = useId();
  if (!column) return null;
  const place = board.columns.indexOf(column);

  const keep = (event) => {
    event.preventDefault();
    if (!name.trim()) return setFault('Enter a name.');
    const number = limit === '' ? 0 : Number(limit);
    if (!Number.isInteger(number) || number < 0 || number > 99)
      return setFault('The limit is a whole number up to 99, or empty.');
    if (name.trim() !== column.name || number !== column.limit)
      act({
        type: 'changeColumn',
        id,
        change: { name: name.trim(), limit: number },
        saying: `${name.trim()} changed`,
      });
    return onClose();
  };

  return (
    <Dialog title={`${capital(words.column)} ${place + 1}`} onClose={onClose}>
      <form onSubmit={keep} noValidate>
        <div className="field">
          <label htmlFor={`${field}-name`}>Name</label>
          <input
            id={`${field}-name`}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
            aria-describedby={fault ? `${field}-fault` : undefined}
          />
        </div>
        <div className="field">
          <label htmlFor={`${field}-limit`}>Limit: how many {words.cards} at once. Empty for none.</label>
          <input
            id={`${field}-limit`}
            type="number"
            min="0"
            max="99"
            inputMode="numeric"
            value={limit}
            onChange={(event) => setLimit(event.target.value)}
            aria-describedby={fault ? `${field}-fault` : undefined}
          />
        </div>
        {fault && (
          <p id={`${field}-fault`} className="fault" role="alert">
            {fault}
          </p>
        )}
        <p className="dialog-do">
          <button type="submit" className="plate plate-strong">
            Save
          </button>
          <button
            type="button"
            className="plate"
            disabled={place === 0}
            onClick={() => act({ type: 'shiftColumn', id, by: -1, saying: `${column.name} moved left` })}
          >
            Move left
          </button>
          <button
            type="button"
            className="plate"
            disabled={place === board.columns.length - 1}
            onClick={() => act({ type: 'shiftColumn', id, by: 1, saying: `${column.name} moved right` })}
          >
            Move right
          </button>
          <button
            type="button"
            className="plate plate-end"
            disabled={board.columns.length === 1}
            onClick={() => {
              act({
                type: 'removeColumn',
                id,
                saying: `${column.name} deleted, with its ${column.cards.length} ${words.cards}`,
              });
              onClose();
            }}
          >
            Delete {words.column}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

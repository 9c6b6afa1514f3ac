import { useId, useState } from 'react';
import { useBoards } from '../state/BoardsContext.jsx';
import { emptyBoard, newId, paints } from '../state/boards.js';
import { words } from '../data/page.js';
import { Dialog } from './Dialog.jsx';
import { Icon } from './Icon.jsx';

/** Name and labels of the open board; a new one; away with it. */
export function BoardDialog({ onClose }) {
  const { state, board, act } = useBoards();
  const [name, setName] = useState(board.name);
  const [labels, setLabels] = useState(board.labels);
  const [fresh, setFresh] = useState('');
  const field = useId();
  const setLabel = (id, change) => setLabels(labels.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const keep = (event) => {
    event.preventDefault();
    const kept = labels.filter((label) => label.name.trim());
    const change = { name: name.trim() || board.name, labels: kept };
    if (JSON.stringify(change) !== JSON.stringify({ name: board.name, labels: board.labels }))
      act({ type: 'changeBoard', change, saying: `Board ${change.name} changed` });
    onClose();
  };
  const found = (event) => {
    event.preventDefault();
    const title = fresh.trim() || 'New board';
    act({ type: 'addBoard', board: emptyBoard(title), saying: `Board ${title} created` });
    onClose();
  };

  return (
    <Dialog title="This board" onClose={onClose}>
      <form onSubmit={keep}>
        <div className="field">
          <label htmlFor={`${field}-name`}>Name</label>
          <input id={`${field}-name`} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </div>
        <fieldset className="label-list">
          <legend>Labels and colours</legend>
          {labels.map(({ id, name: label, paint }) => (
            <p key={id} data-paint={paint}>
              <input
                aria-label="Name of the label"
                value={label}
                maxLength={24}
                onChange={(event) => setLabel(id, { name: event.target.value })}
              />
              <select
                aria-label={`Colour of ${label}`}
                value={paint}
                onChange={(event) => setLabel(id, { paint: event.target.value })}
              >
                {paints.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
              <button
                type="button"
                className="round"
                aria-label={`Remove ${label}`}
                onClick={() => setLabels(labels.filter((one) => one.id !== id))}
              >
                <Icon name="close" size={14} />
              </button>
            </p>
          ))}
          {labels.length < 8 && (
            <button
              type="button"
              className="plate"
              onClick={() =>
                setLabels([
                  ...labels,
                  { id: newId(), name: `Label ${labels.length + 1}`, paint: paints[labels.length % paints.length] },
                ])
              }
            >
              Add a label
            </button>
          )}
        </fieldset>
        <p className="dialog-do">
          <button type="submit" className="plate plate-strong">
            Save
          </button>
          <button
            type="button"
            className="plate plate-end"
            disabled={state.boards.length === 1}
            onClick={() => {
              act({ type: 'removeBoard', id: board.id, saying: `Board ${board.name} deleted` });
              onClose();
            }}
          >
            Delete this board
          </button>
        </p>
      </form>
      <form className="part" onSubmit={found}>
        <div className="field">
          <label htmlFor={`${field}-fresh`}>New board, with three {words.columns}</label>
          <div className="with-button">
            <input
              id={`${field}-fresh`}
              value={fresh}
              maxLength={60}
              placeholder="Name"
              onChange={(event) => setFresh(event.target.value)}
            />
            <button type="submit" className="plate">
              Create board
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { useBoards } from '../state/BoardsContext.jsx';
import { newId, placeOf } from '../state/boards.js';
import { capital, words } from '../data/page.js';
import { Dialog } from './Dialog.jsx';
import { Icon } from './Icon.jsx';

/** Everything about one card. Closing saves what was changed; it is one step for undo. */
export function CardDialog({ id, onClose }) {
  const { board, act } = useBoards();
  const before = board.cards[id];
  const [card, setCard] = useState(before);
  const [check, setCheck] = useState('');
  const place = placeOf(board, id);
  const [column, setColumn] = useState(place?.column);
  const field = useId();
  if (!before || !place) return null;
  const set = (change) => setCard({ ...card, ...change });

  const keep = () => {
    const change = { ...card, title: card.title.trim() || before.title };
    if (check.trim()) change.checks = [...card.checks, { id: newId(), text: check.trim(), isDone: false }];
    if (column !== place.column) {
      const target = board.columns.find((one) => one.id === column);
      const saying = `“${change.title}” moved to ${target.name}`;
      act({ type: 'changeCard', id, change, column, index: target.cards.length, saying });
    } else if (JSON.stringify(change) !== JSON.stringify(before))
      act({ type: 'changeCard', id, change, saying: `“${change.title}” changed` });
    onClose();
  };
  const addCheck = () => {
    if (!check.trim()) return;
    set({ checks: [...card.checks, { id: newId(), text: check.trim(), isDone: false }] });
    setCheck('');
  };
  const setOneCheck = (checkId, change) =>
    set({ checks: card.checks.map((one) => (one.id === checkId ? { ...one, ...change } : one)) });

  return (
    <Dialog title={`${capital(words.card)} ${String(card.no).padStart(4, '0')}`} onClose={keep}>
      <form
        className="card-form"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <div className="field">
          <label htmlFor={`${field}-title`}>Title</label>
          <input
            id={`${field}-title`}
            className="title-field"
            value={card.title}
            maxLength={200}
            onChange={(event) => set({ title: event.target.value })}
          />
        </div>
        <div className="card-columns">
          <div>
            <div className="field">
              <label htmlFor={`${field}-text`}>Note</label>
              <textarea
                id={`${field}-text`}
                rows={5}
                maxLength={4000}
                value={card.text}
                onChange={(event) => set({ text: event.target.value })}
              />
            </div>
            <fieldset className="checks">
              <legend>Checklist</legend>
              {card.checks.map((one) => (
                <p key={one.id}>
                  <input
                    type="checkbox"
                    checked={one.isDone}
                    aria-label={`Done: ${one.text}`}
                    onChange={(event) => setOneCheck(one.id, { isDone: event.target.checked })}
                  />
                  <input
                    aria-label="Text of the item"
                    value={one.text}
                    maxLength={200}
                    onChange={(event) => setOneCheck(one.id, { text: event.target.value })}
                  />
                  <button
                    type="button"
                    className="round"
                    aria-label={`Remove: ${one.text}`}
                    onClick={() => set({ checks: card.checks.filter((other) => other.id !== one.id) })}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </p>
              ))}
              <p className="checks-new">
                <input
                  aria-label="New item"
                  placeholder="Add an item"
                  value={check}
                  maxLength={200}
                  onChange={(event) => setCheck(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    addCheck();
                  }}
                />
                <button type="button" className="plate" onClick={addCheck}>
                  Add
                </button>
              </p>
            </fieldset>
          </div>
          <div>
            <div className="field">
              <label htmlFor={`${field}-column`}>{capital(words.column)}</label>
              <select id={`${field}-column`} value={column} onChange={(event) => setColumn(event.target.value)}>
                {board.columns.map(({ id: columnId, name }) => (
                  <option key={columnId} value={columnId}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor={`${field}-due`}>Due</label>
              <input
                id={`${field}-due`}
                type="date"
                value={card.due}
                onChange={(event) => set({ due: event.target.value })}
              />
            </div>
            <fieldset className="label-choice">
              <legend>Labels</legend>
              {board.labels.map(({ id: labelId, name, paint }) => (
                <label key={labelId} data-paint={paint}>
                  <input
                    type="checkbox"
                    checked={card.labels.includes(labelId)}
                    onChange={(event) =>
                      set({
                        labels: event.target.checked
                          ? [...card.labels, labelId]
                          : card.labels.filter((other) => other !== labelId),
                      })
                    }
                  />
                  {name}
                </label>
              ))}
            </fieldset>
          </div>
        </div>
        <p className="dialog-do">
          <button type="submit" className="plate plate-strong">
            Save
          </button>
          <button type="button" className="plate" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            className="plate plate-end"
            onClick={() => {
              act({ type: 'removeCard', id, saying: `“${before.title}” deleted` });
              onClose();
            }}
          >
            Delete
          </button>
        </p>
      </form>
    </Dialog>
  );
}

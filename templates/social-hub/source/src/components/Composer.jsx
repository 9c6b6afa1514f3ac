import { useId, useState } from 'react';
import { useBoard } from '../state/BoardContext.jsx';
import { kinds, newId } from '../state/board.js';
import { useDraft } from '../state/useDraft.js';
import { go, to } from '../state/useRoute.js';
import { Dialog } from './Dialog.jsx';
import { PictureField } from './PictureField.jsx';
import { settingOf } from './Slip.jsx';

const empty = { kind: 'offer', title: '', text: '', when: '', picture: null };

/** For the field: local time without seconds, as `datetime-local` wants it. */
const toField = (at) => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

function faultsOf({ kind, title, when }) {
  const faults = {};
  if (!title.trim()) faults.title = 'Write a headline.';
  if (kind === 'together' && !when) faults.when = 'Choose a day and a time.';
  return faults;
}

/** Writing on the paper itself: the sheet has the colour of its kind, the headline the size it will hang in. */
export function Composer({ note, onClose }) {
  const { me, act } = useBoard();
  const before = note ? { ...empty, ...note, when: note.when ? toField(note.when) : '' } : empty;
  const draft = useDraft(note ? `edit/${note.id}` : 'note', before);
  const [faults, setFaults] = useState({});
  const id = useId();
  const { value } = draft;
  const set = (change) => {
    draft.set({ ...value, ...change });
    setFaults({});
  };

  const hang = (event) => {
    event.preventDefault();
    const found = faultsOf(value);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`${id}-${first}`).focus();
      return;
    }
    const words = {
      kind: value.kind,
      title: value.title.trim(),
      text: value.text.trim(),
      picture: value.picture,
      when: value.kind === 'together' ? new Date(value.when).getTime() : null,
    };
    draft.clear();
    if (note) act({ type: 'rewrite', id: note.id, change: words, saying: `“${words.title}” edited` });
    else {
      const fresh = { id: newId(), by: me.id, at: Date.now(), ...words };
      act({ type: 'pin', note: fresh, saying: `“${words.title}” hangs on the board` });
      go(to.note(fresh.id));
    }
    onClose();
  };

  return (
    <Dialog title={note ? 'Edit the note' : 'Pin a note'} paper={kinds[value.kind].paper} onClose={onClose}>
      <form className="composer" onSubmit={hang} noValidate>
        <fieldset className="kinds">
          <legend>What is it?</legend>
          {Object.entries(kinds).map(([key, { label, paper }]) => (
            <label key={key} data-paper={paper}>
              <input type="radio" name="kind" checked={value.kind === key} onChange={() => set({ kind: key })} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-title`}>Headline</label>
          <div className="headline-box" style={settingOf(value.title || 'Headline')}>
            <textarea
              id={`${id}-title`}
              className="headline"
              rows={2}
              maxLength={60}
              value={value.title}
              onChange={(event) => set({ title: event.target.value.replace(/\n/g, ' ') })}
              aria-invalid={Boolean(faults.title)}
              aria-describedby={faults.title && `${id}-title-fault`}
              autoFocus
            />
          </div>
          {faults.title && (
            <p id={`${id}-title-fault`} className="fault">
              {faults.title}
            </p>
          )}
        </div>
        {value.kind === 'together' && (
          <div className="field">
            <label htmlFor={`${id}-when`}>When</label>
            <input
              id={`${id}-when`}
              type="datetime-local"
              value={value.when}
              onChange={(event) => set({ when: event.target.value })}
              aria-invalid={Boolean(faults.when)}
              aria-describedby={faults.when && `${id}-when-fault`}
            />
            {faults.when && (
              <p id={`${id}-when-fault`} className="fault">
                {faults.when}
              </p>
            )}
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-text`}>Details, if there is more to say</label>
          <textarea
            id={`${id}-text`}
            rows={4}
            maxLength={800}
            value={value.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        </div>
        <PictureField label="Picture from your disk" picture={value.picture} onChange={(picture) => set({ picture })} />
        <p className="composer-do">
          <button type="submit" className="strong">
            {note ? 'Hang it up again' : 'Hang it up'}
          </button>
          {draft.isTouched && (
            <button type="button" className="plain-text" onClick={draft.clear}>
              {note ? 'Discard changes' : 'Discard draft'}
            </button>
          )}
          <span className="hint">
            {draft.isTouched ? 'The draft is saved.' : `${60 - value.title.length} characters left for the headline.`}
          </span>
        </p>
      </form>
    </Dialog>
  );
}

import { usePad } from '../state/PadContext.jsx';
import { blanksOf } from '../state/pad.js';
import { Lines } from './Lines.jsx';

/** Says whether a letter can go out, and leads to what is missing. */
function Stamp({ note }) {
  const { length } = blanksOf(note);
  if (length === 0)
    return (
      <p className="stamp stamp-done">
        Complete <small>no blanks left</small>
      </p>
    );
  return (
    <button type="button" className="stamp" onClick={() => document.querySelector('.blank input')?.focus()}>
      Draft <small>{length === 1 ? '1 blank to fill' : `${length} blanks to fill`}</small>
    </button>
  );
}

/** The yellow sheet. A letter is written where its parts will stand. */
export function Pad({ hits, now }) {
  const { note, act } = usePad();
  const write = (part) => (value) =>
    act({ type: 'write', id: note.id, change: { [part]: value }, burst: `${note.id} ${part}` });
  const part = (name, label, props) => (
    <Lines label={label} value={note[name] ?? ''} onChange={write(name)} {...props} />
  );
  const isLetter = note.kind === 'letter';
  return (
    <article className="pad">
      <div className="pad-band" aria-hidden="true" />
      <div className="paper">
        {isLetter && <Stamp note={note} />}
        {isLetter && (
          <div className="paper-head">
            {part('to', 'To: name and address', { placeholder: 'To: name and address' })}
            {part('from', 'From: your name and address', {
              className: 'lines-right',
              placeholder: 'Your name and address',
            })}
            <span />
            {part('place', 'Place and date', { className: 'lines-right', placeholder: 'Place and date' })}
          </div>
        )}
        {part('title', isLetter ? 'Subject' : 'Title', {
          className: 'lines-title',
          placeholder: isLetter ? 'Subject' : 'Title',
          maxLength: 200,
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return;
            // A title is one line: Enter leads on to the text.
            event.preventDefault();
            document.querySelector('[data-body]').focus();
          },
        })}
        {part('text', 'Text', {
          className: 'lines-text',
          isNumbered: true,
          hits,
          now,
          placeholder: 'Write here.',
          spellCheck: true,
          'data-body': '',
        })}
        {isLetter && part('ending', 'Ending', { className: 'lines-ending', placeholder: 'Yours faithfully,' })}
        {isLetter &&
          part('signature', 'Name under the signature', { className: 'lines-name', placeholder: 'Your name' })}
      </div>
    </article>
  );
}

import { letters } from '../data/letters.js';
import { words } from '../data/page.js';
import { usePad } from '../state/PadContext.jsx';
import { makeLetter } from '../state/pad.js';
import { Dialog } from './Dialog.jsx';

const empty = { subject: '', text: 'Dear Sir or Madam,\n\n', ending: 'Yours faithfully,', to: '', tags: [] };

/** The drawer of forms. */
export function LetterDialog({ onClose, onDone }) {
  const { pad, act } = usePad();
  const groups = [...new Set(letters.map(({ group }) => group))];
  const take = (template, name) => {
    act({ type: 'add', note: makeLetter(template, pad.mine), saying: `New letter: ${name}` });
    onDone();
  };
  return (
    <Dialog title="Which letter?" onClose={onClose}>
      <div className="forms">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {letters
                .filter((one) => one.group === group)
                .map((one) => (
                  <li key={one.name}>
                    <button type="button" onClick={() => take(one, one.name)}>
                      <b>{one.name}</b>
                      <span>{one.when}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section>
          {letters.length > 0 && <h3>None of these</h3>}
          <ul>
            <li>
              <button type="button" onClick={() => take(empty, 'blank')}>
                <b>Blank letter</b>
                <span>Your address and the date, the rest is yours</span>
              </button>
            </li>
          </ul>
        </section>
      </div>
      <p className="advice" data-slot="legal.advice">
        {words.advice}
      </p>
    </Dialog>
  );
}

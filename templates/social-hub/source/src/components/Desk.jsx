import { useRef, useState } from 'react';
import { words } from '../data/page.js';
import { sampleState } from '../data/sample.js';
import { useBoard } from '../state/BoardContext.jsx';
import { exportFile, importFile } from '../state/exchange.js';
import { useTheme } from '../state/useTheme.js';
import { Dialog } from './Dialog.jsx';
import { Face } from './Face.jsx';

const keys = [
  ['N', 'pin a note'],
  ['/', 'search the board'],
  ['B, M, O', 'board, messages, activity'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Ctrl Enter', 'send what you are writing'],
  ['Esc', 'close a dialog'],
  ['?', 'this desk'],
];

/** Who sits here, how it looks, the board as a file, the keys. */
export function Desk({ onClose }) {
  const { board, desk, me, act, isKept } = useBoard();
  const { isDark, toggle } = useTheme();
  const [fault, setFault] = useState(null);
  const chooser = useRef(null);

  const save = async () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await exportFile({ board, desk }));
    link.download = `${words.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const open = async (event) => {
    const [file] = event.target.files;
    event.target.value = '';
    if (!file) return;
    try {
      const state = await importFile(file);
      act({ type: 'restore', state, saying: `“${file.name}” imported` });
      onClose();
    } catch (error) {
      setFault(error.message);
    }
  };
  const startOver = () => {
    act({ type: 'restore', state: sampleState(Date.now()), saying: 'The sample board is back' });
    onClose();
  };

  return (
    <Dialog title="Your desk" onClose={onClose}>
      <section className="desk-part">
        <h3>Who sits here</h3>
        <p className="hint">
          Take another seat to see what its member sees. In a second tab of the browser you can sit somewhere else and
          write to yourself.
        </p>
        <div className="seats">
          {board.people.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === me.id}
              onClick={() => {
                act({ type: 'seat', id: one.id });
                onClose();
              }}
            >
              <Face person={one} size={36} />
              {one.name}
            </button>
          ))}
        </div>
      </section>
      <section className="desk-part">
        <h3>Appearance</h3>
        <button type="button" className="plain-box" aria-pressed={isDark} onClick={toggle}>
          Dark
        </button>
      </section>
      <section className="desk-part">
        <h3>Export and import</h3>
        <p className="desk-do">
          <button type="button" className="plain-box" onClick={save}>
            Export
          </button>
          <button type="button" className="plain-box" onClick={() => chooser.current.click()}>
            Import
          </button>
          <button type="button" className="plain-box" onClick={startOver}>
            Start over
          </button>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={open}
            aria-label="Board to import"
          />
        </p>
        {fault && (
          <p className="fault" role="alert">
            {fault} The board is as it was.
          </p>
        )}
        <p className="hint">
          {isKept
            ? 'Everything is kept in this browser and sent nowhere.'
            : 'This browser does not keep anything, or is full: export the board before you close the page.'}
        </p>
      </section>
      <section className="desk-part">
        <h3>Keyboard</h3>
        <dl className="keys">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

import { useId, useRef, useState } from 'react';
import { sheetItems, words } from '../data/page.js';
import { samplePad } from '../data/sample.js';
import { fileName, readFiles, saveAs } from '../state/exchange.js';
import { usePad } from '../state/PadContext.jsx';
import { Dialog } from './Dialog.jsx';

const keys = [
  ['Ctrl F', 'find and replace'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Ctrl P', 'print the sheet'],
  ['Ctrl S', 'save a version'],
  ['Alt N', 'new note'],
  ['Alt L', 'new letter'],
  ['Alt P', 'pad or page'],
  ['Alt ↑, Alt ↓', 'sheet above, sheet below'],
  ['Enter', 'in a blank: fill it in and go on'],
];

const parts = [
  ['name', 'Name'],
  ['street', 'Street'],
  ['town', 'Town'],
  ['mail', 'E-mail'],
];

export function SettingsDialog({ onClose }) {
  const { pad, act, isKept } = usePad();
  const [mine, setMine] = useState(pad.mine);
  const [fault, setFault] = useState(null);
  const chooser = useRef(null);
  const id = useId();

  const close = () => {
    if (JSON.stringify(mine) !== JSON.stringify(pad.mine)) act({ type: 'mine', mine, saying: 'Your address is kept' });
    onClose();
  };
  const open = async (event) => {
    const files = [...event.target.files];
    event.target.value = '';
    if (files.length === 0) return;
    try {
      const notes = await readFiles(files);
      const taken = new Set(pad.notes.map((note) => note.id));
      const fresh = notes.map((note) =>
        taken.has(note.id) ? { ...note, id: `${note.id}-${Date.now().toString(36)}` } : note,
      );
      act({
        type: 'replace',
        pad: { ...pad, open: fresh[0]?.id ?? pad.open, notes: [...fresh, ...pad.notes] },
        saying: `${fresh.length} imported`,
      });
      onClose();
    } catch (error) {
      setFault(`${error.message} The pad is as it was.`);
    }
  };

  return (
    <Dialog title="Settings" onClose={close}>
      <h3>Your address, for new letters</h3>
      <div className="mine">
        {parts.map(([part, label]) => (
          <div key={part}>
            <label htmlFor={`${id}-${part}`}>{label}</label>
            <input
              id={`${id}-${part}`}
              value={mine[part] ?? ''}
              maxLength={100}
              onChange={(event) => setMine({ ...mine, [part]: event.target.value })}
            />
          </div>
        ))}
        <div>
          <label htmlFor={`${id}-envelope`}>Window of the envelope</label>
          <select
            id={`${id}-envelope`}
            value={mine.envelope || 'din'}
            onChange={(event) => setMine({ ...mine, envelope: event.target.value })}
          >
            <option value="din">DIN 5008 B: 45 mm from the top</option>
            <option value="dl">British DL: 55 mm from the top</option>
          </select>
        </div>
      </div>
      <h3>Export and import</h3>
      <p className="dialog-do">
        <button
          type="button"
          className="button"
          onClick={() => saveAs(fileName({ title: words.name }, 'json'), JSON.stringify(pad, null, 1), 'application/json')}
        >
          Export everything
        </button>
        <button type="button" className="button" onClick={() => chooser.current.click()}>
          Import .json or .txt
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            act({ type: 'replace', pad: samplePad(Date.now()), saying: 'The sheets of the first visit are back' });
            onClose();
          }}
        >
          Start over
        </button>
        <input
          ref={chooser}
          type="file"
          multiple
          accept=".json,.txt,.md,text/plain,application/json"
          hidden
          aria-label="Files to import"
          onChange={open}
        />
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <p className="advice">
        {isKept
          ? 'Everything is kept in this browser and sent nowhere.'
          : 'This browser keeps nothing, or is full: export the pad before you close the page.'}{' '}
        {sheetItems.length > 0 && <span data-slot="legal.samples">{words.samples}</span>}
      </p>
      {words.mail && (
        <p className="advice">
          <span data-slot="contact.words">{words.contact}</span>{' '}
          <a href={`mailto:${words.mail}`} data-slot="contact.email">
            {words.mail}
          </a>
        </p>
      )}
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
    </Dialog>
  );
}

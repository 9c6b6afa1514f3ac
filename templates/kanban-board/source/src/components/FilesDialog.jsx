import { useRef, useState } from 'react';
import { sampleYard } from '../data/sample.js';
import { useYard } from '../state/YardContext.jsx';
import { readYard } from '../state/store.js';
import { Dialog } from './Dialog.jsx';

const keys = [
  ['Tab, arrows', 'go from wagon to wagon'],
  ['Enter', 'open the wagon'],
  ['Space', 'couple on; then arrows move it, Space sets it down, Esc puts it back'],
  ['N', 'new wagon on the first track'],
  ['/', 'search'],
  ['1 to 9', 'board one to nine'],
  ['Delete', 'scrap the wagon'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['?', 'this list'],
];

function saveAs(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function BoxDialog({ onClose }) {
  const { yard, board, act, isKept } = useYard();
  const [fault, setFault] = useState(null);
  const chooser = useRef(null);
  const open = async (event) => {
    const [file] = event.target.files;
    event.target.value = '';
    if (!file) return;
    try {
      const arrived = readYard(JSON.parse(await file.text()));
      // One board is put beside the others; a whole yard takes the place of this one.
      if (arrived.boards.length === 1) {
        const [guest] = arrived.boards;
        const isKnown = yard.boards.some(({ id }) => id === guest.id);
        const beside = isKnown
          ? { ...guest, id: `${guest.id}-${Date.now().toString(36)}`, name: `${guest.name}, imported` }
          : guest;
        act({ type: 'addBoard', board: beside, saying: `Board ${beside.name} imported` });
      } else act({ type: 'replace', yard: arrived, saying: `${arrived.boards.length} boards imported` });
      onClose();
    } catch (error) {
      const why = error instanceof SyntaxError ? 'it is not JSON' : error.message;
      setFault(`“${file.name}” can not be read: ${why}. Your boards are as they were.`);
    }
  };
  return (
    <Dialog title="Files and keys" onClose={onClose}>
      <h3>Boards as files</h3>
      <p className="dialog-do">
        <button
          type="button"
          className="plate"
          onClick={() => saveAs('shunt-board.json', JSON.stringify({ boards: [board] }, null, 1))}
        >
          Export this board
        </button>
        <button
          type="button"
          className="plate"
          onClick={() => saveAs('shunt-yard.json', JSON.stringify(yard, null, 1))}
        >
          Export all boards
        </button>
        <button type="button" className="plate" onClick={() => chooser.current.click()}>
          Import
        </button>
        <button
          type="button"
          className="plate"
          onClick={() => {
            act({ type: 'replace', yard: sampleYard(new Date()), saying: 'The sample boards are back' });
            onClose();
          }}
        >
          Start over with the samples
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Board to import"
          onChange={open}
        />
      </p>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <p className="hint">
        {isKept
          ? 'Everything is kept in this browser and sent nowhere. Railway, people and troubles of the samples are invented.'
          : 'This browser keeps nothing, or is full: export your boards before you close the page.'}
      </p>
      <h3>Keys</h3>
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

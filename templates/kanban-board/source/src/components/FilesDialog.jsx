import { useRef, useState } from 'react';
import { brand, words } from '../data/page.js';
import { sampleBoards } from '../data/sample.js';
import { useBoards } from '../state/BoardsContext.jsx';
import { readBoards } from '../state/store.js';
import { Dialog } from './Dialog.jsx';

const keys = [
  ['Tab, arrows', `go from ${words.card} to ${words.card}`],
  ['Enter', `open the ${words.card}`],
  ['Space', 'pick up; then arrows move it, Space drops it, Esc puts it back'],
  ['N', `new ${words.card} in the first ${words.column}`],
  ['/', 'search'],
  ['1 to 9', 'board one to nine'],
  ['Delete', `delete the ${words.card}`],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['?', 'this list'],
];

/** The name of the brand as a name of a file. */
const fileName = (name) => name.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'kanban';

function saveAs(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function FilesDialog({ onClose }) {
  const { state, board, act, isKept } = useBoards();
  const [fault, setFault] = useState(null);
  const chooser = useRef(null);
  const open = async (event) => {
    const [file] = event.target.files;
    event.target.value = '';
    if (!file) return;
    try {
      const arrived = readBoards(JSON.parse(await file.text()));
      // One board is put beside the others; a file with several takes the place of all.
      if (arrived.boards.length === 1) {
        const [guest] = arrived.boards;
        const isKnown = state.boards.some(({ id }) => id === guest.id);
        const beside = isKnown
          ? { ...guest, id: `${guest.id}-${Date.now().toString(36)}`, name: `${guest.name}, imported` }
          : guest;
        act({ type: 'addBoard', board: beside, saying: `Board ${beside.name} imported` });
      } else act({ type: 'replace', state: arrived, saying: `${arrived.boards.length} boards imported` });
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
          onClick={() => saveAs(`${fileName(brand)}-board.json`, JSON.stringify({ boards: [board] }, null, 1))}
        >
          Export this board
        </button>
        <button
          type="button"
          className="plate"
          onClick={() => saveAs(`${fileName(brand)}-boards.json`, JSON.stringify(state, null, 1))}
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
            act({ type: 'replace', state: sampleBoards(new Date()), saying: 'The sample boards are back' });
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
          ? 'Everything is kept in this browser and sent nowhere.'
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

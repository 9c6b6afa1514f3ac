import { compare } from '../state/compare.js';
import { usePad } from '../state/PadContext.jsx';
import { Dialog } from './Dialog.jsx';

const words = { gone: 'Removed', new: 'Added', same: '' };

/** An earlier version beside the present text, line by line. */
export function VersionDialog({ version, onClose }) {
  const { note, act } = usePad();
  const lines = compare(`${version.title}\n\n${version.text}`, `${note.title}\n\n${note.text}`);
  const date = new Date(version.at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Dialog title={`As it was on ${date}`} onClose={onClose}>
      <div className="compare" tabIndex={0} role="region" aria-label="What has changed since">
        {lines.map(({ kind, text }, place) => (
          <p key={place} data-kind={kind}>
            <span className="compare-kind">{words[kind]}</span>
            {text || '\u00a0'}
          </p>
        ))}
      </div>
      <p className="dialog-do">
        <button
          type="button"
          className="button button-strong"
          onClick={() => {
            act({ type: 'restore', id: note.id, version, saying: `Back to the version of ${date}` });
            onClose();
          }}
        >
          Restore this version
        </button>
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { formOf } from '../data/letters.js';
import { words } from '../data/page.js';
import { asHtml, asText, fileName, saveAs } from '../state/exchange.js';
import { usePad } from '../state/PadContext.jsx';
import { blanksOf, countOf } from '../state/pad.js';
import { VersionDialog } from './VersionDialog.jsx';

function Blank({ blank, onFill }) {
  const [words, setWords] = useState('');
  const id = useId();
  const fill = () => words.trim() && onFill(words.trim());
  return (
    <div className="blank">
      <label htmlFor={id}>
        {blank.name}
        {blank.count > 1 && <span> ×{blank.count}</span>}
      </label>
      <input
        id={id}
        value={words}
        maxLength={500}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          // On to the next blank; leaving this one fills it in.
          const fields = [...document.querySelectorAll('.blank input')];
          const next = fields[fields.indexOf(event.target) + 1];
          if (next) next.focus();
          else event.target.blur();
        }}
        onBlur={fill}
      />
    </div>
  );
}

const when = (at) =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** What belongs to the open sheet, beside it: blanks, where it is filed, its versions, its ways out. */
export function Margin() {
  const { note, pad, act } = usePad();
  const [version, setVersion] = useState(null);
  const id = useId();
  const blanks = blanksOf(note);
  const count = countOf(note.text);
  const form = formOf(note);
  const file = (change) => act({ type: 'file', id: note.id, change, burst: `${note.id} file`, saying: undefined });
  return (
    <aside className="margin" aria-label="About this sheet">
      {(note.kind === 'letter' || blanks.length > 0) && (
        <section>
          <h2>
            {blanks.length === 0
              ? 'Nothing left blank'
              : `${blanks.length} blank${blanks.length === 1 ? '' : 's'} to fill in`}
          </h2>
          {blanks.map((blank) => (
            <Blank
              key={blank.name}
              blank={blank}
              onFill={(value) =>
                act({ type: 'fill', id: note.id, blank: blank.name, words: value, saying: `“${blank.name}” filled in` })
              }
            />
          ))}
          {form && <p className="advice">{form.note}</p>}
          {note.kind === 'letter' && (
            <p className="advice" data-slot="legal.short">
              {words.shortAdvice}
            </p>
          )}
        </section>
      )}
      <section>
        <h2>This sheet</h2>
        <p className="counts">
          <b>{count.words}</b> words, <b>{count.letters}</b> characters
        </p>
        <label htmlFor={`${id}-folder`}>Folder</label>
        <input
          id={`${id}-folder`}
          list={`${id}-folders`}
          value={note.folder}
          maxLength={40}
          onChange={(event) => file({ folder: event.target.value })}
          onBlur={() => !note.folder.trim() && file({ folder: 'Notes' })}
        />
        <datalist id={`${id}-folders`}>
          {[...new Set(pad.notes.map(({ folder }) => folder))].map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
        <label htmlFor={`${id}-tags`}>Tags, with commas between</label>
        <TagField key={note.id} id={`${id}-tags`} tags={note.tags} onChange={(tags) => file({ tags })} />
        <div className="margin-do">
          <button
            type="button"
            className="button"
            onClick={() => saveAs(fileName(note, 'txt'), asText(note), 'text/plain')}
          >
            .txt
          </button>
          <button
            type="button"
            className="button"
            onClick={() => saveAs(fileName(note, 'html'), asHtml(note), 'text/html')}
          >
            .html
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              saveAs(fileName(note, 'json'), JSON.stringify({ notes: [note] }, null, 1), 'application/json')
            }
          >
            .json
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              act({ type: 'remove', id: note.id, saying: `“${note.title || 'Without a title'}” deleted` })
            }
          >
            Delete
          </button>
        </div>
      </section>
      <section>
        <h2>Versions</h2>
        <button
          type="button"
          className="button"
          onClick={() => act({ type: 'keepVersion', id: note.id, saying: 'Version saved' })}
        >
          Save a version
        </button>
        {note.versions.length === 0 ? (
          <p className="advice">None yet. One is saved by itself whenever you write on after a pause.</p>
        ) : (
          <ul className="versions">
            {note.versions.map((one) => (
              <li key={`${one.at} ${one.why}`}>
                <button type="button" onClick={() => setVersion(one)}>
                  <b>{when(one.at)}</b>
                  <span>
                    {countOf(one.text).words} words, {one.why}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {version && <VersionDialog version={version} onClose={() => setVersion(null)} />}
    </aside>
  );
}

/** Keeps what is typed as it is typed; commas would jump about otherwise. */
function TagField({ id, tags, onChange }) {
  const [text, setText] = useState(tags.join(', '));
  return (
    <input
      id={id}
      value={text}
      maxLength={120}
      onChange={(event) => {
        setText(event.target.value);
        const all = event.target.value.split(',').map((tag) => tag.trim().toLowerCase().slice(0, 24));
        onChange([...new Set(all.filter(Boolean))]);
      }}
    />
  );
}

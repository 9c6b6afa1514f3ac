import { useEffect, useMemo, useState } from 'react';
import { FindBar } from './components/FindBar.jsx';
import { Icon } from './components/Icon.jsx';
import { Index } from './components/Index.jsx';
import { Letter } from './components/Letter.jsx';
import { LetterDialog } from './components/LetterDialog.jsx';
import { Margin } from './components/Margin.jsx';
import { Pad } from './components/Pad.jsx';
import { Said } from './components/Said.jsx';
import { SettingsDialog } from './components/SettingsDialog.jsx';
import { words } from './data/page.js';
import { hitsIn, patternOf } from './state/find.js';
import { usePad } from './state/PadContext.jsx';
import { useTheme } from './state/useTheme.js';

const noSearch = { find: '', words: '', isCase: false, isWhole: false, now: 0 };

export function App() {
  const { pad, note, act, newNote, undo, redo, canUndo, canRedo, isKept } = usePad();
  const [view, setView] = useState('pad');
  const [dialog, setDialog] = useState(null);
  const [isFinding, setFinding] = useState(false);
  const [search, setSearch] = useState(noSearch);
  const [isIndexOpen, setIndexOpen] = useState(false);
  const { isDark, toggle } = useTheme();

  const pattern = useMemo(() => (isFinding ? patternOf(search) : null), [isFinding, search]);
  const hits = useMemo(() => (note && pattern ? hitsIn(note.text, pattern) : []), [note, pattern]);
  const now = Math.min(search.now, Math.max(0, hits.length - 1));

  // The finding that is marked is brought into view.
  useEffect(() => {
    document.querySelector('[data-mark="now"]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [now, search.find]);

  useEffect(() => {
    const walk = (by) => {
      const next = pad.notes[pad.notes.findIndex(({ id }) => id === pad.open) + by];
      if (next) act({ type: 'open', id: next.id });
    };
    const keys = {
      'ctrl+f': () => setFinding(true),
      'ctrl+z': undo,
      'ctrl+shift+z': redo,
      'ctrl+y': redo,
      'ctrl+s': () => note && act({ type: 'keepVersion', id: note.id, saying: 'Version saved' }),
      'alt+n': () => {
        setView('pad');
        newNote();
      },
      'alt+l': () => setDialog('letter'),
      'alt+p': () => setView((before) => (before === 'pad' ? 'page' : 'pad')),
      'alt+arrowup': () => walk(-1),
      'alt+arrowdown': () => walk(1),
    };
    const press = (event) => {
      if (document.querySelector('dialog[open]')) return;
      const control = event.ctrlKey || event.metaKey;
      const run =
        keys[
          `${control ? 'ctrl+' : ''}${event.altKey ? 'alt+' : ''}${control && event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
        ];
      // Undo of the pad takes the place of the field's own, which knows nothing of blanks and replacing.
      if (!run || (!control && !event.altKey)) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <div className="desk">
      <header className="head">
        <h1 data-slot="brand.name">{words.name}</h1>
        <button
          type="button"
          className="button head-index"
          aria-expanded={isIndexOpen}
          onClick={() => setIndexOpen(!isIndexOpen)}
        >
          Sheets
        </button>
        <div className="views" role="group" aria-label="View">
          <button type="button" aria-pressed={view === 'pad'} onClick={() => setView('pad')}>
            Pad
          </button>
          <button type="button" aria-pressed={view === 'page'} onClick={() => setView('page')} disabled={!note}>
            A4 page
          </button>
        </div>
        <div className="tools">
          <button
            type="button"
            className="tool"
            onClick={undo}
            disabled={!canUndo}
            aria-label="Undo"
            title="Undo (Ctrl Z)"
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="tool"
            onClick={redo}
            disabled={!canRedo}
            aria-label="Redo"
            title="Redo (Ctrl Shift Z)"
          >
            <Icon name="redo" />
          </button>
          <button
            type="button"
            className="tool"
            onClick={() => {
              setView('pad');
              setFinding(!isFinding);
            }}
            disabled={!note}
            aria-pressed={isFinding}
            aria-label="Find and replace"
            title="Find and replace (Ctrl F)"
          >
            <Icon name="find" />
          </button>
          <button
            type="button"
            className="tool"
            onClick={() => print()}
            disabled={!note}
            aria-label="Print"
            title="Print (Ctrl P)"
          >
            <Icon name="print" />
          </button>
          <button
            type="button"
            className="tool"
            onClick={toggle}
            aria-pressed={isDark}
            aria-label="Dark"
            title="Dark or light"
          >
            <Icon name="light" />
          </button>
        </div>
      </header>
      {!isKept && <p className="not-kept">This browser keeps nothing. Export the pad before you close the page.</p>}
      <Index
        isOpen={isIndexOpen}
        onPick={() => setIndexOpen(false)}
        onNote={() => {
          setView('pad');
          setIndexOpen(false);
          newNote();
        }}
        onLetter={() => setDialog('letter')}
        onSettings={() => setDialog('settings')}
      />
      <main className="middle" data-view={view}>
        {isFinding && note && (
          <FindBar
            search={{ ...search, now }}
            setSearch={setSearch}
            pattern={pattern}
            hits={hits}
            onClose={() => setFinding(false)}
          />
        )}
        {note ? (
          <>
            {view === 'pad' && <Pad key={note.id} hits={isFinding && search.find ? hits : null} now={now} />}
            <Letter />
          </>
        ) : (
          <div className="pad">
            <div className="pad-band" aria-hidden="true" />
            <div className="paper paper-empty">
              <p>The pad is empty. Start with a new note or a letter; Undo brings back what was deleted.</p>
            </div>
          </div>
        )}
      </main>
      {note && <Margin key={note.id} />}
      <Said />
      {dialog === 'letter' && (
        <LetterDialog
          onClose={() => setDialog(null)}
          onDone={() => {
            setDialog(null);
            setView('pad');
            setIndexOpen(false);
          }}
        />
      )}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

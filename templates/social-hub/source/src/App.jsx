import { useEffect, useRef, useState } from 'react';
import { Composer } from './components/Composer.jsx';
import { Desk } from './components/Desk.jsx';
import { Said } from './components/Said.jsx';
import { BottomBar, TopBar } from './components/TopBar.jsx';
import { useBoard } from './state/BoardContext.jsx';
import { useKeys } from './state/useKeys.js';
import { go, to, useRoute } from './state/useRoute.js';
import { Board } from './views/Board.jsx';
import { Letters } from './views/Letters.jsx';
import { Noticed } from './views/Noticed.jsx';
import { Profile } from './views/Profile.jsx';
import { Reading } from './views/Reading.jsx';
import { Talk } from './views/Talk.jsx';
import { Today } from './views/Today.jsx';

/** What stands in the column beside the board; on a phone it takes the board's place. */
function Column({ route, onRewrite }) {
  const { view, id } = route;
  if (view === 'note') return <Reading key={id} id={id} onRewrite={onRewrite} />;
  if (view === 'people') return <Profile key={id} id={id} />;
  if (view === 'letters') return id ? <Talk key={id} id={id} /> : <Letters />;
  if (view === 'noticed') return <Noticed />;
  return <Today />;
}

export function App() {
  const route = useRoute();
  const { undo, redo, isKept } = useBoard();
  const [dialog, setDialog] = useState(null);
  const column = useRef(null);
  const search = useRef(null);
  const close = () => setDialog(null);
  const pin = () => setDialog({ name: 'composer' });

  useKeys({
    n: pin,
    '/': () => search.current?.focus(),
    b: () => go(to.today),
    m: () => go(to.letters),
    o: () => go(to.noticed),
    '?': () => setDialog({ name: 'desk' }),
    'ctrl+z': undo,
    'ctrl+shift+z': redo,
    'ctrl+y': redo,
  });

  // After a link the new content begins at its top, and has the focus for those who listen.
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    column.current.scrollTop = 0;
    if (matchMedia('(max-width: 64rem)').matches) scrollTo({ top: 0, behavior: 'instant' });
    if (route.view !== 'today') column.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [route]);

  return (
    <div className="square" data-view={route.view}>
      <TopBar route={route} onPin={pin} onDesk={() => setDialog({ name: 'desk' })} />
      {!isKept && (
        <p className="not-kept">
          This browser keeps nothing. What you write lasts until the page is closed; export it at your desk.
        </p>
      )}
      <main className="halves">
        <Board openId={route.view === 'note' ? route.id : null} searchRef={search} />
        <div className="column" ref={column} tabIndex={0} role="region" aria-label="Reading column">
          <Column route={route} onRewrite={(note) => setDialog({ name: 'composer', note })} />
        </div>
      </main>
      <BottomBar route={route} onPin={pin} />
      <Said />
      {dialog?.name === 'composer' && <Composer note={dialog.note} onClose={close} />}
      {dialog?.name === 'desk' && <Desk onClose={close} />}
    </div>
  );
}

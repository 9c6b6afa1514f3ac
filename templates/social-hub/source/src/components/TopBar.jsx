import { useBoard } from '../state/BoardContext.jsx';
import { hasLeaf, words } from '../data/page.js';
import { unreadLetters, unreadNotices } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Face } from './Face.jsx';
import { Icon, Leaf } from './Icon.jsx';

const Count = ({ count, what }) =>
  count > 0 ? (
    <b className="count">
      {count}
      <span className="hidden"> {what}</span>
    </b>
  ) : null;

/** The same five ways, once at the head of the board and once at the foot of a phone. */
function useWays(route) {
  const { board, desk, me } = useBoard();
  return [
    { name: 'Board', icon: 'board', href: to.today, isHere: ['today', 'note'].includes(route.view) },
    {
      name: 'Messages',
      icon: 'letters',
      href: to.letters,
      isHere: route.view === 'letters',
      count: unreadLetters(board, desk),
      what: 'unread',
    },
    {
      name: 'Activity',
      icon: 'bell',
      href: to.noticed,
      isHere: route.view === 'noticed',
      count: unreadNotices(board, desk),
      what: 'new',
    },
    { name: 'My page', icon: 'person', href: to.person(me.id), isHere: route.view === 'people' && route.id === me.id },
  ];
}

export function TopBar({ route, onPin, onDesk }) {
  const { me, undo, redo, canUndo, canRedo } = useBoard();
  return (
    <header className="top">
      <a className="sign" href={to.today}>
        {hasLeaf && <Leaf />}
        <h1 data-slot="brand.name" style={{ '--letters': [...words.name].length }}>
          {words.name}
        </h1>
      </a>
      <nav className="ways" aria-label="Board and messages">
        {useWays(route).map(({ name, href, isHere, count, what }) => (
          <a key={name} href={href} aria-current={isHere ? 'page' : undefined}>
            {name}
            <Count count={count} what={what} />
          </a>
        ))}
      </nav>
      <div className="top-do">
        <button
          type="button"
          className="plain"
          onClick={undo}
          disabled={!canUndo}
          aria-label="Undo"
          title="Undo (Ctrl Z)"
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="plain top-redo"
          onClick={redo}
          disabled={!canRedo}
          aria-label="Redo"
          title="Redo (Ctrl Shift Z)"
        >
          <Icon name="redo" />
        </button>
        <button type="button" className="strong top-pin" onClick={onPin}>
          <Icon name="pin" size={18} /> Pin a note
        </button>
        <button
          type="button"
          className="seat"
          onClick={onDesk}
          aria-label={`Your desk. You sit here as ${me.name}`}
          title="Change seats, settings, files, keys"
        >
          <Face person={me} size={40} />
        </button>
      </div>
    </header>
  );
}

export function BottomBar({ route, onPin }) {
  const [board, letters, noticed, mine] = useWays(route);
  const way = ({ name, icon, href, isHere, count, what }) => (
    <a key={name} href={href} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      {name}
      <Count count={count} what={what} />
    </a>
  );
  return (
    <nav className="bottom" aria-label="Phone">
      {way(board)}
      {way(letters)}
      <button type="button" className="bottom-pin" onClick={onPin} aria-label="Pin a note">
        <Icon name="pin" size={26} />
      </button>
      {way(noticed)}
      {way(mine)}
    </nav>
  );
}

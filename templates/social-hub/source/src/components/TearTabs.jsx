import { useBoard } from '../state/BoardContext.jsx';

const count = 7;
/** The order in which people tear: nobody begins at the edge. */
const order = [3, 1, 5, 2, 6, 0, 4];

/** The strips at the foot of a note. Tearing one off is this square's way of saying "count me in". */
export function TearTabs({ note }) {
  const { me, person, act } = useBoard();
  const author = person(note.by);
  const isMine = note.tabs.includes(me.id);
  // One strip always hangs on, however many are taken.
  const torn = order.slice(0, Math.min(note.tabs.length, count - 1));
  const first = author.name.split(' ')[0];
  const house = author.home.split(',')[0];
  return (
    <button
      type="button"
      className="tabs"
      aria-pressed={isMine}
      aria-label={`${isMine ? 'Put back your tab of' : 'Tear off a tab of'} “${note.title}”, ${note.tabs.length} taken`}
      onClick={() =>
        act({
          type: 'tear',
          id: note.id,
          by: me.id,
          saying: isMine ? `Tab of “${note.title}” put back` : `Tab of “${note.title}” torn off`,
        })
      }
    >
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={torn.includes(place) ? 'tab tab-torn' : 'tab'}>
          {/* Written by the style sheet: seven times the same name is nothing to be read aloud. */}
          <span className="tab-strip" data-name={first} data-house={house} />
        </span>
      ))}
    </button>
  );
}

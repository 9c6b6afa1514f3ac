import { Face } from '../components/Face.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { ago, talksOf } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Back } from './Back.jsx';

export function Letters() {
  const { board, desk, me, person } = useBoard();
  const talks = talksOf(board, desk);
  const others = board.people.filter(({ id }) => id !== me.id && !talks.some(({ other }) => other === id));
  return (
    <div>
      <Back />
      <h2 tabIndex={-1}>Messages</h2>
      {talks.length === 0 && <p>No messages yet.</p>}
      <ul className="talks">
        {talks.map(({ other, letters, unread }) => {
          const last = letters.at(-1);
          return (
            <li key={other}>
              <a href={to.talk(other)} data-unread={unread > 0 || undefined}>
                <Face person={person(other)} size={52} />
                <span>
                  <b>{person(other).name}</b> <small>{ago(last.at)}</small>
                  <span className="talk-last">
                    {last.from === me.id && 'You: '}
                    {last.text}
                  </span>
                </span>
                {unread > 0 && (
                  <b className="count">
                    {unread}
                    <span className="hidden"> unread</span>
                  </b>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <section>
          <h3>Write to somebody else</h3>
          <ul className="others">
            {others.map((one) => (
              <li key={one.id}>
                <a href={to.talk(one.id)}>
                  <Face person={one} size={32} /> {one.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

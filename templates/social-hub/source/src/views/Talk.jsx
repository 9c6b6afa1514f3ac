import { useEffect, useRef } from 'react';
import { Face } from '../components/Face.jsx';
import { WriteBox } from '../components/WriteBox.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { ago, talksOf } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Back, Gone } from './Back.jsx';

export function Talk({ id }) {
  const { board, desk, me, person, act } = useBoard();
  const talk = talksOf(board, desk).find(({ other }) => other === id);
  const end = useRef(null);
  const unread = talk?.unread ?? 0;
  const length = talk?.letters.length ?? 0;

  useEffect(() => {
    if (unread > 0) act({ type: 'readLetters', with: id });
  }, [unread, id, act]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);

  const other = person(id);
  if (!board.people.some((one) => one.id === id) || id === me.id)
    return (
      <Gone>
        {id === me.id
          ? 'You can not write to yourself.'
          : 'There is no member of that name.'}
      </Gone>
    );
  return (
    <div className="talk">
      <Back href={to.letters}>Messages</Back>
      <h2 tabIndex={-1}>
        <Face person={other} size={48} />
        <span>
          <a href={to.person(id)}>{other.name}</a>
          <small>{other.home}</small>
        </span>
      </h2>
      {length === 0 && <p>No messages yet.</p>}
      <ol className="letters" aria-label={`Messages with ${other.name}`}>
        {talk?.letters.map((letter) => (
          <li key={letter.id} data-mine={letter.from === me.id || undefined}>
            <p>{letter.text}</p>
            <small>
              {letter.from === me.id ? 'You' : other.name.split(' ')[0]}, {ago(letter.at)}
            </small>
          </li>
        ))}
      </ol>
      <div ref={end} />
      <WriteBox
        what={`letter/${id}`}
        label={`Message to ${other.name.split(' ')[0]}`}
        send="Send"
        onSend={(text) =>
          act({
            type: 'write',
            letter: { from: me.id, to: id, text, at: Date.now() },
            saying: `Sent to ${other.name.split(' ')[0]}`,
          })
        }
      />
    </div>
  );
}

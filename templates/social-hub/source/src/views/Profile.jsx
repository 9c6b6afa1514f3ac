import { useState } from 'react';
import { Face } from '../components/Face.jsx';
import { ProfileForm } from '../components/ProfileForm.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { kinds } from '../state/board.js';
import { ago, plural } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Back, Gone } from './Back.jsx';

export function Profile({ id }) {
  const { board, me, person, act } = useBoard();
  const [isEditing, setEditing] = useState(false);
  if (!board.people.some((one) => one.id === id)) return <Gone>There is no member of that name.</Gone>;
  const one = person(id);
  const isOwn = id === me.id;
  const follows = board.follows[me.id]?.includes(id);
  const followers = Object.values(board.follows).filter((list) => list.includes(id)).length;
  const notes = board.notes.filter(({ by }) => by === id);
  if (isEditing && isOwn) return <ProfileForm person={one} onDone={() => setEditing(false)} />;
  return (
    <div className="profile">
      <Back />
      <div className="profile-head">
        <Face person={one} size={132} />
        <div>
          <h2 tabIndex={-1}>{one.name}</h2>
          <p>
            {one.home}
            <br />
            here since {one.since}, {plural(followers, 'follower')}
          </p>
        </div>
      </div>
      <p className="profile-about">
        {one.about || 'Nothing about themselves yet.'}
      </p>
      <p className="reading-do">
        {isOwn ? (
          <button type="button" className="plain-box" onClick={() => setEditing(true)}>
            Edit my page
          </button>
        ) : (
          <>
            <button
              type="button"
              className={follows ? 'plain-box' : 'strong'}
              aria-pressed={Boolean(follows)}
              onClick={() =>
                act({
                  type: 'follow',
                  by: me.id,
                  who: id,
                  saying: follows ? `You no longer follow ${one.name}` : `You follow ${one.name}`,
                })
              }
            >
              {follows ? 'Following' : 'Follow'}
            </button>
            <a className="plain-box" href={to.talk(id)}>
              Write to {one.name.split(' ')[0]}
            </a>
          </>
        )}
      </p>
      <section>
        <h3>{notes.length === 0 ? 'No note on the board' : `${plural(notes.length, 'note')} on the board`}</h3>
        <ul className="own-notes">
          {notes.map(({ id: noteId, kind, title, at, tabs }) => (
            <li key={noteId}>
              <a href={to.note(noteId)} data-paper={kinds[kind]?.paper}>
                <b>{title}</b>
                <span>
                  {ago(at)}, {plural(tabs.length, 'tab')} taken
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

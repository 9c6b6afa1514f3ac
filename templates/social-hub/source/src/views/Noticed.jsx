import { useEffect, useState } from 'react';
import { Face } from '../components/Face.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { ago, noticesOf, unreadNotices } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Back } from './Back.jsx';

const words = {
  tab: 'tore a tab off',
  reply: 'answered under',
  follow: 'follows you now',
};

export function Noticed() {
  const { board, desk, person, act } = useBoard();
  const notices = noticesOf(board, desk);
  // What was new when the page was opened stays marked while it is read.
  const [seenBefore] = useState(desk.seen[desk.me]?.notices ?? 0);
  const unread = unreadNotices(board, desk);
  useEffect(() => {
    if (unread > 0) act({ type: 'readNotices' });
  }, [unread, act]);
  return (
    <div>
      <Back />
      <h2 tabIndex={-1}>Activity</h2>
      {notices.length === 0 && <p>Nothing yet. Answers, tabs and followers will appear here.</p>}
      <ul className="talks">
        {notices.map(({ id, from, kind, note, at }) => {
          const about = board.notes.find((one) => one.id === note);
          return (
            <li key={id}>
              <a href={kind === 'follow' ? to.person(from) : to.note(note)} data-unread={at > seenBefore || undefined}>
                <Face person={person(from)} size={44} />
                <span>
                  <b>{person(from).name}</b> {words[kind]} {about && <i>“{about.title}”</i>}
                  <br />
                  <small>
                    {ago(at)}
                    {at > seenBefore && ', new'}
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

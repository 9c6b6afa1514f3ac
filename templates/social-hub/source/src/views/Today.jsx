import { Face } from '../components/Face.jsx';
import { words } from '../data/page.js';
import { useBoard } from '../state/BoardContext.jsx';
import { plural, unreadLetters, unreadNotices } from '../state/selectors.js';
import { to } from '../state/useRoute.js';

/** The sheet that hangs beside the board while nothing is being read: what is new, what is coming, who lives here. */
export function Today() {
  const { board, desk, me } = useBoard();
  const letters = unreadLetters(board, desk);
  const notices = unreadNotices(board, desk);
  const now = Date.now();
  const coming = board.notes.filter(({ when }) => when > now).sort((a, b) => a.when - b.when);
  const drafts = Object.keys(desk.drafts).filter((key) => key.startsWith(`${me.id}/`));
  return (
    <div className="today">
      <h2 tabIndex={-1}>
        {new Date(now).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })}
      </h2>
      <p className="today-word">
        {me.name.split(' ')[0]}, there {letters === 1 ? 'is' : 'are'}{' '}
        <a href={to.letters}>{plural(letters, 'message')}</a> to read
        {notices > 0 ? (
          <>
            , and <a href={to.noticed}>{plural(notices, 'notice')}</a> for you.
          </>
        ) : (
          '.'
        )}
        {drafts.length > 0 &&
          ` ${plural(drafts.length, 'draft')} of yours ${drafts.length === 1 ? 'is' : 'are'} waiting.`}
      </p>
      {coming.length > 0 && (
        <section>
          <h3>Coming up</h3>
          <ul className="coming">
            {coming.map(({ id, title, when, tabs }) => (
              <li key={id}>
                <a href={to.note(id)}>
                  <span className="coming-day">
                    <b>{new Date(when).getDate()}</b>
                    {new Date(when).toLocaleDateString('en-GB', { weekday: 'short' })}
                  </span>
                  <span>
                    <b>{title}</b>
                    <br />
                    {new Date(when).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })},{' '}
                    {plural(tabs.length, 'tab')} taken
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 data-slot="today.people-title">{words.people}</h3>
        <ul className="neighbours">
          {board.people
            .filter(({ id }) => id !== me.id)
            .map((one) => (
              <li key={one.id}>
                <a href={to.person(one.id)}>
                  <Face person={one} size={84} />
                  <b>{one.name.split(' ')[0]}</b>
                  <span>{one.home.split(',')[0]}</span>
                </a>
              </li>
            ))}
        </ul>
      </section>
      {words.samples && (
        <p className="hint" data-slot="legal.samples">
          {words.samples}
        </p>
      )}
      <p className="hint" data-slot="legal.rules">
        {words.rules}
      </p>
      {words.mail && (
        <p className="hint">
          <span data-slot="contact.words">{words.contact}</span>{' '}
          <a href={`mailto:${words.mail}`} data-slot="contact.email">
            {words.mail}
          </a>
        </p>
      )}
    </div>
  );
}

import { Face } from '../components/Face.jsx';
import { settingOf, whenText } from '../components/Slip.jsx';
import { SlipPicture } from '../components/SlipPicture.jsx';
import { TearTabs } from '../components/TearTabs.jsx';
import { WriteBox } from '../components/WriteBox.jsx';
import { useBoard } from '../state/BoardContext.jsx';
import { kinds } from '../state/board.js';
import { ago, plural } from '../state/selectors.js';
import { go, to } from '../state/useRoute.js';
import { Back, Gone } from './Back.jsx';

export function Reading({ id, onRewrite }) {
  const { board, me, person, act } = useBoard();
  const note = board.notes.find((one) => one.id === id);
  if (!note)
    return (
      <Gone>
        This note has been taken down. Undo brings back what you took down yourself.
      </Gone>
    );
  const author = person(note.by);
  const isOwn = note.by === me.id;
  return (
    <article className="reading">
      <Back />
      <div className="slip reading-slip" data-paper={kinds[note.kind]?.paper} style={settingOf(note.title)}>
        <div className="slip-paper">
          <span className="pin" data-pin="0" aria-hidden="true" />
          <SlipPicture picture={note.picture} />
          <div className="slip-words">
            <p className="slip-kind">{kinds[note.kind]?.label}</p>
            <h2 className="slip-title" tabIndex={-1}>
              {note.title}
            </h2>
            {note.when && <p className="slip-when">{whenText(note.when)}</p>}
            <p className="slip-text">{note.text}</p>
            <p className="slip-foot">
              <Face person={author} size={36} />
              <span>
                <a href={to.person(author.id)}>{author.name}</a>, {author.home}
                <br />
                {ago(note.at)}
                {note.editedAt && `, edited ${ago(note.editedAt)}`}
              </span>
            </p>
          </div>
        </div>
        <TearTabs note={note} />
      </div>
      <p className="takers">
        {note.tabs.length === 0
          ? 'No tab is gone yet.'
          : `${plural(note.tabs.length, 'tab')} taken: ${note.tabs.map((taker) => (taker === me.id ? 'you' : person(taker).name.split(' ')[0])).join(', ')}.`}
      </p>
      <p className="reading-do">
        {isOwn ? (
          <>
            <button type="button" className="plain-box" onClick={() => onRewrite(note)}>
              Edit
            </button>
            <button
              type="button"
              className="plain-box"
              onClick={() => {
                act({ type: 'takeDown', id, saying: `“${note.title}” taken down` });
                go(to.today);
              }}
            >
              Take it down
            </button>
          </>
        ) : (
          <a className="plain-box" href={to.talk(author.id)}>
            Write to {author.name.split(' ')[0]}
          </a>
        )}
      </p>
      <section className="replies">
        <h3>{note.replies.length === 0 ? 'No answer yet' : plural(note.replies.length, 'answer')}</h3>
        <ul>
          {note.replies.map((reply) => (
            <li key={reply.id}>
              <Face person={person(reply.by)} size={36} />
              <div>
                <p className="reply-by">
                  <a href={to.person(reply.by)}>{person(reply.by).name}</a> <span>{ago(reply.at)}</span>
                </p>
                <p className="reply-text">{reply.text}</p>
                {reply.by === me.id && (
                  <button
                    type="button"
                    className="plain-text"
                    onClick={() =>
                      act({ type: 'removeReply', note: id, id: reply.id, saying: 'Your answer was removed' })
                    }
                  >
                    Remove
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
        <WriteBox
          what={`reply/${id}`}
          label={`Answer as ${me.name}`}
          send="Answer"
          onSend={(text) => act({ type: 'reply', note: id, by: me.id, text, saying: 'Answer pinned under the note' })}
        />
      </section>
    </article>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { useBoard } from '../state/BoardContext.jsx';
import { kinds } from '../state/board.js';
import { ago, plural } from '../state/selectors.js';
import { to } from '../state/useRoute.js';
import { Face } from './Face.jsx';
import { SlipPicture } from './SlipPicture.jsx';
import { TearTabs } from './TearTabs.jsx';

/**
 * Every note is set by itself: few words in wide letters, many in narrow ones, as large as the longest word allows.
 * `advance` is what a letter of Anybody takes at that width, in em; `--em` the longest word, which the style sheet
 * divides the paper's width by.
 */
export function settingOf(title) {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length), 4);
  const { length } = title;
  const [width, advance] =
    length <= 8
      ? [142, 0.94]
      : length <= 14
        ? [116, 0.84]
        : length <= 24
          ? [92, 0.66]
          : length <= 34
            ? [74, 0.56]
            : [62, 0.48];
  return { '--width': `${width}%`, '--em': (longest * advance * 1.08).toFixed(2) };
}

/** A number from 0 to 1 that is always the same for the same note: pins and angles do not jump about. */
function chanceOf(id, salt) {
  let hash = salt;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (hash % 1000) / 1000;
}

export const whenText = (at) =>
  new Date(at).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });

export function Slip({ note, isWide, isOpen }) {
  const { person } = useBoard();
  const author = person(note.by);
  const frame = useRef(null);

  // The board is a grid of fine rows; each slip takes as many as it is tall, so that the order stays that of the page.
  useLayoutEffect(() => {
    const slip = frame.current.firstElementChild;
    const measure = () => {
      frame.current?.style.setProperty('--rows', Math.ceil((slip.offsetHeight + 26) / 4));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(slip);
    return () => watch.disconnect();
  }, []);

  const kind = kinds[note.kind] ?? kinds.offer;
  const style = {
    '--turn': `${(chanceOf(note.id, 7) * 2.4 - 1.2).toFixed(2)}deg`,
    '--pin-at': `${Math.round(30 + chanceOf(note.id, 3) * 40)}%`,
    ...settingOf(note.title),
  };
  return (
    <li ref={frame} className={`place${isWide ? ' place-wide' : ''}`}>
      <article className="slip" data-paper={kind.paper} data-open={isOpen || undefined} style={style}>
        <div className="slip-paper">
          <span className="pin" data-pin={Math.floor(chanceOf(note.id, 5) * 3)} aria-hidden="true" />
          <SlipPicture picture={note.picture} />
          <div className="slip-words">
            <p className="slip-kind">{kind.label}</p>
            <h2 className="slip-title">
              <a href={to.note(note.id)}>{note.title}</a>
            </h2>
            {note.when && <p className="slip-when">{whenText(note.when)}</p>}
            {note.text && <p className="slip-text">{note.text}</p>}
            <p className="slip-foot">
              <Face person={author} size={28} />
              <span>
                <a href={to.person(author.id)}>{author.name}</a>
                <br />
                {ago(note.at)}
                {note.replies.length > 0 && `, ${plural(note.replies.length, 'answer')}`}
              </span>
            </p>
          </div>
        </div>
        <TearTabs note={note} />
      </article>
    </li>
  );
}

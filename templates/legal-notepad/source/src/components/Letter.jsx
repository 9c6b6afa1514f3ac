import { Fragment } from 'react';
import { usePad } from '../state/PadContext.jsx';
import { piecesOf } from '../state/pad.js';

const Words = ({ text = '' }) =>
  piecesOf(text).map(({ text: words, isBlank }, place) => (
    <Fragment key={place}>{isBlank ? <mark>{words}</mark> : words}</Fragment>
  ));

/**
 * The sheet as it comes out of the printer. All lengths are in millimetres: on the screen a millimetre is the 210th part of
 * the width, on paper it is one. The address stands where the window of the envelope is.
 */
export function Letter() {
  const { pad, note } = usePad();
  const isLetter = note.kind === 'letter';
  const envelope = pad.mine.envelope === 'dl' ? 'dl' : 'din';
  return (
    <div className="a4-frame">
      <article className="a4" aria-label="As printed" data-envelope={isLetter ? envelope : undefined}>
        {isLetter && (
          <div className="a4-head">
            {note.to && (
              <div className="a4-window">
                <p className="a4-return">{note.from?.split('\n').filter(Boolean).join(', ')}</p>
                <p>
                  <Words text={note.to} />
                </p>
              </div>
            )}
            <p className="a4-from">
              <Words text={note.from} />
            </p>
            <p className="a4-place">
              <Words text={note.place} />
            </p>
            <i className="a4-mark" data-at="fold-1" />
            <i className="a4-mark" data-at="hole" />
            <i className="a4-mark" data-at="fold-2" />
          </div>
        )}
        <h2>
          <Words text={note.title || 'Without a title'} />
        </h2>
        {note.text.split(/\n{2,}/).map((paragraph, place) => (
          <p key={place}>
            <Words text={paragraph} />
          </p>
        ))}
        {isLetter && (
          <div className="a4-end">
            <p>
              <Words text={note.ending} />
            </p>
            <p className="a4-signature">
              <Words text={note.signature} />
            </p>
          </div>
        )}
      </article>
    </div>
  );
}

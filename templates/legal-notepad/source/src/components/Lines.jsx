import { useLayoutEffect, useRef, useState } from 'react';
import { piecesOf } from '../state/pad.js';

/** Pieces for a text in which something is being looked for. */
function hitPieces(text, hits, now) {
  const pieces = [];
  let from = 0;
  hits.forEach((hit, place) => {
    pieces.push(
      { text: text.slice(from, hit.from) },
      { text: text.slice(hit.from, hit.to), mark: place === now ? 'now' : 'hit' },
    );
    from = hit.to;
  });
  return [...pieces, { text: text.slice(from) }];
}

/**
 * A field that is as tall as its text and stands on the rules of the paper. What is marked lies under it: the same words
 * once more, in the same type, with blanks or findings on a coloured ground.
 */
export function Lines({ label, value, onChange, className = '', isNumbered = false, hits = null, now = 0, ...rest }) {
  const field = useRef(null);
  const [rows, setRows] = useState(1);

  useLayoutEffect(() => {
    const element = field.current;
    const fit = () => {
      element.style.height = '0';
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const count = Math.max(1, Math.round(element.scrollHeight / line));
      element.style.height = `${count * line}px`;
      setRows(count);
    };
    fit();
    let width = element.offsetWidth;
    const watch = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      fit();
    });
    watch.observe(element);
    document.fonts?.ready.then(() => field.current && fit());
    return () => watch.disconnect();
  }, [value]);

  const pieces = hits
    ? hitPieces(value, hits, now)
    : piecesOf(value).map(({ text, isBlank }) => ({ text, mark: isBlank ? 'blank' : null }));
  return (
    <div className={`lines ${className}`}>
      {isNumbered && (
        <pre className="numbers" aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => ((row + 1) % 5 === 0 || row === 0 ? row + 1 : '')).join('\n')}
        </pre>
      )}
      <div className="under" aria-hidden="true">
        {pieces.map(({ text, mark }, place) =>
          mark ? (
            <mark key={place} data-mark={mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}{' '}
      </div>
      <textarea
        ref={field}
        aria-label={label}
        rows={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </div>
  );
}

import { useState } from 'react';
import { lettersOf } from '../flags/code.js';
import { FlagShape } from '../flags/Flag.jsx';

/** Hoists what is typed. The alphabet below it stands in the page. */
export function Speller() {
  const [text, setText] = useState('GOOD WATCH');
  const words = lettersOf(text).split(/\s+/).filter(Boolean);
  return (
    <section className="speller" aria-labelledby="speller">
      <div>
        <h2 id="speller">Spell something</h2>
        <label htmlFor="text" className="unseen">
          Words to spell
        </label>
        <input id="text" value={text} maxLength="24" autoComplete="off" onChange={(event) => setText(event.target.value)} />
        <p className="small">Letters A to Z. Accents are left out; numbers have flags of their own.</p>
      </div>
      <div className="spelling" role="img" aria-label={words.length > 0 ? `${words.join(' ')} in signal flags` : 'Nothing is hoisted'}>
        {words.map((word, at) => (
          <svg key={`${word}${at}`} viewBox={`-8 -14 ${[...word].length * 132 + 4} 140`} style={{ '--letters': [...word].length }} aria-hidden="true" focusable="false">
            <path className="halyard" d={`M-8 -6H${[...word].length * 132}`} />
            {[...word].map((letter, i) => (
              <g key={`${letter}${i * 132}`} transform={`translate(${i * 132} 0)`}>
                <FlagShape letter={letter} wind={0.7} phase={(i * 1.3) % 4} />
              </g>
            ))}
          </svg>
        ))}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { code, lettersOf } from '../flags/code.js';
import { Flag, FlagShape } from '../flags/Flag.jsx';

export function CodePage() {
  const [text, setText] = useState('GOOD WATCH');
  const words = lettersOf(text).split(/\s+/).filter(Boolean);
  return (
    <div className="wrap code">
      <div className="code-head">
        <h1>Twenty-six flags, and what they say alone</h1>
        <p>The International Code of Signals has been read across water since 1857. We use it for logos: every employer on the board flies its initials.</p>
      </div>
      <section className="speller" aria-labelledby="speller">
        <div>
          <h2 id="speller">Spell something</h2>
          <label htmlFor="text" className="unseen">
            Words to hoist
          </label>
          <input id="text" value={text} maxLength="24" autoComplete="off" onChange={(event) => setText(event.target.value)} />
          <p className="small">Letters A to Z. Accents are struck, numbers have pennants of their own and stay ashore.</p>
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
      <ul className="letters">
        {Object.entries(code).map(([letter, { name, means }]) => (
          <li key={letter}>
            <Flag letter={letter} />
            <h2>
              <span>{letter}</span> {name}
            </h2>
            <p>{means}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useState } from 'react';
import { copyable, highlight } from './highlight.js';

const names = { sh: 'Commands', toml: 'Settings', ini: 'Service', text: 'Text' };

/** A piece of code with its colours and a button that copies what can be typed. */
export function Code({ text, language }) {
  const [said, setSaid] = useState('');
  const lines = highlight(text, language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyable(text, language));
      setSaid('Copied');
    } catch {
      setSaid('Not allowed here: mark it and copy by hand');
    }
    setTimeout(() => setSaid(''), 2500);
  };
  return (
    <div className="code">
      <p className="code-bar"><span>{names[language]}</span><span role="status">{said}</span><button type="button" onClick={copy}>Copy</button></p>
      <pre tabIndex={0} role="group" aria-label={names[language]}>
        <code>
          {lines.map((line, i) => (
            <span className={line.kind} key={`${i}${line.kind}`}>
              {line.tokens.map(([kind, words], k) => (kind ? <span className={`t-${kind}`} key={`${k}${words}`}>{words}</span> : words))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

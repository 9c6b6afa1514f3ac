import { Code } from './code.jsx';
import { sections } from './content/index.js';
import { Instrument } from './instrument.jsx';

const parts = [
  ['scan', '1', 'The dish. Listens to a whole card and tells what is on it. Changes nothing.'],
  ['sort', '2', 'The sieves. Copy recordings into folders by day, place or bird, and check each copy.'],
  ['name', '3', 'The type wheel. Turns ZOOM0007 into 0512_elm-bank_blackcap_02.'],
  ['mend', '4, 5', 'Fur against wind, thread against clicks. Always into a new file.'],
  ['watch', '6', 'The handle. Waits on a roof for what arrives, and puts it away.'],
  ['journal', '7', 'The tape. Every step in plain text, and undo reads it backwards.'],
];
const ways = {
  Learn: 'Never used it? Take one card and a quarter of an hour.',
  Do: 'You know what you want. Four ways of getting there, step by step.',
  'Look up': 'Every command, option, word and message, and nothing besides.',
  Understand: 'How it tells wind from a bittern, and why it will not move a file.',
};

/** The first page: the instrument, its parts, and the way into the manual. */
export function Front() {
  return (
    <main id="main" className="front">
      <div className="front-top">
        <h1>Twite sorts, names and <span className="marker">mends</span> field recordings.</h1>
        <div>
          <p className="lead">A small command for people who get up at four to record a blackcap and come home with <code>ZOOM0007.WAV</code>. One file, no account, no network.</p>
          <Code text={'$ sudo install twite /usr/local/bin'} language="sh" />
        </div>
      </div>
      <div className="instrument-box" tabIndex={0} role="group" aria-label="Exploded drawing"><Instrument /></div>
      <ol className="parts" aria-label="Parts of the instrument">
        {parts.map(([name, signs, words]) => (
          <li key={name}><p className="signs" aria-hidden="true">{signs.split(', ').map((sign) => <span key={sign}>{sign}</span>)}</p><a href={`commands.html#${name}`}><code>twite {name}</code></a><p>{words}</p></li>
        ))}
      </ol>
      <section className="ways" aria-labelledby="ways-title">
        <h2 id="ways-title">Four ways into the manual</h2>
        <div>
          {sections.map((section) => (
            <section key={section.name} aria-labelledby={`way-${section.sign}`}>
              <h3 id={`way-${section.sign}`}><span aria-hidden="true">{section.sign}</span>{section.name}</h3>
              <p>{ways[section.name]}</p>
              <ul>{section.pages.map((page) => <li key={page.file}><a href={page.file}>{page.title}</a></li>)}</ul>
            </section>
          ))}
        </div>
      </section>
      <section className="creed" aria-labelledby="creed-title">
        <h2 id="creed-title">Three things it will never do</h2>
        <p><strong>Touch an original.</strong> It copies, always. <a href="copies.html">The reason, at length</a>.</p>
        <p><strong>Ask the network.</strong> Your mornings stay on your disk; so does the wood where the nightjar nests.</p>
        <p><strong>Guess without saying so.</strong> What it is not sure of is called <code>bird</code>.</p>
      </section>
    </main>
  );
}

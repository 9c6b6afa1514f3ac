import { useEffect, useState } from 'react';
import { Article } from './article.jsx';
import { version } from './content/index.js';
import { Front } from './front.jsx';
import { Keys } from './keys.jsx';
import { drawer } from './drawer.js';
import { Search } from './search.jsx';
import { Sidebar } from './sidebar.jsx';
import { pages } from './content/index.js';

const typing = (target) => target.closest('input, textarea, select, [contenteditable]');

/** One page of the manual. `page` is the name of its file. */
export function App({ page }) {
  const [open, setOpen] = useState('');
  const here = pages.findIndex((one) => one.file === page);

  useEffect(() => {
    const press = (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return setOpen('search');
      }
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]') || drawer.read('single-keys') === 'off') return;
      if (event.key === '/') {
        event.preventDefault();
        setOpen('search');
      } else if (event.key === '?') setOpen('keys');
      else if (event.key === 'n' && pages[here + 1]) location.href = pages[here + 1].file;
      else if (event.key === 'p' && here > -1) location.href = pages[here - 1]?.file ?? 'index.html';
      else if (event.key === 't') turn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [here]);

  return (
    <>
      <a className="skip" href="#main">Skip to the text</a>
      <header className="top">
        <a className="name" href="index.html"><svg viewBox="0 0 44 26" aria-hidden="true"><rect width="44" height="26" rx="3" className="marked" /><path d="M5 15h5l2-6 4 11 4-16 4 14 3-7 3 4h8" /></svg>twite</a>
        <p className="version">Manual of {version.number}<span>, checked {version.checked}</span></p>
        <button className="find" type="button" onClick={() => setOpen('search')} aria-haspopup="dialog"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M8.500 3a5.500 5.500 0 1 1 0 11 5.500 5.500 0 1 1 0-11M13 13l5 5" /></svg>Search <kbd>/</kbd></button>
        <button className="turn" type="button" onClick={turn} aria-label="Switch light and dark"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7" /><path d="M10 3a7 7 0 0 1 0 14z" className="full" /></svg></button>
      </header>
      {here < 0 ? <Front /> : <div className="sheet"><Sidebar here={here} /><Article here={here} /></div>}
      <footer className="foot">
        <p><strong>twite</strong> is imagined, and so are the birds it has heard. The manual is real enough to be yours.</p>
        <p><a href="changelog.html">What is new in {version.number}</a> <button type="button" onClick={() => setOpen('keys')}>Keys of this manual</button></p>
      </footer>
      {open === 'search' && <Search close={() => setOpen('')} />}
      {open === 'keys' && <Keys close={() => setOpen('')} />}
    </>
  );
}

function turn() {
  const root = document.documentElement;
  const now = root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.style.colorScheme = now === 'dark' ? 'light' : 'dark';
  drawer.write('scheme', root.style.colorScheme);
}

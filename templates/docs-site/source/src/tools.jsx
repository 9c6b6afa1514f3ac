import { useEffect, useState } from 'react';
import { drawer } from './drawer.js';
import { Keys } from './keys.jsx';
import { Search } from './search.jsx';

const typing = (target) => target.closest('input, textarea, select, [contenteditable]');
const find = (selector) => document.querySelector(selector);

/** Search and keys, opened by buttons of the page and by single keys. */
export function Tools() {
  const [open, setOpen] = useState('');

  useEffect(() => {
    const press = (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return setOpen('search');
      }
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || find('dialog[open]') || drawer.read('single-keys') === 'off') return;
      if (event.key === '/') {
        event.preventDefault();
        setOpen('search');
      } else if (event.key === '?') setOpen('keys');
      else if (event.key === 'n') follow('[rel="next"], .ways a');
      else if (event.key === 'p') follow('[rel="prev"]');
      else if (event.key === 't') turn();
    };
    const pairs = [['.find', () => setOpen('search')], ['[data-open-keys]', () => setOpen('keys')], ['.turn', turn]].map(([selector, act]) => [find(selector), act]);
    addEventListener('keydown', press);
    for (const [button, act] of pairs) button.addEventListener('click', act);
    return () => {
      removeEventListener('keydown', press);
      for (const [button, act] of pairs) button.removeEventListener('click', act);
    };
  }, []);

  if (open === 'search') return <Search close={() => setOpen('')} />;
  return open === 'keys' && <Keys close={() => setOpen('')} />;
}

function follow(selector) {
  const link = find(selector);
  if (link) location.href = link.href;
}

function turn() {
  const root = document.documentElement;
  const now = root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.style.colorScheme = now === 'dark' ? 'light' : 'dark';
  drawer.write('scheme', root.style.colorScheme);
}

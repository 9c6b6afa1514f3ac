import './main.css';
import { startLetter } from './letter.js';
import { startPlayer } from './player.js';

const dock = document.querySelector('[data-dock]');
if (dock) startPlayer(dock);

const letter = document.querySelector('[data-form="letter"]');
if (letter) startLetter(letter);

/* The feed's address depends on where the site lies, so it is made here. */
const copy = document.querySelector('[data-copy-feed]');
copy?.addEventListener('click', async () => {
  const said = document.querySelector('[data-copied]');
  const address = new URL('feed.xml', location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    said.textContent = `Copied: ${address}`;
  } catch {
    said.textContent = `Copy this: ${address}`;
  }
});

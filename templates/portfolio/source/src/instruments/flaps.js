/* A split-flap board. Each flap turns through the alphabet until it shows its letter, as they did. */
import { readWords } from '../words.js';

const wheel = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-!?';
const columns = 9;
const rows = 3;

/** Breaks words into lines of the board; what does not fit is left out. */
function lay(text) {
  const lines = [''];
  for (const word of text.toUpperCase().split(/\s+/).filter(Boolean)) {
    const joined = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
    if (joined.length <= columns) lines[lines.length - 1] = joined;
    else lines.push(word.slice(0, columns));
  }
  return lines.slice(0, rows).map((line) => line.padEnd(columns)).join('').padEnd(columns * rows);
}

export function flaps(root) {
  const board = root.querySelector('[data-board]');
  const form = root.querySelector('form');
  const { sayings } = readWords('flap-words');
  const cells = Array.from({ length: columns * rows }, () => {
    const cell = document.createElement('span');
    board.append(cell);
    return { cell, at: 0, goal: 0 };
  });
  let wait = 0;
  let turn = 0;
  let saying = 0;

  function aim(text) {
    [...lay(text)].forEach((letter, index) => {
      cells[index].goal = Math.max(0, wheel.indexOf(letter));
    });
  }

  function show(one) {
    one.cell.textContent = wheel[one.at];
    one.cell.classList.toggle('turning', one.at !== one.goal);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = form.elements.words.value.trim();
    if (!text) return;
    aim(text);
    wait = -20;
    if (!isLive) settle();
  });

  let isLive = false;
  function settle() {
    for (const one of cells) {
      one.at = one.goal;
      show(one);
    }
  }

  // A message sent before this board was put together comes back in the address.
  const sent = new URLSearchParams(location.search).get('words')?.trim();
  if (sent) wait = -20;
  aim(sent || sayings[0]);
  return {
    frame(seconds) {
      turn += seconds;
      wait += seconds;
      if (wait > 7) {
        wait = 0;
        saying = (saying + 1) % sayings.length;
        aim(sayings[saying]);
      }
      if (turn < 0.055) return;
      turn = 0;
      for (const one of cells)
        if (one.at !== one.goal) {
          one.at = (one.at + 1) % wheel.length;
          show(one);
        }
    },
    still: settle,
    running: (is) => (isLive = is),
  };
}

/*
 * Split flaps. window.flaps(element) cuts an element's words into flaps and returns a function that shows other words.
 *
 * The words stay in the element as text for screen readers; the flaps are hidden from them. A flap turns through the
 * drum in order, as the real ones do, but never through more than seven leaves: nobody waits for a Z. With reduced
 * motion the words simply change.
 */
window.flaps = (() => {
  const DRUM = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:!?&\'-';
  const COUNTING = '9876543210'; // downwards, so that a second is one leaf
  const LEAF = 130; // milliseconds a leaf takes; as long as the two animations in board.css together
  const LONGEST = 7;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  // A letter that the drum lacks is shown without its accent, or painted on a leaf of its own.
  function onDrum(letter) {
    if (DRUM.includes(letter)) return letter;
    const [plain] = letter.normalize('NFD');
    if (DRUM.includes(plain)) return plain;
    return /[\p{L}\p{N}\p{Sc}]/u.test(letter) ? letter : ' ';
  }

  function flap(letter, drum) {
    const cell = document.createElement('span');
    cell.className = 'flap';
    for (const name of ['up', 'down', 'fall', 'rise']) {
      const half = document.createElement('span');
      half.className = name;
      half.dataset.c = letter;
      cell.append(half);
    }
    const [up, down, fall, rise] = cell.children;
    let now = letter;
    let queue = [];
    let busy = false;

    function next() {
      const to = queue.shift();
      if (to === undefined) {
        busy = false;
        return;
      }
      busy = true;
      fall.dataset.c = now;
      down.dataset.c = now;
      up.dataset.c = to;
      rise.dataset.c = to;
      now = to;
      cell.classList.add('falling');
      setTimeout(() => {
        down.dataset.c = to;
        cell.classList.remove('falling');
        requestAnimationFrame(next);
      }, LEAF);
    }

    return {
      cell,
      turn(to, delay) {
        if (to === (queue.at(-1) ?? now)) return;
        if (calm.matches) {
          for (const half of cell.children) half.dataset.c = to;
          now = to;
          return;
        }
        const from = drum.indexOf(now);
        const until = drum.indexOf(to);
        if (until < 0 || from < 0) {
          queue = [to];
          if (!busy) setTimeout(() => !busy && next(), delay);
          return;
        }
        const way = (until - from + drum.length) % drum.length;
        const leaves = Math.min(way || 1, LONGEST);
        queue = Array.from({ length: leaves }, (_, i) => drum[(until - leaves + 1 + i + drum.length) % drum.length]);
        if (!busy) setTimeout(() => !busy && next(), delay);
      },
    };
  }

  return (element) => {
    const cells = Number(element.dataset.cells);
    const letters = (words) => [...words.toUpperCase().normalize('NFC')].slice(0, cells);
    const clean = (words) => [...letters(words), ...new Array(cells).fill(' ')].slice(0, cells).map(onDrum);
    const text = element.querySelector('.text');
    const box = document.createElement('span');
    box.className = 'flaps';
    box.setAttribute('aria-hidden', 'true');
    const drum = element.dataset.drum === 'counting' ? COUNTING : DRUM;
    const flaps = clean(text.textContent).map((letter) => flap(letter, drum));
    box.append(...flaps.map(({ cell }) => cell));
    element.append(box);
    element.classList.add('cut');

    return (words) => {
      text.textContent = words;
      clean(words).forEach((letter, i) => flaps[i].turn(letter, i * 18));
    };
  };
})();

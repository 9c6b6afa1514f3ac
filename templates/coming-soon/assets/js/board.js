/* The board: cuts every row into flaps, counts down, and can be held. window.board.say puts words on its last row. */
(() => {
  const { words, fill } = window.launch;
  const leaves = Date.parse(words.leaves);
  const rows = {};
  for (const element of document.querySelectorAll('[data-row]')) {
    const show = window.flaps(element);
    if (element.dataset.row) rows[element.dataset.row] = show;
  }

  const hold = document.querySelector('[data-hold]');
  const spoken = document.querySelector('[data-spoken]');
  const clock = document.querySelector('[data-clock]');
  const two = (number) => String(number).padStart(2, '0');
  let held = false;
  let minute = '';
  let gone = false;

  function tick() {
    if (held) return;
    const now = new Date();
    const left = Math.max(0, Math.floor((leaves - now) / 1000));
    const [days, hours, minutes, seconds] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
    rows.days(String(Math.min(days, 999)).padStart(3, '0'));
    rows.hours(two(hours));
    rows.minutes(two(minutes));
    rows.seconds(two(seconds));
    clock.textContent = `${two(now.getHours())}.${two(now.getMinutes())}`;
    // Once a minute is enough for those who hear it, and it is not announced: it can be read at any time.
    if (minute !== clock.textContent) {
      minute = clock.textContent;
      spoken.textContent = left ? fill(words.left, { days, hours, minutes }) : words.gone;
    }
    if (!left && !gone) {
      gone = true;
      rows.message(words.goneOnBoard);
    }
  }

  hold.addEventListener('click', () => {
    held = !held;
    hold.setAttribute('aria-pressed', String(held));
    tick();
  });
  document.querySelector('[data-hold-place]').hidden = false;

  window.board = { say: (line) => rows.message(line) };
  tick();
  setInterval(tick, 1000);
})();

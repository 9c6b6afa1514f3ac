/* The time grid: a row for every quarter of an hour, from the first full hour of both days to the last. */
export const minutesOf = (time) => {
  const [hour, minute = 0] = time.split(/[.:]/).map(Number);
  return hour * 60 + minute;
};

const timeOf = (node, name) => node.querySelector(`[data-${name}]`).textContent.trim();

/** Puts what has times into its rows, and talks into the day they name; what says no time stays in the list. */
export function layGrid(root) {
  const days = new Map([...root.querySelectorAll('[data-day-of]')].map((section) => [section.dataset.dayOf, section.querySelector('.day')]));
  for (const talk of root.querySelectorAll('.talk')) {
    const day = days.get(talk.dataset.day);
    if (day && talk.parentElement !== day) day.append(talk);
  }
  const timed = [...root.querySelectorAll('.talk, .rest, .all')].map((node) => ({ node, from: minutesOf(timeOf(node, 'start')), to: minutesOf(timeOf(node, 'end')) }));
  const known = timed.filter(({ from, to }) => from < to);
  if (known.length === 0) return;
  const first = Math.floor(Math.min(...known.map(({ from }) => from)) / 60) * 60;
  const last = Math.max(...known.map(({ to }) => to));
  const rowOf = (minutes) => Math.round((minutes - first) / 15) + 2;
  for (const { node, from, to } of known) {
    node.style.setProperty('--rows', `${rowOf(from)} / ${rowOf(to)}`);
    if (node.matches('.talk')) node.classList.toggle('long', to - from >= 75);
  }
  root.style.setProperty('--quarters', String(Math.ceil((last - first) / 15)));
  for (const day of days.values())
    for (let hour = first; hour < last; hour += 60) {
      const line = Object.assign(document.createElement('p'), { className: 'hour', textContent: `${String(hour / 60).padStart(2, '0')}:00` });
      line.setAttribute('aria-hidden', 'true');
      line.style.setProperty('--rows', `${rowOf(hour)} / span 1`);
      day.prepend(line);
    }
}

import { paints } from './boards.js';

/**
 * Where a backend goes. This file alone knows where the boards are kept; here it is the browser. Keep the two functions
 * and let them talk to an address of yours: `load()` gives the boards or null, `save(state)` says whether it was kept and
 * is called at most every 0.3 seconds.
 */
const key = 'shunt.1';

export function load() {
  try {
    return readBoards(JSON.parse(localStorage.getItem(key)));
  } catch {
    return null; // First visit, or storage is switched off: the sample boards.
  }
}

export function save(state) {
  try {
    localStorage.setItem(key, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');
const list = (value) => (Array.isArray(value) ? value : []);

/** Takes what somebody else may have written and gives a state in which everything fits, or throws words for people. */
export function readBoards(json) {
  const boards = list(json?.boards).map(readBoard);
  if (boards.length === 0) throw new Error('there is no board in it');
  const current = boards.some(({ id }) => id === json.current) ? json.current : boards[0].id;
  return { current, boards };
}

function readBoard(board) {
  if (typeof board?.id !== 'string' || !Array.isArray(board.columns))
    throw new Error('one of its boards has no columns');
  const labels = list(board.labels)
    .filter(({ id }) => typeof id === 'string')
    .map(({ id, name, paint }) => ({
      id,
      name: text(name, 24) || 'Label',
      paint: paints.includes(paint) ? paint : 'cream',
    }));
  const cards = {};
  const columns = board.columns.map((column, place) => ({
    id: text(column?.id, 40) || `column-${place}`,
    name: text(column?.name, 40) || 'Column',
    limit: Math.max(0, Math.min(99, Number.parseInt(column?.limit, 10) || 0)),
    cards: list(column?.cards).filter((id) => {
      const card = board.cards?.[id];
      // Each card once: what stands in two columns stays in the first.
      if (!card || cards[id]) return false;
      cards[id] = {
        id,
        no: Number(card.no) || 0,
        title: text(card.title, 200) || 'Without a title',
        text: text(card.text, 4000),
        labels: list(card.labels).filter((label) => labels.some((known) => known.id === label)),
        due: /^\d{4}-\d\d-\d\d$/.test(card.due) ? card.due : '',
        checks: list(card.checks).map((check, index) => ({
          id: text(check?.id, 40) || `check-${index}`,
          text: text(check?.text, 200),
          isDone: Boolean(check?.isDone),
        })),
      };
      return true;
    }),
  }));
  const highest = Math.max(0, ...Object.values(cards).map(({ no }) => no));
  return { id: board.id, name: text(board.name, 60) || 'Board', nextNo: highest + 1, labels, columns, cards };
}

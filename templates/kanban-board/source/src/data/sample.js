import { dayOf } from '../state/dates.js';
import { paints } from '../state/boards.js';
import { samples } from './page.js';

const textOf = (item, name) => item.querySelector(`[data-${name}]`)?.textContent.trim() ?? '';
const listOf = (text = '') =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const same = (one, other) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The boards of the page as boards of the application. Due dates are counted from the first visit, so that something is always due. */
export function sampleBoards(now) {
  const boards = [...samples.querySelectorAll('[data-boards] > li')].map((item, place) => makeBoard(item, `board-${place + 1}`, now));
  return { current: boards[0].id, boards };
}

function makeBoard(item, id, now) {
  const labels = [...item.querySelectorAll('[data-labels] > li')].map((one, place) => ({
    id: `${id}-label-${place + 1}`,
    name: one.textContent.trim(),
    paint: paints.includes(one.dataset.paint) ? one.dataset.paint : 'cream',
  }));
  const columns = [...item.querySelectorAll('[data-columns] > li')].map((one, place) => ({
    id: `${id}-column-${place + 1}`,
    name: one.textContent.trim(),
    limit: Math.max(0, Math.min(99, Number.parseInt(one.dataset.limit, 10) || 0)),
    cards: [],
  }));
  const cards = {};
  let no = Number.parseInt(item.dataset.first, 10) || 1;
  for (const one of item.querySelectorAll('[data-cards] > li')) {
    const card = makeCard(one, `${id}-card-${no}`, no, labels, now);
    cards[card.id] = card;
    // A column that is not there: the first.
    const column = columns.find(({ name }) => same(name, one.dataset.column)) ?? columns[0];
    column.cards.push(card.id);
    no += 1;
  }
  return { id, name: textOf(item, 'name'), nextNo: no, labels, columns, cards };
}

function makeCard(item, id, no, labels, now) {
  const { due } = item.dataset;
  const day = new Date(now);
  day.setDate(day.getDate() + Number(due));
  return {
    id,
    no,
    title: textOf(item, 'title'),
    text: textOf(item, 'note'),
    labels: listOf(item.dataset.labels).flatMap((name) => labels.find((label) => same(label.name, name))?.id ?? []),
    due: due.trim() === '' || Number.isNaN(day.getTime()) ? '' : dayOf(day),
    checks: listOf(textOf(item, 'checklist')).map((text, index) => ({
      id: `${id}-${index}`,
      text: text.replace(/^\[x?\]\s*/i, ''),
      isDone: /^\[x\]/i.test(text),
    })),
  };
}

/**
 * All boards, as plain data, and everything that can be done to them.
 *
 *   { current, boards: [{ id, name, nextNo, labels: [{ id, name, paint }], columns, cards }] }
 *   column  { id, name, limit, cards: [card id] }         limit 0: none
 *   card    { id, no, title, text, labels: [label id], due: '2026-11-26' | '', checks: [{ id, text, isDone }] }
 *
 * The order of the cards is kept in the columns only, so that a card can never stand in two places.
 */
export const paints = ['oxide', 'green', 'cream', 'yellow', 'blue', 'slate'];

export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7);

export const boardOf = (state) => state.boards.find(({ id }) => id === state.current) ?? state.boards[0];

export const placeOf = (board, card) => {
  const column = board.columns.find(({ cards }) => cards.includes(card));
  return column && { column: column.id, index: column.cards.indexOf(card) };
};

export function emptyBoard(name) {
  const column = (title, limit = 0) => ({ id: newId(), name: title, limit, cards: [] });
  return {
    id: newId(),
    name,
    nextNo: 1,
    labels: [
      { id: newId(), name: 'Urgent', paint: 'oxide' },
      { id: newId(), name: 'Routine', paint: 'green' },
      { id: newId(), name: 'Idea', paint: 'cream' },
    ],
    columns: [column('To do'), column('Doing', 3), column('Done')],
    cards: {},
  };
}

const change = (list, id, changes) => list.map((one) => (one.id === id ? { ...one, ...changes } : one));

const without = (columns, card) =>
  columns.map((column) =>
    column.cards.includes(card) ? { ...column, cards: column.cards.filter((other) => other !== card) } : column,
  );

function boardReducer(board, action) {
  switch (action.type) {
    case 'addCard': {
      const card = { text: '', labels: [], due: '', checks: [], ...action.card, no: board.nextNo };
      return {
        ...board,
        nextNo: board.nextNo + 1,
        cards: { ...board.cards, [card.id]: card },
        columns: board.columns.map((one) =>
          one.id === action.column ? { ...one, cards: [...one.cards, card.id] } : one,
        ),
      };
    }

    case 'changeCard': {
      const cards = { ...board.cards, [action.id]: { ...board.cards[action.id], ...action.change } };
      const changed = { ...board, cards };
      return action.column ? boardReducer(changed, { ...action, type: 'moveCard' }) : changed;
    }

    case 'removeCard': {
      const { [action.id]: _gone, ...cards } = board.cards;
      return { ...board, cards, columns: without(board.columns, action.id) };
    }

    case 'moveCard': {
      const before = placeOf(board, action.id);
      if (!before || (before.column === action.column && before.index === action.index)) return board;
      const columns = without(board.columns, action.id).map((column) => {
        if (column.id !== action.column) return column;
        const cards = [...column.cards];
        cards.splice(action.index, 0, action.id);
        return { ...column, cards };
      });
      return { ...board, columns };
    }

    case 'addColumn':
      return { ...board, columns: [...board.columns, { id: newId(), name: action.name, limit: 0, cards: [] }] };

    case 'changeColumn':
      return { ...board, columns: change(board.columns, action.id, action.change) };

    case 'shiftColumn': {
      const from = board.columns.findIndex(({ id }) => id === action.id);
      const to = from + action.by;
      if (to < 0 || to >= board.columns.length) return board;
      const columns = [...board.columns];
      columns.splice(to, 0, ...columns.splice(from, 1));
      return { ...board, columns };
    }

    case 'removeColumn': {
      const gone = board.columns.find(({ id }) => id === action.id);
      const cards = Object.fromEntries(Object.entries(board.cards).filter(([id]) => !gone.cards.includes(id)));
      return { ...board, cards, columns: board.columns.filter(({ id }) => id !== action.id) };
    }

    case 'changeBoard':
      return { ...board, ...action.change };

    default:
      return board;
  }
}

export function boardsReducer(state, action) {
  switch (action.type) {
    case 'goTo':
      return { ...state, current: action.id };

    case 'addBoard':
      return { current: action.board.id, boards: [...state.boards, action.board] };

    case 'removeBoard': {
      const boards = state.boards.filter(({ id }) => id !== action.id);
      return { current: boards[0].id, boards };
    }

    case 'replace':
      return action.state;

    default: {
      const board = boardOf(state);
      const next = boardReducer(board, action);
      return next === board ? state : { ...state, boards: state.boards.map((one) => (one === board ? next : one)) };
    }
  }
}

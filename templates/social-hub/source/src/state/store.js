/**
 * Where a backend goes. This file alone knows where the board is kept; here it is the browser. To plug in a server, keep
 * the four functions and let them talk to an address of yours:
 *
 *   load()            the board and the desk, or null at the first visit
 *   save(state)       called at most every 0.3 seconds after a change; says whether it was kept
 *   onOutside(tell)   calls `tell(state)` when somebody else has changed the board (another tab; with a server: a socket)
 *   forget()          start again with the sample square
 */
const key = 'lindenplatz.2';
const seatKey = 'lindenplatz.seat';

const parse = (text) => {
  try {
    const state = JSON.parse(text);
    return isState(state) ? state : null;
  } catch {
    return null;
  }
};

/** Whether something read from a file or the disk is a board of ours. */
export function isState(state) {
  const { board, desk } = state ?? {};
  const lists = ['people', 'notes', 'letters', 'notices'];
  return (
    lists.every((name) => Array.isArray(board?.[name])) &&
    typeof board.follows === 'object' &&
    board.people.length > 0 &&
    board.people.every((one) => typeof one?.id === 'string' && typeof one.name === 'string') &&
    board.notes.every(
      (one) => typeof one?.title === 'string' && Array.isArray(one.tabs) && Array.isArray(one.replies),
    ) &&
    board.people.some((one) => one.id === desk?.me)
  );
}

export function load() {
  try {
    const state = parse(localStorage.getItem(key));
    const seat = sessionStorage.getItem(seatKey);
    if (state && seat && state.board.people.some(({ id }) => id === seat)) state.desk.me = seat;
    return state;
  } catch {
    return null; // Storage is switched off: the sample square, until the page is closed.
  }
}

export function save(state) {
  try {
    localStorage.setItem(key, JSON.stringify(state));
    // Each tab of the browser has a seat of its own, so that two members can write to each other.
    sessionStorage.setItem(seatKey, state.desk.me);
    return true;
  } catch {
    return false;
  }
}

export function onOutside(tell) {
  const listen = (event) => {
    if (event.key !== key || !event.newValue) return;
    const state = parse(event.newValue);
    if (state) tell(state);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function forget() {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(seatKey);
  } catch {
    // Nothing was kept.
  }
}

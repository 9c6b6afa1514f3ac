import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { sampleState } from '../data/sample.js';
import { boardReducer } from './board.js';
import { deskReducer } from './desk.js';
import { undoable, withHistory } from './history.js';
import * as store from './store.js';

const Context = createContext(null);

/** Everything the components need of the state: `const { board, me, act } = useBoard()`. */
export const useBoard = () => useContext(Context);

const boardWithHistory = undoable(boardReducer);

function reduce(state, action) {
  if (action.type === 'arrive')
    return {
      history: boardWithHistory(state.history, { type: 'replace', board: action.state.board, fromOutside: true }),
      desk: deskReducer(state.desk, { type: 'replaceDesk', desk: action.state.desk, keepSeat: true }),
    };
  if (action.type === 'restore')
    return {
      history: boardWithHistory(state.history, { type: 'replace', board: action.state.board, saying: action.saying }),
      desk: action.state.desk,
    };
  const history = boardWithHistory(state.history, action);
  const desk = deskReducer(state.desk, action);
  return history === state.history && desk === state.desk ? state : { history, desk };
}

function begin() {
  const { board, desk } = store.load() ?? sampleState(Date.now());
  return { history: withHistory(board), desk };
}

export function BoardProvider({ children }) {
  const [state, dispatch] = useReducer(reduce, null, begin);
  const [said, setSaid] = useState(null);
  const [isKept, setKept] = useState(true);
  const { history, desk } = state;
  const board = history.present;
  const fromOutside = useRef(false);

  useEffect(() => {
    if (fromOutside.current) {
      // Writing back what has just arrived would make two tabs answer each other for ever.
      fromOutside.current = false;
      return undefined;
    }
    const write = () => setKept(store.save({ board, desk }));
    const later = setTimeout(write, 300);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', write);
    };
  }, [board, desk]);

  useEffect(
    () =>
      store.onOutside((arrived) => {
        fromOutside.current = true;
        dispatch({ type: 'arrive', state: arrived });
      }),
    [],
  );

  /** Changes the board. `saying` is shown with a way back and names the step in the history. */
  const act = useCallback((action) => {
    dispatch({ at: Date.now(), ...action });
    if (action.saying) setSaid({ text: action.saying, canUndo: true, key: Math.random() });
  }, []);
  const say = useCallback((text) => setSaid(text && { text, canUndo: false, key: Math.random() }), []);

  const undo = useCallback(() => {
    const last = history.past.at(-1);
    if (!last) return;
    dispatch({ type: 'undo' });
    setSaid({ text: `Undone: ${last.saying}`, canRedo: true, key: Math.random() });
  }, [history]);
  const redo = useCallback(() => {
    const next = history.future[0];
    if (!next) return;
    dispatch({ type: 'redo' });
    setSaid({ text: `Redone: ${next.saying}`, canUndo: true, key: Math.random() });
  }, [history]);

  const value = useMemo(() => {
    const people = new Map(board.people.map((one) => [one.id, one]));
    return {
      board,
      desk,
      me: people.get(desk.me),
      /** A member; somebody who has left when there is no such member. */
      person: (id) => people.get(id) ?? { id, name: 'Former member', home: '', face: {} },
      act,
      say,
      said,
      undo,
      redo,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isKept,
    };
  }, [board, desk, act, say, said, undo, redo, history, isKept]);

  return <Context value={value}>{children}</Context>;
}

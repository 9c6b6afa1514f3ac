import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { sampleBoards } from '../data/sample.js';
import { undoable, withHistory } from './history.js';
import { load, save } from './store.js';
import { boardOf, boardsReducer } from './boards.js';

const Context = createContext(null);

/** `const { board, act } = useBoards()`: the open board, and the way to change it. */
export const useBoards = () => useContext(Context);

// Looking at another board changes nothing that would have to be taken back.
const reducer = undoable(boardsReducer, ({ type }) => type === 'goTo');

export function BoardsProvider({ children }) {
  const [history, dispatch] = useReducer(reducer, null, () => withHistory(load() ?? sampleBoards(new Date())));
  const [said, setSaid] = useState(null);
  const [isKept, setKept] = useState(true);
  const { past, present: state, future } = history;

  useEffect(() => {
    const write = () => setKept(save(state));
    const later = setTimeout(write, 300);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', write);
    };
  }, [state]);

  const say = useCallback((text) => setSaid(text && { text, key: Math.random() }), []);
  const act = useCallback((action) => {
    dispatch(action);
    if (action.saying) setSaid({ text: action.saying, canUndo: true, key: Math.random() });
  }, []);

  const value = useMemo(() => {
    const undo = () => {
      if (past.length === 0) return;
      dispatch({ type: 'undo' });
      setSaid({ text: `Undone: ${past.at(-1).saying}`, canRedo: true, key: Math.random() });
    };
    const redo = () => {
      if (future.length === 0) return;
      dispatch({ type: 'redo' });
      setSaid({ text: `Done again: ${future[0].saying}`, canUndo: true, key: Math.random() });
    };
    return {
      state,
      board: boardOf(state),
      act,
      say,
      said,
      undo,
      redo,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      isKept,
    };
  }, [state, past, future, act, say, said, isKept]);

  return <Context value={value}>{children}</Context>;
}

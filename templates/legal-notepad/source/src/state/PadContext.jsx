import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from 'react';
import { samplePad } from '../data/sample.js';
import { undoable, withHistory } from './history.js';
import { isBlankNote, makeNote, padReducer } from './pad.js';
import { load, save } from './store.js';

const Context = createContext(null);

/** `const { note, act } = usePad()`: the open note, and the way to change the pad. */
export const usePad = () => useContext(Context);

const reducer = undoable(padReducer, ({ type }) => type === 'open');

export function PadProvider({ children }) {
  const [history, dispatch] = useReducer(reducer, null, () => withHistory(load() ?? samplePad(Date.now())));
  const [said, setSaid] = useState(null);
  const [isKept, setKept] = useState(true);
  const { past, present: pad, future } = history;

  useEffect(() => {
    const write = () => setKept(save(pad));
    const later = setTimeout(write, 400);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', write);
    };
  }, [pad]);

  const say = useCallback((text) => setSaid(text && { text, key: Math.random() }), []);
  const act = useCallback((action) => {
    dispatch({ at: Date.now(), ...action });
    if (action.saying) setSaid({ text: action.saying, canUndo: true, key: Math.random() });
  }, []);

  const value = useMemo(
    () => ({
      pad,
      note: pad.notes.find(({ id }) => id === pad.open) ?? null,
      act,
      /** Opens a new note, or the open one when nothing has been written into it. */
      newNote() {
        const open = pad.notes.find(({ id }) => id === pad.open);
        if (!open || !isBlankNote(open)) act({ type: 'add', note: makeNote('Notes'), saying: 'New note' });
        setTimeout(() => document.querySelector('.lines-title textarea')?.focus());
      },
      say,
      said,
      isKept,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undo() {
        if (past.length === 0) return;
        dispatch({ type: 'undo' });
        setSaid({ text: `Undone: ${past.at(-1).saying}`, canRedo: true, key: Math.random() });
      },
      redo() {
        if (future.length === 0) return;
        dispatch({ type: 'redo' });
        setSaid({ text: `Done again: ${future[0].saying}`, canUndo: true, key: Math.random() });
      },
    }),
    [pad, past, future, act, say, said, isKept],
  );
  return <Context value={value}>{children}</Context>;
}

const longest = 60;

export const withHistory = (present) => ({ past: [], present, future: [] });

/** Wraps a reducer so that `undo` and `redo` walk through its states. `saying` tells what was done, for the message. */
export function undoable(reducer) {
  return (history, action) => {
    const { past, present, future } = history;
    if (action.type === 'undo') {
      if (past.length === 0) return history;
      const last = past.at(-1);
      return {
        past: past.slice(0, -1),
        present: last.state,
        future: [{ state: present, saying: last.saying }, ...future],
      };
    }
    if (action.type === 'redo') {
      if (future.length === 0) return history;
      const [next, ...rest] = future;
      return { past: [...past, { state: present, saying: next.saying }], present: next.state, future: rest };
    }
    const state = reducer(present, action);
    if (state === present) return history;
    // What another tab of the browser did can not be taken back from here.
    if (action.type === 'replace' && action.fromOutside) return withHistory(state);
    return {
      past: [...past, { state: present, saying: action.saying ?? '' }].slice(-longest),
      present: state,
      future: [],
    };
  };
}

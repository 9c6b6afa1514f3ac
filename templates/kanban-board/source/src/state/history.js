const longest = 100;

export const withHistory = (present) => ({ past: [], present, future: [] });

/** Wraps a reducer so that `undo` and `redo` walk through its states. `action.saying` names the step. */
export function undoable(reducer, isQuiet = () => false) {
  return (history, action) => {
    const { past, present, future } = history;
    if (action.type === 'undo') {
      const last = past.at(-1);
      if (!last) return history;
      return {
        past: past.slice(0, -1),
        present: last.state,
        future: [{ state: present, saying: last.saying }, ...future],
      };
    }
    if (action.type === 'redo') {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, { state: present, saying: next.saying }], present: next.state, future: rest };
    }
    const state = reducer(present, action);
    if (state === present) return history;
    if (isQuiet(action)) return { ...history, present: state };
    const step = { state: present, saying: action.saying ?? 'last step' };
    return { past: [...past, step].slice(-longest), present: state, future: [] };
  };
}

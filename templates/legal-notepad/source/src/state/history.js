const longest = 200;
/** Letters typed within this time are one step. */
const breath = 1200;

export const withHistory = (present) => ({ past: [], present, future: [], last: null });

/** Wraps a reducer so that `undo` and `redo` walk through its states. Opening a note is no step; a burst of typing is one. */
export function undoable(reducer, isQuiet) {
  return (history, action) => {
    const { past, present, future } = history;
    if (action.type === 'undo') {
      const step = past.at(-1);
      if (!step) return history;
      return {
        past: past.slice(0, -1),
        present: step.state,
        future: [{ ...step, state: present }, ...future],
        last: null,
      };
    }
    if (action.type === 'redo') {
      const [step, ...rest] = future;
      if (!step) return history;
      return { past: [...past, { ...step, state: present }], present: step.state, future: rest, last: null };
    }
    const state = reducer(present, action);
    if (state === present) return history;
    if (isQuiet(action)) return { ...history, present: state };
    const { burst, at } = action;
    if (burst && history.last?.burst === burst && at - history.last.at < breath)
      return { ...history, present: state, future: [], last: { burst, at } };
    const step = { state: present, saying: action.saying ?? 'writing' };
    return { past: [...past, step].slice(-longest), present: state, future: [], last: burst ? { burst, at } : null };
  };
}

/* What is kept on this device: lessons that were opened or finished, quizzes, notes. Without storage it lasts until the page is left. */
window.Progress = (() => {
  const key = 'online-course.v1';
  const empty = () => ({ done: [], notes: {}, seen: {} });
  let state = empty();
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (found && Array.isArray(found.done)) state = { ...empty(), ...found };
  } catch {
    // No storage, or something else lay there: begin anew.
  }

  /** Returns whether it could be written. */
  function keep() {
    try {
      localStorage.setItem(key, JSON.stringify(state));
      return true;
    } catch {
      return false;
    }
  }

  return {
    done: () => [...state.done],
    setDone(lessons) {
      state.done = [...new Set(lessons)].sort((one, other) => one - other);
      return keep();
    },
    note: (lesson) => state.notes[lesson] ?? '',
    setNote(lesson, text) {
      state.notes[lesson] = text;
      return keep();
    },
    /** Lessons that were opened, by their number: { title, link, score }. */
    seen: () => ({ ...state.seen }),
    see(lesson, what) {
      state.seen[lesson] = { ...state.seen[lesson], ...what };
      return keep();
    },
    /** Everything that is kept, and the way to put it back. */
    all: () => structuredClone(state),
    setAll(all) {
      state = { ...empty(), ...all };
      return keep();
    },
  };
})();

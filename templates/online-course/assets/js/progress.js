/* What is kept on this device: finished lessons and notes. Without storage it lasts until the page is left. */
window.Progress = (() => {
  const key = 'online-course.v1';
  const empty = () => ({ done: [], notes: {} });
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
  };
})();

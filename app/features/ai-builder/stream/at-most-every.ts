/**
 * Does something soon after it was asked for, and again no sooner than so many milliseconds later, however often it is asked
 * for meanwhile. `end` forgets what was asked and not yet done.
 */
export function atMostEvery(milliseconds: number, work: () => void): { ask(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    work();
    timer = setTimeout(run, milliseconds);
  };
  return {
    ask() {
      isAsked = true;
      timer ??= setTimeout(run);
    },
    end() {
      clearTimeout(timer);
      isAsked = false;
    },
  };
}

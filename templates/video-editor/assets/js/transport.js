/* The clock: where the film stands, how fast it runs, and who is told. */
window.PictureStart = window.PictureStart || {};
PictureStart.transport = (() => {
  const { project, compositor, sound } = PictureStart;
  let film = null;
  let at = 0;
  let rate = 0;
  let since = 0;
  let from = 0;
  let ticket = 0;
  const listeners = new Set();
  const tell = () => listeners.forEach((listen) => listen(at, rate));

  const limit = (t) => Math.max(0, Math.min(t, Math.max(0, project.lengthOf(film))));

  function tick() {
    const length = project.lengthOf(film);
    const { in: first, out: last } = film.marks;
    const end = last !== null && from < last ? last : length;
    const begin = first !== null && from > first ? first : 0;
    at = from + ((performance.now() - since) / 1000) * rate;
    if ((rate > 0 && at >= end) || (rate < 0 && at <= begin)) {
      at = rate > 0 ? end : begin;
      stop();
      return;
    }
    compositor.cue(film, at, Math.max(0, rate));
    tell();
    ticket = requestAnimationFrame(tick);
  }

  /** 1 is the speed of the film, 2 and 4 run ahead, -1 and -2 run back; only at 1 there is sound. */
  function run(speed) {
    cancelAnimationFrame(ticket);
    const length = project.lengthOf(film);
    if (length === 0) return;
    if (speed > 0 && at >= length - project.frame(film)) at = film.marks.in ?? 0;
    rate = speed;
    from = at;
    since = performance.now();
    if (speed === 1) sound.play(film, at);
    else sound.stop();
    tick();
  }

  function stop() {
    cancelAnimationFrame(ticket);
    rate = 0;
    at = project.toFrame(film, limit(at));
    sound.stop();
    compositor.cue(film, at, 0);
    tell();
  }

  /** Goes to a moment; a running film runs on from there. */
  function go(t) {
    at = project.toFrame(film, limit(t));
    if (rate !== 0) run(rate);
    else {
      compositor.cue(film, at, 0);
      tell();
    }
  }

  /** The film was changed: draws again, and starts the sound again with it. */
  function use(next) {
    film = next;
    if (rate !== 0) {
      from = limit(at);
      since = performance.now();
      if (rate === 1) sound.play(film, from);
    } else {
      at = limit(at);
      compositor.cue(film, at, 0);
    }
    tell();
  }

  return {
    run, stop, go, use,
    toggle: () => (rate === 0 ? run(1) : stop()),
    step: (frames) => {
      if (rate !== 0) stop();
      go(at + frames * project.frame(film));
    },
    listen: (call) => listeners.add(call),
    get at() { return at; },
    get rate() { return rate; },
  };
})();

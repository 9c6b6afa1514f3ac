/* Sound of the film: plays along in the suite, and is mixed in one go for the export. */
window.PictureStart = window.PictureStart || {};
PictureStart.sound = (() => {
  const { project, media } = PictureStart;
  let context = null;
  let running = [];

  /** Clips that can be heard, with their samples. */
  const audible = (film) =>
    film.clips
      .filter(({ track, volume, media: id }) => !film.off.includes(track) && volume > 0 && id && media.of(id).buffer)
      .map((clip) => ({ clip, buffer: media.of(clip.media).buffer }));

  /** Sets all clips going on `target`'s clock, from time `t` of the film on. Answers the sources, to stop them. */
  function schedule(film, target, outlet, t, until) {
    const now = target.currentTime;
    return audible(film).flatMap(({ clip, buffer }) => {
      const end = Math.min(project.endOf(clip), until);
      if (end <= t || clip.start >= until) return [];
      const begin = Math.max(t, clip.start);
      const when = now + begin - t;
      const level = clip.volume / 100;
      const gain = target.createGain();
      const at = (moment) => {
        const inside = moment - clip.start;
        const rise = clip.fadeIn > 0 ? inside / clip.fadeIn : 1;
        const fall = clip.fadeOut > 0 ? (clip.length - inside) / clip.fadeOut : 1;
        return level * Math.max(0, Math.min(1, rise, fall));
      };
      const bends = [clip.start + clip.fadeIn, project.endOf(clip) - clip.fadeOut].filter((moment) => moment > begin && moment < end);
      gain.gain.setValueAtTime(at(begin), when);
      for (const moment of bends) gain.gain.linearRampToValueAtTime(at(moment), now + moment - t);
      gain.gain.linearRampToValueAtTime(at(end), now + end - t);
      const source = target.createBufferSource();
      source.buffer = buffer;
      source.playbackRate.value = clip.speed;
      source.connect(gain).connect(outlet);
      source.start(when, clip.from + (begin - clip.start) * clip.speed);
      source.stop(now + end - t);
      return [source];
    });
  }

  /** Must be called from a click or key the first time: browsers play nothing before. */
  function play(film, t, outlet) {
    stop();
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume();
    running = schedule(film, context, outlet ?? context.destination, t, Infinity);
  }

  function stop() {
    for (const source of running) source.stop();
    running = [];
  }

  /** The mix from `from` to `until` as an AudioBuffer, two channels; null when the film is silent there. */
  async function mix(film, from, until) {
    const rate = 48_000;
    if (audible(film).length === 0) return null;
    const offline = new OfflineAudioContext(2, Math.ceil((until - from) * rate), rate);
    schedule(film, offline, offline.destination, from, until);
    return offline.startRendering();
  }

  /** An outlet whose stream a recorder can take. */
  function outlet() {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume();
    return context.createMediaStreamDestination();
  }

  return { play, stop, mix, outlet };
})();

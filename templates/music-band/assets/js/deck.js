/* The player of the music page: chooses a song, shows where it is, lets one jump. */
(() => {
  const $ = (selector) => document.querySelector(selector);
  if (!$('.deck')) return;
  const { player } = BAND;
  const place = $('[data-place]');
  const lamps = $('[data-lamps]');
  const songs = [...document.querySelectorAll('.songs li')];
  const titleOf = (song) => song.querySelector('.title').textContent;
  let chosen = songs.find(player.isPlayable) ?? null;
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

  function draw() {
    const { playing, at, beat } = player;
    if (songs.includes(playing)) chosen = playing;
    for (const song of songs) {
      const button = song.querySelector('[data-play]');
      button.disabled = !player.isPlayable(song);
      button.classList.toggle('is-on', song === playing);
      button.setAttribute('aria-pressed', String(song === playing));
    }
    $('[data-run]').hidden = !chosen;
    if (!chosen) return;
    const length = player.lengthOf(chosen);
    place.max = length;
    place.value = at;
    place.setAttribute('aria-valuetext', `${clock(at)} of ${clock(length)}`);
    $('[data-now]').textContent = playing ? titleOf(playing) : 'Nothing is playing.';
    $('[data-clock]').textContent = playing ? `${clock(at)} of ${clock(length)}` : '';
    const steps = player.stepsOf(chosen);
    while (lamps.children.length > steps) lamps.lastChild.remove();
    while (lamps.children.length < steps) lamps.append(document.createElement('i'));
    [...lamps.children].forEach((lamp, n) => lamp.classList.toggle('is-lit', n === beat));
  }

  document.addEventListener('click', ({ target }) => {
    const song = target.closest('[data-play]')?.closest('li');
    if (!song) return;
    if (player.playing === song) player.stop();
    else player.play(song);
  });
  place.addEventListener('input', () => player.play(chosen, Number(place.value)));
  player.listen(draw);
  draw();
})();

/* The player of the music page: chooses a song, shows where it is, lets one jump. */
(() => {
  const { machine, songs } = SecondDrum;
  const $ = (selector) => document.querySelector(selector);
  const place = $('[data-place]');
  const lamps = $('[data-lamps]');
  let chosen = 'left-hand';
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

  for (const node of document.querySelectorAll('[data-length]')) node.textContent = clock(machine.lengthOf(node.dataset.length));

  function draw() {
    const { playing, at, beat } = machine;
    if (playing) chosen = playing;
    for (const button of document.querySelectorAll('[data-song]')) {
      const isOn = button.dataset.song === playing;
      button.classList.toggle('is-on', isOn);
      button.setAttribute('aria-pressed', String(isOn));
    }
    const length = machine.lengthOf(chosen);
    place.max = length;
    place.value = at;
    place.setAttribute('aria-valuetext', `${clock(at)} of ${clock(length)}`);
    $('[data-now]').textContent = playing ? songs[playing].title : 'Nothing is playing.';
    $('[data-clock]').textContent = playing ? `${clock(at)} of ${clock(length)}` : '';
    const file = `assets/img/sleeve-${songs[chosen].sleeve}.svg`;
    const sleeve = $('[data-sleeve]');
    if (sleeve.getAttribute('src') !== file) sleeve.src = file;
    const { steps } = songs[chosen];
    while (lamps.children.length > steps) lamps.lastChild.remove();
    while (lamps.children.length < steps) lamps.append(document.createElement('i'));
    [...lamps.children].forEach((lamp, n) => lamp.classList.toggle('is-lit', n === beat));
  }

  document.addEventListener('click', ({ target }) => {
    const key = target.closest('[data-song]')?.dataset.song;
    if (!key) return;
    if (machine.playing === key) machine.stop();
    else machine.play(key);
  });
  place.addEventListener('input', () => machine.play(chosen, Number(place.value)));
  machine.listen(draw);
  draw();
})();

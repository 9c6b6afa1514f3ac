/* The first page: the name fits the window, and its one button plays a song; the drums behind the name jump with their kits. */
(() => {
  const title = document.querySelector('.hero h1');
  const longest = Math.max(...[...title.querySelectorAll('[data-ink]')].map((word) => word.textContent.length));
  if (longest > 6) title.style.setProperty('--fit', (6 / longest).toFixed(3));

  const node = document.querySelector('.hero-play');
  if (!node) return;
  const { player } = BAND;
  const button = node.querySelector('[data-hero]');
  const words = node.querySelector('[data-hero-words]');
  const first = words.textContent;
  button.hidden = !player.isPlayable(node);
  button.addEventListener('click', () => (player.playing ? player.stop() : player.play(node)));
  player.listen(() => {
    button.classList.toggle('is-on', player.playing !== null);
    words.textContent = player.playing ? 'Stop' : first;
  });
})();

/* The one button of the first page: plays the new song; the drums behind the title jump with their kits. */
(() => {
  const { machine } = SecondDrum;
  const button = document.querySelector('[data-hero-play]');
  const words = document.querySelector('[data-hero-words]');
  button.addEventListener('click', () => (machine.playing ? machine.stop() : machine.play('left-hand')));
  machine.listen(() => {
    const isOn = machine.playing !== null;
    button.classList.toggle('is-on', isOn);
    words.textContent = isOn ? 'Stop, the neighbours' : 'Play “Left Hand, Right Hand”';
  });
})();

/* A metronome: the weight sets the tempo, tapping sets it too. It keeps silent, on principle. */
export function metronome(root) {
  const arm = root.querySelector('[data-arm]');
  const weight = root.querySelector('[data-weight]');
  const lamp = root.querySelector('[data-lamp]');
  const tempo = root.querySelector('input');
  const reading = root.querySelector('[data-reading]');
  const names = [
    [60, 'largo'],
    [76, 'adagio'],
    [108, 'andante'],
    [120, 'moderato'],
    [156, 'allegro'],
    [176, 'vivace'],
    [999, 'presto'],
  ];
  let phase = 0.22;
  let taps = [];

  function draw() {
    arm.setAttribute('transform', `rotate(${(Math.sin(phase * Math.PI) * 27).toFixed(2)} 110 286)`);
    // Lit for the first tenth after the arm has passed the middle.
    lamp.setAttribute('opacity', phase % 1 < 0.2 ? '1' : '0.18');
  }

  function set(beats) {
    const value = Math.round(Math.min(208, Math.max(40, beats)));
    tempo.value = value;
    weight.setAttribute('y', String(58 + ((value - 40) / 168) * 120));
    reading.textContent = `${value}, ${names.find(([under]) => value < under)[1]}`;
  }

  tempo.addEventListener('input', () => set(Number(tempo.value)));
  root.querySelector('[data-tap]').addEventListener('click', () => {
    const now = performance.now();
    taps = [...taps.filter((tap) => now - tap < 2500), now].slice(-5);
    if (taps.length > 1) set(60000 / ((taps.at(-1) - taps[0]) / (taps.length - 1)));
    phase = 0;
    draw();
  });
  set(Number(tempo.value));

  return {
    frame(seconds) {
      phase = (phase + (seconds * Number(tempo.value)) / 60) % 2;
      draw();
    },
    still: draw,
  };
}

/* Two tuning forks and a beam: x swings with one, y with the other. */
import { colour } from '../colours.js';
import { sharpen } from '../stage.js';

export function scope(root) {
  const { context, width, height } = sharpen(root.querySelector('canvas'));
  const [across, down] = root.querySelectorAll('input');
  const reading = root.querySelector('[data-reading]');
  let time = 0;

  function draw(fade) {
    context.globalAlpha = fade;
    context.fillStyle = colour('screen');
    context.fillRect(0, 0, width, height);
    const reach = width * 0.41;
    const [a, b] = [Number(across.value), Number(down.value)];
    context.beginPath();
    for (let step = 0; step <= 400; step++) {
      const angle = (step / 400) * Math.PI * 2;
      const x = width / 2 + reach * Math.sin(a * angle + time * 0.55);
      const y = height / 2 + reach * Math.sin(b * angle);
      if (step) context.lineTo(x, y);
      else context.moveTo(x, y);
    }
    // A wide faint line under a thin bright one: glow enough, and far cheaper than a shadow.
    context.strokeStyle = colour('lit');
    context.globalAlpha = 0.22;
    context.lineWidth = 7;
    context.stroke();
    context.globalAlpha = 1;
    context.lineWidth = 1.9;
    context.stroke();
  }

  const read = () => (reading.textContent = `${across.value} : ${down.value}`);
  root.addEventListener('input', () => {
    read();
    draw(1);
  });
  read();

  return {
    frame(seconds) {
      time += seconds;
      draw(0.32);
    },
    still: () => draw(1),
  };
}

/* A drum of paper and a pen. It writes down how restless you are: pointer, keys, scrolling. */
import { colour } from '../colours.js';
import { sharpen } from '../stage.js';

export function seismograph(root) {
  const canvas = root.querySelector('canvas');
  const { context, width, height } = sharpen(canvas);
  const middle = height / 2;
  let trace = Array.from({ length: width }, (_, x) => Math.sin(x / 3) * 22 * Math.exp(-(((x - 150) / 42) ** 2)) + Math.sin(x * 1.7) * 1.2);
  let force = 0;
  let swing = 0;
  let speed = 0;
  let time = 0;

  addEventListener('pointermove', (event) => (force += Math.hypot(event.movementX, event.movementY) * 0.35), { passive: true });
  addEventListener('scroll', () => (force += 7), { passive: true });
  addEventListener('keydown', () => (force += 45));
  root.querySelector('[data-knock]').addEventListener('click', () => {
    force += 420;
    if (!isLive) {
      trace = trace.map((value, x) => value + Math.sin(x / 2.2) * 40 * Math.exp(-(((x - width * 0.7) / 30) ** 2)));
      draw();
    }
  });
  let isLive = false;

  function draw() {
    context.fillStyle = colour('paper');
    context.fillRect(0, 0, width, height);
    context.strokeStyle = colour('paper-line');
    context.lineWidth = 1;
    context.beginPath();
    for (let y = 14.5; y < height; y += 16) {
      context.moveTo(0, y);
      context.lineTo(width, y);
    }
    const shift = (time * 60) % 30;
    for (let x = width - shift; x > 0; x -= 30) {
      context.moveTo(Math.round(x) + 0.5, 0);
      context.lineTo(Math.round(x) + 0.5, height);
    }
    context.stroke();
    context.strokeStyle = colour('pine');
    context.lineWidth = 1.7;
    context.beginPath();
    trace.forEach((value, x) => context.lineTo(x, middle + value));
    context.stroke();
    context.fillStyle = colour('hot');
    context.fillRect(width - 6, middle + trace.at(-1) - 2, 6, 4);
  }

  return {
    frame(seconds) {
      time += seconds;
      for (let part = 0; part < Math.max(1, Math.round(seconds * 60)); part++) {
        // A stiff spring, shaken: it overshoots a little and comes to rest.
        speed += (Math.random() - 0.5) * (force + 2.2) - swing * 0.22;
        speed *= 0.82;
        swing = Math.max(-middle + 6, Math.min(middle - 6, swing + speed));
        force *= 0.9;
        trace.push(swing);
        trace.shift();
      }
      draw();
    },
    still: draw,
    running: (is) => (isLive = is),
  };
}

/* Fireflies in a jar. They follow their neighbours, keep off the glass, and dislike knocking. */
import { colour } from '../colours.js';
import { sharpen } from '../stage.js';

const many = 46;

export function jar(root) {
  const { context, width, height } = sharpen(root.querySelector('canvas'));
  const flies = Array.from({ length: many }, (_, index) => ({
    x: width * (0.25 + 0.5 * Math.random()),
    y: height * (0.25 + 0.55 * Math.random()),
    dx: Math.cos(index) * 30,
    dy: Math.sin(index) * 30,
    beat: Math.random() * 6,
  }));

  function move(seconds) {
    for (const fly of flies) {
      let [mx, my, near] = [0, 0, 0];
      for (const other of flies) {
        const [ox, oy] = [other.x - fly.x, other.y - fly.y];
        const far = Math.hypot(ox, oy);
        if (other === fly || far > 46) continue;
        near++;
        mx += other.dx * 0.5 + ox * 1.1;
        my += other.dy * 0.5 + oy * 1.1;
        if (far < 13) {
          fly.dx -= (ox / (far || 1)) * 5;
          fly.dy -= (oy / (far || 1)) * 5;
        }
      }
      if (near) {
        fly.dx += (mx / near - fly.dx) * 0.03;
        fly.dy += (my / near - fly.dy) * 0.03;
      }
      fly.dx += (Math.random() - 0.5) * 9;
      fly.dy += (Math.random() - 0.5) * 9;
      const edge = 22;
      if (fly.x < edge) fly.dx += 7;
      if (fly.x > width - edge) fly.dx -= 7;
      if (fly.y < edge * 1.6) fly.dy += 7;
      if (fly.y > height - edge) fly.dy -= 7;
      const speed = Math.hypot(fly.dx, fly.dy) || 1;
      const wanted = Math.min(Math.max(speed, 22), speed > 90 ? speed * 0.97 : 90);
      fly.x = Math.min(width - 6, Math.max(6, fly.x + (fly.dx / speed) * wanted * seconds));
      fly.y = Math.min(height - 6, Math.max(6, fly.y + (fly.dy / speed) * wanted * seconds));
      fly.dx *= wanted / speed;
      fly.dy *= wanted / speed;
      fly.beat += seconds * 2.6;
    }
  }

  function draw() {
    context.clearRect(0, 0, width, height);
    for (const fly of flies) {
      const glow = 0.55 + 0.45 * Math.sin(fly.beat);
      context.fillStyle = colour('lit');
      context.globalAlpha = 0.16 * glow;
      context.beginPath();
      context.arc(fly.x, fly.y, 9, 0, 7);
      context.fill();
      context.globalAlpha = Math.max(0, 0.45 + 0.55 * glow);
      context.beginPath();
      context.arc(fly.x, fly.y, 2.3, 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  /** A knock at a place: everybody flees from it. */
  function knock(x, y) {
    for (const fly of flies) {
      const [ox, oy] = [fly.x - x, fly.y - y];
      const far = Math.hypot(ox, oy) || 1;
      fly.dx += (ox / far) * (26000 / (far + 60));
      fly.dy += (oy / far) * (26000 / (far + 60));
    }
  }

  const glass = root.querySelector('[data-glass]');
  glass.addEventListener('click', (event) => {
    const box = glass.getBoundingClientRect();
    // A key press has no place: it knocks on the bottom.
    if (event.detail === 0) knock(width / 2, height);
    else knock(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  });

  return {
    frame(seconds) {
      move(seconds);
      draw();
    },
    still: draw,
  };
}

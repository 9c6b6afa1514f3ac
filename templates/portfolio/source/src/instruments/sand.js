/* Sand: a grain falls, or slides, or stays. Pour with the pointer, turn the frame over with the button. */
import { channels, whenRecoloured } from '../colours.js';

const [columns, rows] = [72, 84];
/** What no grain is made of, and what the four kinds are. */
const names = ['screen', 'lit', 'air', 'chalk', 'hot'];

/** One number a colour, in the order in which a canvas keeps its bytes: alpha, blue, green, red. */
function pixelOf(name) {
  const [red, green, blue] = channels(name);
  return 0xff000000 + blue * 0x10000 + green * 0x100 + red;
}

/** Two ledges, so that there is something to fall past. */
const ledges = [
  { y: 30, from: 13, to: 39 },
  { y: 52, from: 35, to: 61 },
];
const isLedge = new Uint8Array(columns * rows);
for (const { y, from, to } of ledges) isLedge.fill(1, y * columns + from, y * columns + to + 1);

export function sand(root) {
  const canvas = root.querySelector('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const picture = context.createImageData(columns, rows);
  const pixels = new Uint32Array(picture.data.buffer);
  const grains = new Uint8Array(columns * rows);
  let colours = [];
  let ledgeColour = 0;
  const mix = () => {
    colours = names.map(pixelOf);
    ledgeColour = pixelOf('ledge');
  };
  mix();
  whenRecoloured(mix);
  let many = 0;
  let pouring = null;
  let time = 0;
  let colour = 1;

  const isFree = (x, y) => x >= 0 && x < columns && y < rows && !grains[y * columns + x] && !isLedge[y * columns + x];

  function fall() {
    for (let y = rows - 2; y >= 0; y--)
      for (let step = 0; step < columns; step++) {
        // Every other row from the other side, so that heaps do not lean.
        const x = y % 2 ? step : columns - 1 - step;
        const grain = grains[y * columns + x];
        if (!grain) continue;
        const side = Math.random() < 0.5 ? -1 : 1;
        let to = x;
        if (!isFree(x, y + 1)) {
          if (isFree(x + side, y + 1) && isFree(x + side, y)) to = x + side;
          else if (isFree(x - side, y + 1) && isFree(x - side, y)) to = x - side;
          else continue;
        }
        grains[y * columns + x] = 0;
        grains[(y + 1) * columns + to] = grain;
      }
  }

  function pour(x, y, size) {
    for (let count = 0; count < size; count++) {
      const px = Math.round(x + (Math.random() - 0.5) * 5);
      const py = Math.max(0, Math.round(y + (Math.random() - 0.5) * 3));
      if (!isFree(px, py)) continue;
      grains[py * columns + px] = colour;
      many++;
    }
  }

  function draw() {
    for (let index = 0; index < grains.length; index++) pixels[index] = isLedge[index] ? ledgeColour : colours[grains[index]];
    context.putImageData(picture, 0, 0);
  }

  function step() {
    time++;
    if (time % 260 === 0) colour = (colour % 4) + 1;
    if (many < columns * rows * 0.42 && time % 2) pour(26 + Math.sin(time / 140) * 18, 1, 1);
    if (pouring) pour(...pouring, 5);
    fall();
  }

  /** A heap in bands, as if it had been running for a while. */
  function heap(middle, base, height) {
    for (let x = 0; x < columns; x++)
      for (let up = 0; up < height - Math.abs(x - middle); up++) {
        const band = Math.floor((Math.abs(x - middle) + up) / 4);
        if (!isFree(x, base - up)) continue;
        grains[(base - up) * columns + x] = (band % 4) + 1;
        many++;
      }
  }

  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * columns, ((event.clientY - box.top) / box.height) * rows];
  };
  canvas.addEventListener('pointerdown', (event) => {
    colour = (colour % 4) + 1;
    pouring = place(event);
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (pouring) pouring = place(event);
  });
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => (pouring = null));
  root.querySelector('[data-turn]').addEventListener('click', () => {
    grains.reverse();
    draw();
  });

  heap(26, 29, 12);
  heap(48, 51, 10);
  heap(12, rows - 1, 21);
  heap(38, rows - 1, 17);
  heap(66, rows - 1, 9);
  for (let warm = 0; warm < 16; warm++) step();
  return {
    frame() {
      step();
      step();
      draw();
    },
    still: draw,
  };
}

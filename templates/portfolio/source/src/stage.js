/*
 * The mains. Every instrument gives three functions, and only the stage decides when they run:
 *
 *   frame(seconds)   draws the next picture; called up to sixty times a second while it runs
 *   still()          draws one good picture, for when it does not run
 *   running(is)      optional: told when it starts and stops
 *
 * An instrument rests while it is off screen, while the tab is hidden, when its own switch is off,
 * and when the mains are off. For visitors who ask for less motion the mains begin switched off.
 * Until somebody moves, scrolls, touches or types, all of them rest: a page in a tab that nobody
 * looks at costs no battery. On slow machines fewer pictures a second are drawn.
 */
import { whenRecoloured } from './colours.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const mains = document.querySelector('[data-mains]');
const instruments = new Set();
let hasPower = !calm.matches;
let isAwake = false;
let last = 0;
let request = 0;
let skip = 0;

/** Milliseconds that all instruments together may take for one picture. */
const budget = 10;

const isLive = (one) => isAwake && hasPower && one.isOn && one.isSeen && !document.hidden;

function tick(now) {
  if (skip > 0) {
    skip--;
    request = requestAnimationFrame(tick);
    return;
  }
  const seconds = Math.min(0.05, (now - last) / 1000);
  last = now;
  const began = performance.now();
  let live = 0;
  for (const one of instruments)
    if (isLive(one)) {
      one.frame(seconds);
      live++;
    }
  skip = Math.min(5, Math.floor((performance.now() - began) / budget));
  request = live ? requestAnimationFrame(tick) : 0;
}

function update() {
  for (const one of instruments) {
    const runs = hasPower && one.isOn;
    one.button.textContent = runs ? 'Stop' : 'Run';
    one.button.setAttribute('aria-label', `${runs ? 'Stop' : 'Run'} the ${one.name}`);
    one.running?.(isLive(one));
    if (!runs) one.still();
  }
  mains.setAttribute('aria-pressed', String(hasPower));
  if (!request) {
    last = performance.now();
    request = requestAnimationFrame(tick);
  }
}

const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries)
    for (const one of instruments) if (one.root === target) one.isSeen = isIntersecting;
  update();
});

/** One after the other in quiet moments, so that the page answers while they are being put together. */
const later = globalThis.requestIdleCallback ?? ((task) => setTimeout(task, 50));
let previous = Promise.resolve();

/** Puts an instrument on the stage: `make` gets its element and gives back its functions. */
export function plugIn(name, make) {
  const root = document.querySelector(`[data-instrument="${name}"]`);
  if (root) previous = previous.then(() => new Promise((done) => later(() => done(set(root, make)), { timeout: 400 })));
}

function set(root, make) {
  const one = { root, name: root.dataset.name, isOn: true, isSeen: false, button: root.querySelector('[data-run]'), ...make(root) };
  instruments.add(one);
  one.still();
  one.button.addEventListener('click', () => {
    // Running one while the mains are off switches the mains on, and the others off.
    if (!hasPower) {
      for (const other of instruments) other.isOn = false;
      hasPower = true;
      one.isOn = true;
    } else one.isOn = !one.isOn;
    update();
  });
  watcher.observe(root);
}

export async function switchOn() {
  await previous;
  if (!instruments.size) return;
  mains.addEventListener('click', () => {
    hasPower = !hasPower;
    if (hasPower) for (const one of instruments) one.isOn = true;
    update();
  });
  calm.addEventListener('change', () => {
    hasPower = !calm.matches;
    update();
  });
  document.addEventListener('visibilitychange', update);
  whenRecoloured(() => {
    for (const one of instruments) one.still();
  });
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) addEventListener(sign, wake, { once: true, passive: true });
  update();
}

/** Somebody is here. */
function wake() {
  if (isAwake) return;
  isAwake = true;
  update();
}

/** A canvas as sharp as the screen. Gives back its context and its size in CSS pixels. */
export function sharpen(canvas) {
  const { width, height } = canvas;
  const density = Math.min(2, devicePixelRatio || 1);
  canvas.width = width * density;
  canvas.height = height * density;
  // Keeps these small pictures with the processor: nothing to wait for while the page opens.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.scale(density, density);
  return { context, width, height };
}

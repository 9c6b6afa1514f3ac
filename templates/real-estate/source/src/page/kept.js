/* Houses somebody keeps an eye on: in this browser only, and for the visit where there is no storage. */
const place = 'real-estate.kept';
const listeners = new Set();
let kept = read();

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The ids of what is kept; the same list until it changes. */
export const keptNow = () => kept;

/** Calls back on every change; returns what ends that. */
export function onKept(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(id) {
  kept = kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id];
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Then it is kept for this visit.
  }
  show();
  for (const listener of listeners) listener();
}

function show() {
  for (const button of document.querySelectorAll('[data-keep]')) button.setAttribute('aria-pressed', String(kept.includes(button.dataset.keep)));
  for (const badge of document.querySelectorAll('[data-kept-count]')) badge.textContent = kept.length;
}

/** Makes every heart of the page work. */
export function startKept() {
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-keep]');
    if (button) toggle(button.dataset.keep);
  });
  show();
}

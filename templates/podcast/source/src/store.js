/* Where listeners left off. Works without storage too: then it is forgotten with the page. */
const key = 'podcast';
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem(key)) ?? {};
} catch {
  kept = {};
}

export const recall = (name, otherwise) => kept[name] ?? otherwise;

export function keep(name, value) {
  kept[name] = value;
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Private windows and full disks: the page goes on without.
  }
}

/* The talks somebody keeps. Works without storage too: then they are forgotten with the page. */
const key = 'conference.saved';

export function readKept() {
  try {
    const list = JSON.parse(localStorage.getItem(key));
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function writeKept(list) {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Private windows and full disks: the page goes on without.
  }
}

/**
 * Where a backend goes. This file alone knows where the pad is kept; here it is the browser. Keep the two functions and
 * let them talk to an address of yours: `load()` gives the pad or null, `save(pad)` says whether it was kept and is called
 * at most every 0.4 seconds while somebody writes.
 */
const key = 'ruled.1';

export function load() {
  try {
    return readPad(JSON.parse(localStorage.getItem(key)));
  } catch {
    return null; // First visit, or storage is switched off: the sample pad.
  }
}

export function save(pad) {
  try {
    localStorage.setItem(key, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

const text = (value, most = 200_000) => (typeof value === 'string' ? value.slice(0, most) : '');
const list = (value) => (Array.isArray(value) ? value : []);

/** Takes what may come from anywhere and gives a pad in which everything fits, or throws words for people. */
export function readPad(json) {
  if (!Array.isArray(json?.notes)) throw new Error('there are no notes in it');
  const ids = new Set();
  const notes = json.notes.map((note, place) => {
    let id = text(note?.id, 40) || `note-${place}`;
    while (ids.has(id)) id += 'x';
    ids.add(id);
    return {
      id,
      kind: note?.kind === 'letter' ? 'letter' : 'note',
      title: text(note?.title, 200),
      text: text(note?.text),
      from: text(note?.from, 400),
      to: text(note?.to, 400),
      place: text(note?.place, 100),
      ending: text(note?.ending, 100),
      signature: text(note?.signature, 200),
      folder: text(note?.folder, 40) || 'Notes',
      tags: list(note?.tags)
        .map((tag) => text(tag, 24))
        .filter(Boolean),
      at: Number(note?.at) || Date.now(),
      versions: list(note?.versions).map((version) => ({
        at: Number(version?.at) || 0,
        why: text(version?.why, 60),
        title: text(version?.title, 200),
        text: text(version?.text),
      })),
    };
  });
  const mine = Object.fromEntries(
    ['name', 'street', 'town', 'mail', 'envelope'].map((part) => [part, text(json.mine?.[part], 100)]),
  );
  return { open: ids.has(json.open) ? json.open : (notes[0]?.id ?? null), mine, notes };
}

/*
 * The basket: lines of { product, name, colour, size, price, picture, count } as the product's page said them, kept in this
 * browser. Open tabs agree through the storage event. Without storage it lasts as long as the page.
 */
/** The most of one thing. */
export const most = 9;

const key = 'fashion-shop.basket';
const words = ['product', 'name', 'colour', 'size', 'picture'];
const listeners = new Set();
let isKept = true;
let lines = load();

const isSame = (one, other) => one.product === other.product && one.colour === other.colour && one.size === other.size;

function readable(text) {
  try {
    const list = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((line) => words.every((word) => typeof line?.[word] === 'string') && Number.isFinite(line.price) && Number.isInteger(line.count) && line.count > 0 && line.count <= most);
  } catch {
    return [];
  }
}

function load() {
  try {
    return readable(localStorage.getItem(key));
  } catch {
    isKept = false;
    return [];
  }
}

function tell(next) {
  lines = next;
  for (const listener of listeners) listener();
}

function change(next) {
  try {
    localStorage.setItem(key, JSON.stringify(next));
    isKept = true;
  } catch {
    // Full or forbidden: the basket then lives in this page only.
    isKept = false;
  }
  tell(next);
}

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) tell(readable(event.newValue));
});

/** The lines; the same list until they change. */
export const basketNow = () => lines;

/** Whether the next page will know of it. */
export const isKeptNow = () => isKept;

/** Calls back on every change; returns what ends that. */
export function onBasket(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts one more of a product into the basket. */
export function add(line) {
  const had = lines.find((other) => isSame(other, line));
  if (had) setCount(had, had.count + 1);
  else change([...lines, { ...line, count: 1 }]);
}

/** Sets how many of a line there are, from one to the most. */
export function setCount(line, count) {
  const kept = Math.max(1, Math.min(most, count));
  change(lines.map((other) => (isSame(other, line) ? { ...other, count: kept } : other)));
}

/** Removes a line and returns what puts it back where it was. */
export function remove(line) {
  const at = lines.findIndex((other) => isSame(other, line));
  const gone = lines[at];
  change(lines.filter((other) => !isSame(other, line)));
  return () => {
    if (gone && !lines.some((other) => isSame(other, gone))) change([...lines.slice(0, at), gone, ...lines.slice(at)]);
  };
}

/** Empties the basket. */
export const clear = () => change([]);

export const keyOf = ({ product, colour, size }) => `${product} ${colour} ${size}`;
export const countOf = (list) => list.reduce((sum, { count }) => sum + count, 0);
export const sumOf = (list) => list.reduce((sum, { price, count }) => sum + price * count, 0);

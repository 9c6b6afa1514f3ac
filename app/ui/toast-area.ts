import { carryToasts, takeCarriedToasts } from './carried-toasts.ts';
import { iconButtonClass } from './icon-button-class.ts';
import {
  dismissToast,
  shownToasts,
  subscribeToToasts,
  type Toast,
  type ToastOptions,
  toast,
} from './toast.ts';

const DEFAULT_DURATION_MS = 5000;
/** As long as the next page shows at least what this one had on show. */
const CARRIED_DURATION_MS = 2500;

type Item = {
  element: HTMLLIElement;
  remaining: number;
  started: number;
  timer?: ReturnType<typeof setTimeout>;
};

/**
 * Draws the notifications, newest at the bottom, into the live region of the page. Their time stands still while one is
 * pointed at or holds the focus. What is on show when the page is left is shown by the next one. Returns the function
 * that stops.
 */
export function drawToasts(region: HTMLElement): () => void {
  const items = new Map<number, Item>();
  const list = Object.assign(document.createElement('ol'), { className: 'flex flex-col gap-3' });
  const stop = new AbortController();
  const { signal } = stop;
  let pointed = false;
  let focused = false;
  let cameFrom: HTMLElement | null = null;

  const pause = (item: Item) => {
    if (item.timer === undefined) return;
    clearTimeout(item.timer);
    item.timer = undefined;
    item.remaining -= Date.now() - item.started;
  };
  const run = (id: number, item: Item) => {
    if (item.timer !== undefined) return;
    item.started = Date.now();
    item.timer = setTimeout(() => dismissToast(id), item.remaining);
  };
  const keepTime = () => {
    for (const [id, item] of items) pointed || focused ? pause(item) : run(id, item);
  };
  /** Focus must not fall into nothing when the button it is on goes away. */
  const close = (id: number) => {
    dismissToast(id);
    focused = false;
    keepTime();
    if (cameFrom?.isConnected) cameFrom.focus();
  };
  const update = () => {
    const shown = shownToasts();
    for (const [id, item] of items) {
      if (shown.some((one) => one.id === id)) continue;
      clearTimeout(item.timer);
      item.element.remove();
      items.delete(id);
    }
    for (const one of shown) {
      if (items.has(one.id)) continue;
      const element = drawToast(one, () => close(one.id));
      items.set(one.id, { element, remaining: one.duration ?? DEFAULT_DURATION_MS, started: 0 });
      list.append(element);
    }
    if (items.size === 0) {
      list.remove();
      // What is taken away says no longer that the pointer has left it.
      pointed = false;
      focused = false;
    } else if (!list.isConnected) region.append(list);
    keepTime();
  };

  list.addEventListener('pointerenter', () => set(true, focused), { signal });
  list.addEventListener('pointerleave', () => set(false, focused), { signal });
  list.addEventListener('focusin', ({ relatedTarget }) => {
    if (!list.contains(relatedTarget as Node)) cameFrom = relatedTarget as HTMLElement | null;
    set(pointed, true);
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!list.contains(relatedTarget as Node)) set(pointed, false);
  });
  function set(isPointed: boolean, isFocused: boolean): void {
    pointed = isPointed;
    focused = isFocused;
    keepTime();
  }
  addEventListener('pagehide', () => carryToasts(whatIsLeft(items)), { signal });
  const unsubscribe = subscribeToToasts(update);
  update();
  for (const one of takeCarriedToasts()) toast(one);
  return () => {
    stop.abort();
    unsubscribe();
    for (const { timer } of items.values()) clearTimeout(timer);
    list.remove();
  };
}

/** What is on show, with the time it has left. */
function whatIsLeft(items: Map<number, Item>): ToastOptions[] {
  const lasting = shownToasts().filter(({ endsWithPage }) => !endsWithPage);
  return lasting.map(({ id, ...one }) => {
    const { remaining = DEFAULT_DURATION_MS, started = 0, timer } = items.get(id) ?? {};
    const left = timer === undefined ? remaining : remaining - (Date.now() - started);
    return { ...one, duration: Math.max(left, CARRIED_DURATION_MS) };
  });
}

const ICON = 'size-4';
const CLOSE = ['M18 6 6 18', 'm6 6 12 12'];
const ALERT = ['M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20', 'M12 8v4', 'M12 16h.01'];

function drawToast({ title, description, variant }: Toast, close: () => void): HTMLLIElement {
  const isFailure = variant === 'destructive';
  const item = document.createElement('li');
  item.className = `toast flex items-start gap-3 rounded-md border border-b-4 bg-surface py-3 pr-2 pl-4 text-ink ${
    isFailure ? 'border-danger-text' : 'border-edge border-b-ink'
  }`;
  const words = Object.assign(document.createElement('div'), { className: 'min-w-0 flex-1 break-words' });
  words.append(paragraph('font-semibold', title));
  if (description) words.append(paragraph('text-[0.9375rem] text-ink-soft', description));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = iconButtonClass('-my-1.5');
  button.setAttribute('aria-label', 'Close toast');
  button.append(icon(CLOSE, ICON));
  button.addEventListener('click', close);
  if (isFailure) item.append(icon(ALERT, 'mt-0.5 size-5 shrink-0 text-danger-text'));
  item.append(words, button);
  return item;
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { className, textContent: text });
}

function icon(paths: string[], className: string): SVGElement {
  const svg = svgElement('svg', {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
    class: className,
  });
  svg.append(...paths.map((d) => svgElement('path', { d })));
  return svg;
}

function svgElement(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

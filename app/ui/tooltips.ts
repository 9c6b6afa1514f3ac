const OPEN_DELAY_MS = 700;
const OFFSET_PX = 4;
const EDGE_PX = 8;

/**
 * Shows the tooltips of the whole page. Anything with `data-tooltip="text"` gets one 700 ms after the pointer
 * rests on it or the keyboard reaches it, 4 px away; Escape closes it and the pointer may move onto it.
 * `data-tooltip-side="right"` puts it beside instead of below; `data-tooltip-when` is a selector that must match
 * the document element. It repeats the control's accessible name for the eye, so it is hidden from screen readers.
 * Returns the function that stops.
 */
export function followTooltips(bubble: HTMLElement): () => void {
  if (!bubble.showPopover) return () => {};
  let target: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    target = undefined;
    if (bubble.matches(':popover-open')) bubble.hidePopover();
  };
  const aim = (event: Event) => {
    const element = event.target as Element;
    if (bubble.contains(element)) return;
    const next = element.closest?.('[data-tooltip]') ?? undefined;
    if (next === target) return;
    close();
    if (!next || !applies(next)) return;
    if (event.type === 'focusin' && !next.matches(':focus-visible')) return;
    target = next;
    timer = setTimeout(() => open(bubble, next), OPEN_DELAY_MS);
  };
  const leave = (event: PointerEvent) => {
    if (!event.relatedTarget) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('pointerover', aim, { signal });
  document.addEventListener('pointerout', leave, { signal });
  document.addEventListener('focusin', aim, { signal });
  document.addEventListener('focusout', close, { signal });
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('scroll', close, { signal, capture: true, passive: true });
  return () => {
    controller.abort();
    close();
  };
}

function applies(element: Element): boolean {
  const condition = element.getAttribute('data-tooltip-when');
  return !condition || document.documentElement.matches(condition);
}

function open(bubble: HTMLElement, target: Element): void {
  if (!target.isConnected) return;
  bubble.textContent = target.getAttribute('data-tooltip');
  bubble.showPopover();
  const anchor = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const beside = target.getAttribute('data-tooltip-side') === 'right';
  const below = anchor.bottom + OFFSET_PX + height <= innerHeight;
  const x = beside ? anchor.right + OFFSET_PX : anchor.left + (anchor.width - width) / 2;
  const y = beside
    ? anchor.top + (anchor.height - height) / 2
    : below
      ? anchor.bottom + OFFSET_PX
      : anchor.top - OFFSET_PX - height;
  bubble.style.left = `${Math.max(EDGE_PX, Math.min(x, innerWidth - width - EDGE_PX))}px`;
  bubble.style.top = `${Math.max(EDGE_PX, y)}px`;
}

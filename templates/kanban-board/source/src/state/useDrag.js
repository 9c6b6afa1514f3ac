import { useCallback, useEffect, useRef, useState } from 'react';

/** A finger must rest this long before it lifts a card: shorter, and one could not scroll any more. */
const rest = 240;
const slack = 6;
/** Within this distance of an edge the board scrolls along. */
const edge = 56;

/** Where the pointer would drop: the column under it, and which card it would be before. Runs on what is on the screen. */
function targetAt(x, y, id) {
  const columns = [...document.querySelectorAll('[data-column]')];
  const distance = (column) => {
    const { left, right } = column.getBoundingClientRect();
    return x < left ? left - x : x > right ? x - right : 0;
  };
  const column = columns.sort((one, other) => distance(one) - distance(other))[0];
  if (!column) return null;
  const others = [...column.querySelectorAll('[data-card]')].filter((card) => card.dataset.card !== id);
  const before = others.find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { column: column.dataset.column, before: before?.dataset.card ?? null };
}

/**
 * Dragging by mouse and finger with pointer events. The card itself stays where it is, faded, because a finger loses an
 * element that is taken out of the page; a copy hangs on the pointer and a gap shows where it would go.
 *
 * `onDrop(id, column, before)`: before which card it was dropped, or null for the end.
 */
export function useDrag(onDrop) {
  const [drag, setDrag] = useState(null);
  const live = useRef(null);
  const ghost = useRef(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  const end = useCallback((isDropped) => {
    const now = live.current;
    if (!now) return;
    live.current = null;
    clearTimeout(now.timer);
    cancelAnimationFrame(now.frame);
    now.stop();
    if (!now.isLifted) return;
    // The click that follows a drag is not meant for the card.
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event('click')), 0);
    setDrag(null);
    if (isDropped && now.target) drop.current(now.id, now.target.column, now.target.before);
  }, []);

  // While a card hangs on the finger the page must not scroll under it. Browsers decide that when the finger comes
  // down, so the listener is there all the time.
  useEffect(() => {
    const hold = (event) => live.current?.isLifted && event.preventDefault();
    addEventListener('touchmove', hold, { passive: false });
    addEventListener('contextmenu', hold);
    return () => {
      removeEventListener('touchmove', hold, { passive: false });
      removeEventListener('contextmenu', hold);
      end(false);
    };
  }, [end]);

  const follow = useCallback(() => {
    const now = live.current;
    if (!now?.isLifted) return;
    if (ghost.current) ghost.current.style.translate = `${now.x - now.dx}px ${now.y - now.dy}px`;
    const target = targetAt(now.x, now.y, now.id);
    if (target && (target.column !== now.target?.column || target.before !== now.target?.before)) {
      now.target = target;
      setDrag((before) => before && { ...before, target });
    }
  }, []);

  const scroll = useCallback(() => {
    const now = live.current;
    if (!now?.isLifted) return;
    const view = document.querySelector('[data-board]');
    const push = (at, size) => (at < edge ? at - edge : at > size - edge ? at - size + edge : 0) / 5;
    view.scrollLeft += push(now.x, innerWidth);
    scrollBy({ top: push(now.y, innerHeight), behavior: 'instant' });
    follow();
    now.frame = requestAnimationFrame(scroll);
  }, [follow]);

  const lift = useCallback(() => {
    const now = live.current;
    if (!now || now.isLifted) return;
    now.isLifted = true;
    clearTimeout(now.timer);
    getSelection()?.removeAllRanges();
    now.target = targetAt(now.x, now.y, now.id);
    setDrag({
      id: now.id,
      width: now.width,
      height: now.height,
      x: now.x - now.dx,
      y: now.y - now.dy,
      target: now.target,
    });
    now.frame = requestAnimationFrame(scroll);
  }, [scroll]);

  /** For `onPointerDown` of a card. */
  const begin = useCallback(
    (event, id) => {
      if (event.button !== 0 || live.current) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const isTouch = event.pointerType === 'touch';
      const move = (next) => {
        const now = live.current;
        if (next.pointerId !== event.pointerId) return;
        now.x = next.clientX;
        now.y = next.clientY;
        if (now.isLifted) return follow();
        const way = Math.hypot(now.x - event.clientX, now.y - event.clientY);
        if (way < slack) return;
        if (isTouch) end(false);
        else lift();
      };
      const up = (next) => next.pointerId === event.pointerId && end(true);
      const cancel = (next) => next.pointerId === event.pointerId && end(false);
      const escape = (next) => next.key === 'Escape' && end(false);
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
      addEventListener('keydown', escape);
      live.current = {
        id,
        width,
        height,
        x: event.clientX,
        y: event.clientY,
        dx: event.clientX - left,
        dy: event.clientY - top,
        timer: isTouch ? setTimeout(lift, rest) : 0,
        stop() {
          removeEventListener('pointermove', move);
          removeEventListener('pointerup', up);
          removeEventListener('pointercancel', cancel);
          removeEventListener('keydown', escape);
        },
      };
    },
    [end, follow, lift],
  );

  return { drag, begin, ghost };
}
